'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { DeadEnd as PlainDeadEnd } from '@/components/ui/feedback/error-state';
import { useAnswerFocus } from '@/components/ui/feedback/use-answer-focus';
import { ButtonWithAddress } from '@/components/ui/search/button-with-address';
import { Link } from '@/lib/i18n/navigation';
import type { ExplainedFailure } from '@/lib/search/search-failure';
import { AskAboutPage } from '../../reach';

/** The address contains no valid flight: it was mistyped or cut off, or its day has passed. `searchAt`: English path of a search form. */
export function NoTripInAddress({ searchAt = '/' }: { searchAt?: string }) {
  const t = useTranslations('bookings.flow.noTrip');
  return (
    <DeadEnd art="pages/torn-ticket" title={t('title')} text={t('text')}>
      <Link href={searchAt} className={buttonClass()}>
        {t('home')}
      </Link>
    </DeadEnd>
  );
}

export interface OfferGoneProps {
  /** English path of the offers that were found. */
  backTo: string;
  /** Why it cannot be booked, where a request was refused; otherwise the search was answered without it. */
  refused: 'offerAltered' | 'offerExpired' | null;
  /** The closest replacement, rendered. */
  nearest?: ReactNode;
  /** Its own page, without script. */
  nearestAt?: string | undefined;
  onTake: () => void;
}

/** The offer cannot be booked, nor another fare of its flights: the nearest of the same search in its place, and the way back to the others. */
export function OfferGone({ backTo, refused, nearest, nearestAt, onTake }: OfferGoneProps) {
  const t = useTranslations('bookings.flow');
  const summary = useTranslations('bookings.summary');
  const refusals = useTranslations('bookings.refusals');
  // It may replace a long form whose button was just pressed.
  const notice = useAnswerFocus<HTMLDivElement>();

  return (
    <div ref={notice} tabIndex={-1} className="outline-none">
      <DeadEnd
        {...(!nearest && { art: 'pages/no-flights' })}
        title={refused ? refusals(`${refused}.title`) : t('gone.title')}
        text={refused ? refusals(`${refused}.text`) : t('gone.text')}
      >
        {nearest && (
          <section className="flex basis-full flex-col gap-4 border-line border-t pt-5">
            <h3 className="text-lg">{summary('nearest')}</h3>
            {nearest}
            <ButtonWithAddress href={nearestAt} onPress={onTake} className={buttonClass('primary', 'self-start')}>
              {summary('takeNearest')}
            </ButtonWithAddress>
          </section>
        )}
        <Link href={backTo} prefetch={false} className={buttonClass(nearest ? 'secondary' : 'primary')}>
          {t('backToResults')}
        </Link>
      </DeadEnd>
    </div>
  );
}

interface OfferNotFetchedProps {
  backTo: string;
  failure: ExplainedFailure;
  /** The same page, without script. */
  retryAt?: string;
  onRetry: () => void;
}

/** Shown when the offer could not be checked. */
export function OfferNotFetched({ backTo, failure: { code, mayRetry }, retryAt, onRetry }: OfferNotFetchedProps) {
  const t = useTranslations('bookings.flow');
  const flights = useTranslations('flights.results.failure');
  return (
    <DeadEnd
      art="pages/no-flights"
      title={code === 'unexpected' ? t('failed.title') : flights('title', { code })}
      text={code === 'unexpected' ? t('failed.text') : flights('text', { code })}
    >
      {mayRetry && (
        <ButtonWithAddress href={retryAt} onPress={onRetry} className={buttonClass()}>
          {flights('retry')}
        </ButtonWithAddress>
      )}
      <Link href={backTo} prefetch={false} className={buttonClass('secondary')}>
        {t('backToResults')}
      </Link>
    </DeadEnd>
  );
}

/** Why the visitor cannot continue, what to do, and how to reach an agent. */
export function DeadEnd({ children, ...words }: ComponentProps<typeof PlainDeadEnd>) {
  return (
    <PlainDeadEnd {...words}>
      {children}
      <AskAboutPage />
    </PlainDeadEnd>
  );
}
