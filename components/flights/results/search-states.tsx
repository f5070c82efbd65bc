import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { CallLink } from '@/components/ui/contact/call-link';
import { ChatAboutPage } from '@/components/ui/contact/chat-about-page';
import { WhatsAppIcon } from '@/components/ui/contact/whatsapp-icon';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { RetryButton } from '@/components/ui/feedback/retry-button';
import { showAnswer, useAnswerFocus } from '@/components/ui/feedback/use-answer-focus';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { company } from '@/lib/company/company';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { searchedPlace } from '@/lib/flights/place-names';
import { resultsPathKeepingView } from '@/lib/flights/results/result-params';
import { intlTag, localizePath } from '@/lib/i18n/locales';
import { isolated } from '@/lib/text/isolate';
import { formatShortDay } from '@/lib/time/short-day';
import { placesOf } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import type { FailedFlightSearch } from './failed-search';
import { openOtherResults } from './history';

interface FailedSearchProps {
  failed: FailedFlightSearch;
  help: ReactNode;
}

/** The reason of a failure, and all useful next steps. Takes the focus. */
export function FailedSearch({ failed: { failure, address, before }, help }: FailedSearchProps) {
  const { code, mayRetry, retryAfterSeconds } = failure;
  const t = useTranslations('flights.results');
  const locale = useLocale();
  const card = useAnswerFocus<HTMLDivElement>();

  useEffect(() => {
    // The results closed by going back, for which the browser then restores where the form was.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => showAnswer(card.current));
    });
    return () => cancelAnimationFrame(frame);
  }, [card]);

  return (
    <div ref={card} tabIndex={-1} data-keep-clear="" className="mb-4 outline-none">
      <ErrorState title={t('failure.title', { code })} text={t('failure.text', { code })}>
        {mayRetry && (
          <RetryButton
            waitSeconds={retryAfterSeconds ?? 0}
            label={t('failure.retry')}
            waitLabel={(seconds) => t('failure.retryIn', { seconds })}
            onRetry={() => openOtherResults(address)}
          />
        )}
        {before && (
          <Button
            variant="secondary"
            onClick={() =>
              openOtherResults(localizePath(resultsPathKeepingView(before, new URLSearchParams(window.location.search)), locale))
            }
          >
            {t('failure.backTo', { day: isolated(formatShortDay(before.departureDate, intlTag(locale))) })}
          </Button>
        )}
        {code === 'partyTooLarge' && (
          <CallLink phone={company.phone} className={buttonClass('secondary')}>
            {(phone) => phone()}
          </CallLink>
        )}
        {help}
      </ErrorState>
    </div>
  );
}

interface WhatsAppHelpProps {
  search: FlightSearchRequest;
  number: string;
  look: 'icon' | 'button';
}

export function WhatsAppHelp({ search, number, look }: WhatsAppHelpProps) {
  const t = useTranslations('flights.results.whatsapp');
  const locale = useLocale();
  const [from, to] = placesOf(search);
  const places = { origin: searchedPlace(from, locale), destination: searchedPlace(to, locale) };
  const isIcon = look === 'icon';
  return (
    <ChatAboutPage
      number={number}
      messageOf={(link) => t('message', { ...places, link })}
      className={
        isIcon
          ? // Before a sheet stands a button of its own.
            'inline-flex [:root:has(.whatsapp-beside)_&]:invisible size-11 items-center justify-center rounded-pill bg-success-fill text-on-fill'
          : buttonClass('secondary')
      }
    >
      <WhatsAppIcon className={isIcon ? 'size-6' : 'size-5'} />
      <span className={isIcon ? 'sr-only' : undefined}>{t('button')}</span>
    </ChatAboutPage>
  );
}

/** In milliseconds: after this long, say that the search is still running. */
const slowMs = 8000;
const cards = ['first', 'second', 'third', 'fourth', 'fifth'];

export function SearchingFlights() {
  const text = useWaitText();
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-2">
      <p role="status" className="flex min-h-11 items-center gap-3 text-ink-soft">
        <Spinner className="size-5 text-accent" />
        <span>{text}</span>
      </p>
      {cards.map((card) => (
        <SkeletonCard key={card} />
      ))}
    </div>
  );
}

/** Over the flights of another day, which are dimmed and inert until the new ones arrive: away from the filters and the days. */
export function SearchingNote() {
  return (
    <p
      role="status"
      className="pointer-events-none fixed start-1/2 top-1/2 z-10 flex min-h-11 w-max max-w-[calc(100vw-2rem)] -translate-x-1/2 items-center rtl:translate-x-1/2 gap-3 rounded-pill border border-line bg-raised px-4 text-sm shadow-card"
    >
      <Spinner className="size-5 text-accent" />
      <span>{useWaitText()}</span>
    </p>
  );
}

function useWaitText(): string {
  const t = useTranslations('flights');
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? t('results.slow') : t('toasts.searching');
}

function SkeletonCard() {
  return (
    <div
      data-testid="skeleton-card"
      className="grid grid-cols-[minmax(0,1fr)_7rem] gap-4 rounded-card border border-line bg-raised px-4 py-3 sm:grid-cols-[minmax(0,1fr)_13rem]"
    >
      <div className="flex flex-col gap-3">
        <Skeleton className="h-5 w-32" />
        <Skeleton className="h-7 w-48 max-w-full" />
        <Skeleton className="h-7 w-44 max-w-full" />
        <Skeleton className="h-4 w-40 max-w-full" />
      </div>
      <div className="flex flex-col justify-between">
        <Skeleton className="h-7 w-full" />
        <Skeleton className="h-11 w-full" />
      </div>
    </div>
  );
}
