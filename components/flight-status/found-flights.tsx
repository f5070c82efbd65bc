import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Notice } from '@/components/ui/notice';
import { writeFlightNumber } from '@/lib/flight-status/question';
import { cityName } from '@/lib/flights/place-names';
import { intlTag } from '@/lib/i18n/locales';
import { formatDayInWords } from '@/lib/time/dates';
import type { FlightStatusResponse } from '@/supabase/functions/_shared/contracts/flights/flight-status';
import { FlightCard } from './flight-status-card';
import { AskLink, SearchLink } from './search-links';
import type { FlightSlots } from './slots';

const stepMs = 20_000;

interface FoundFlightsProps extends Pick<FlightSlots, 'AirlineTile'> {
  answer: FlightStatusResponse;
  isRefreshing: boolean;
  isRefreshFailed: boolean;
  whatsappNumber: string;
  onRefresh: () => void;
}

/** The flights found, or that there are none, with a way on from both. */
export function FoundFlights({
  answer,
  isRefreshing,
  isRefreshFailed,
  whatsappNumber,
  onRefresh,
  AirlineTile,
}: FoundFlightsProps) {
  const t = useTranslations('flightStatus');
  const locale = useLocale();
  const now = useNow();
  const { data: flights, searchParams: asked, dictionaries, meta } = answer;
  const isByNumber = 'flight' in asked;
  const sandbox = meta.sandbox && <Notice className="mb-5">{t('results.sandbox')}</Notice>;

  if (flights.length === 0) {
    const cities = isByNumber ? null : { from: cityName(asked.origin, locale), to: cityName(asked.destination, locale) };
    return (
      <>
        {sandbox}
        <EmptyState
          art="pages/no-results"
          heading="h3"
          title={
            cities
              ? t('none.routeTitle', cities)
              : t('none.numberTitle', {
                  flight: isByNumber ? `\u2066${writeFlightNumber(asked.flight).replace(' ', '\u00a0')}\u2069` : '',
                })
          }
          text={cities ? t('none.routeText') : t('none.numberText')}
        >
          {!isByNumber && <SearchLink question={asked} />}
          <AskLink question={asked} number={whatsappNumber} />
        </EmptyState>
      </>
    );
  }
  const ages = flights.map(({ updatedAt }) =>
    updatedAt ? t('results.updated', { ago: agoText(updatedAt, now, intlTag(locale)) ?? t('results.justNow') }) : null,
  );
  const ageOfAll = new Set(ages).size === 1 ? ages[0] : undefined;
  return (
    <>
      {sandbox}
      {isRefreshFailed && (
        <Notice tone="warning" announce="alert" className="mb-5">
          {t('results.refreshFailed')}
        </Notice>
      )}
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>
          <span role="status" className="font-semibold">
            {t('results.count', { count: flights.length })}
          </span>{' '}
          <span className="text-ink-soft">{t('results.onDay', { day: formatDayInWords(asked.date, intlTag(locale)) })}</span>
          {ageOfAll && <span className="block text-ink-soft text-sm">{ageOfAll}</span>}
        </p>
        <Button variant="secondary" disabled={isRefreshing} onClick={onRefresh}>
          {isRefreshing ? t('results.refreshing') : t('results.refresh')}
        </Button>
      </div>
      {!isByNumber && <p className="mb-4 text-ink-soft">{t('results.nonStop')}</p>}
      <ul className="grid gap-4 lg:grid-cols-2">
        {flights.map((flight, index) => (
          <li key={`${flight.airline}${flight.number}${flight.departure.iataCode}${flight.departure.scheduled}`}>
            <FlightCard
              flight={flight}
              carriers={dictionaries.carriers}
              now={now}
              updated={ageOfAll ? null : (ages[index] ?? null)}
              AirlineTile={AirlineTile}
            />
          </li>
        ))}
      </ul>
      <p className="mt-5">
        <AskLink question={asked} number={whatsappNumber} />
      </p>
    </>
  );
}

/** "2 minutes ago", "3 hours ago"; null within the minute. */
function agoText(instant: string, now: number, tag: string): string | null {
  const minutes = Math.floor((now - Date.parse(instant)) / 60_000);
  if (!(minutes >= 1)) return null;
  const format = new Intl.RelativeTimeFormat(tag);
  return minutes < 90 ? format.format(-minutes, 'minute') : format.format(-Math.round(minutes / 60), 'hour');
}

/** The time, ms since 1970, at steps that are fine enough for "2 minutes ago". Only for what is drawn in the browser alone. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
