import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import type { PassportFacts } from '@/lib/bookings/passport-photo/machine-lines';
import type { PhotoOutcome } from '@/lib/bookings/passport-photo/read-photo';
import { noGivenNames } from '@/lib/text/machine-letters';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

type Result = 'done' | 'doneWithoutNames' | 'doneWithOneName' | Extract<PhotoOutcome, string>;

/** Fills in a traveller from a photo of the passport. The reader loads with the first photo and runs on the device. */
export function PassportPhoto({ onRead }: { onRead: (facts: PassportFacts) => void }) {
  const t = useTranslations('bookings.passengers.photo');
  const hintId = useId();
  const [result, setResult] = useState<Result | null>(null);
  const [isBornUnknown, setIsBornUnknown] = useState(false);
  const [reading, setReading] = useState<AbortController | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function read(photo: File) {
    const controller = new AbortController();
    current.current = controller;
    setResult(null);
    setIsBornUnknown(false);
    setReading(controller);
    const outcome = await import('@/lib/bookings/passport-photo/read-photo').then(
      ({ readPassportPhoto }) => readPassportPhoto(photo, todayInQatar(), controller.signal),
      () => 'failed' as const,
    );
    if (controller.signal.aborted) return;
    setReading(null);
    if (outcome && typeof outcome === 'object') {
      onRead(outcome.facts);
      const { surname, givenNames, dateOfBirth } = outcome.facts;
      setResult(!surname ? 'doneWithoutNames' : givenNames === noGivenNames ? 'doneWithOneName' : 'done');
      setIsBornUnknown(!dateOfBirth);
    } else setResult(outcome);
  }

  return (
    <div className="mb-5 noscript:hidden">
      <label
        className={buttonClass(
          'secondary',
          'relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-focus has-disabled:cursor-default has-disabled:text-ink-soft',
        )}
      >
        <Icon name="passport" />
        {t('button')}
        <input
          type="file"
          accept="image/*"
          disabled={reading !== null}
          aria-describedby={hintId}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={({ target }) => {
            const [photo] = target.files ?? [];
            // Allows the same photo again.
            target.value = '';
            if (photo) void read(photo);
          }}
        />
      </label>
      <p id={hintId} className="mt-1.5 text-ink-soft text-sm">
        {t('hint')}
      </p>
      <div role="status">
        {reading && (
          <p className="mt-3 flex flex-wrap items-center gap-x-3">
            <Spinner />
            {t('reading')}
            <Button
              variant="quiet"
              onClick={() => {
                reading.abort();
                setReading(null);
              }}
            >
              {t('cancel')}
            </Button>
          </p>
        )}
        {result && (
          <Notice tone={result.startsWith('done') ? 'success' : 'warning'} className="mt-3">
            <p>{t(result)}</p>
            {isBornUnknown && <p>{t('withoutBirth')}</p>}
          </Notice>
        )}
      </div>
    </div>
  );
}
