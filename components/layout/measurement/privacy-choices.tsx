'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type Consent, giveConsent, readConsent, readMeasurementIds } from '@/lib/analytics/consent';

export interface PrivacyWords {
  open: string;
  title: string;
  text: string;
  agree: string;
  decline: string;
  agreed: string;
  declined: string;
}

/**
 * Asks once for consent to third-party measurement, when any is configured, with a link to the details as its child; opens again from the footer.
 * Both answers look alike. Nothing third-party loads before consent.
 */
export function PrivacyChoices({ words, children }: { words: PrivacyWords; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [given, setGiven] = useState<Consent | null>(null);

  useEffect(() => {
    const { containerId, pixelId } = readMeasurementIds();
    if ((containerId || pixelId) && readConsent() === null) panel.current?.showPopover();
  }, []);

  function choose(consent: Consent) {
    giveConsent(consent);
    setGiven(consent);
    panel.current?.hidePopover();
    opener.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        popoverTarget={id}
        data-waits=""
        className="inline-flex min-h-11 items-center underline-offset-4 hover:text-on-night hover:underline"
      >
        {words.open}
      </button>
      <section
        ref={panel}
        id={id}
        popover="manual"
        data-consent=""
        aria-labelledby={`${id}title`}
        onToggle={(event) => event.newState === 'open' && setGiven(readConsent())}
        onKeyDown={(event) => event.key === 'Escape' && panel.current?.hidePopover()}
        className="consent-panel"
      >
        <h2 id={`${id}title`} className="text-lg">
          {words.title}
        </h2>
        <p className="mt-2 text-ink-soft">
          {words.text} {children}
        </p>
        <div className="mt-4 flex gap-3">
          <button type="button" aria-pressed={given === 'granted'} onClick={() => choose('granted')} className="consent-choice">
            {words.agree}
          </button>
          <button type="button" aria-pressed={given === 'denied'} onClick={() => choose('denied')} className="consent-choice">
            {words.decline}
          </button>
        </div>
      </section>
      <span role="status" className="sr-only">
        {given === 'granted' && <span>{words.agreed}</span>}
        {given === 'denied' && <span>{words.declined}</span>}
      </span>
    </>
  );
}
