import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { Icon } from '@/components/ui/icon';
import { pausesOf } from '@/lib/flights/results/layovers';
import type { ItinerarySummary } from '@/lib/flights/results/summarize-offer';
import { formatClock } from '@/lib/time/dates';
import { useNames } from '../results-context';
import { ArrivalDayOffset } from './day-offset';
import { useDurationWords } from './duration-text';

interface ItineraryRowProps {
  itinerary: ItinerarySummary;
  hasRoute?: boolean;
  /** The direction above with its ends exchanged: the narrowest phones do not repeat them, and no phone where a name is long. */
  isReverse?: boolean;
}

/** One direction, visually: times, duration and stops, with codes on a phone and names on a wide screen. Screen readers get `useOfferSentence`. */
export function ItineraryRow({ itinerary, hasRoute = true, isReverse = false }: ItineraryRowProps) {
  const t = useTranslations('flights.results.card');
  const { shortAirport, shortPlace, city } = useNames();
  const { compact } = useDurationWords();
  const { departureAt, arrivalAt, origin, destination, minutes, stops, dayOffset } = itinerary;
  const pauses = pausesOf(itinerary);
  const [from, to] = [shortPlace(origin), shortPlace(destination)];
  const isLong = from !== origin || to !== destination;
  const isOneStop = stops === 1 && pauses.length === 1;
  return (
    <span className="@container block">
      <span className="grid grid-cols-[minmax(0,1fr)] gap-x-4 text-xs leading-4 @sm:grid-cols-[minmax(0,1fr)_11rem]">
        <span className="flex flex-wrap items-baseline gap-x-2 @sm:block">
          <span className="whitespace-nowrap font-semibold text-base tabular-nums leading-5">
            <bdi>{formatClock(departureAt)}</bdi> – <bdi>{formatClock(arrivalAt)}</bdi>
            <ArrivalDayOffset days={dayOffset} />
          </span>
          {hasRoute && (
            <span
              className={`whitespace-nowrap text-ink-soft @sm:hidden ${isReverse ? (isLong ? 'hidden' : '@max-[12rem]:hidden') : ''}`}
            >
              <bdi>{from}</bdi>
              <Icon name="arrow" className="mx-0.5 inline size-3" />
              <bdi>{to}</bdi>
            </span>
          )}
          <span className="-mb-1 hidden truncate pb-1 text-ink-soft @sm:block">
            {shortAirport(origin)} <bdi>({origin})</bdi> – {shortAirport(destination)} <bdi>({destination})</bdi>
          </span>
        </span>
        <span className="block text-ink-soft">
          <span className="@sm:block @sm:text-sm @sm:leading-5">
            <span className="whitespace-nowrap">{compact(minutes)}</span> ·{' '}
            <span className={`whitespace-nowrap font-medium ${stops === 0 ? 'text-success' : 'text-ink'}`}>
              {stops === 0 ? t('nonStop') : isOneStop ? <OneStop /> : t('stops', { count: stops })}
            </span>
          </span>
          {pauses.length > 0 && <span className="@sm:hidden">{isOneStop ? ' ' : ' · '}</span>}
          {pauses.map((pause, index) => (
            <Fragment key={pause.airport}>
              {index > 0 && <span>{' · '}</span>}
              <span className={`whitespace-nowrap ${pause.isWarning ? 'text-on-sun-soft' : ''}`}>
                <bdi className="@sm:hidden">{pause.airport}</bdi>
                <span className="hidden @sm:inline">{city(pause.airport)}</span>{' '}
                {pause.minutes !== null && <span>{compact(pause.minutes)}</span>}
              </span>
            </Fragment>
          ))}
        </span>
      </span>
    </span>
  );
}

/** On a phone its airport follows, on the same line. */
function OneStop() {
  const t = useTranslations('flights.results.card');
  return (
    <>
      <span className="@sm:hidden">{t('oneStopAt')}</span>
      <span className="hidden @sm:inline">{t('stops', { count: 1 })}</span>
    </>
  );
}
