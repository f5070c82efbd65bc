import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { pausesOf } from '@/lib/flights/results/layovers';
import type { ItinerarySummary } from '@/lib/flights/results/summarize-offer';
import { formatClock } from '@/lib/time/dates';
import { useNames } from '../results-context';
import { ArrivalDayOffset } from './day-offset';
import { useDurationWords } from './duration-text';

interface ItineraryRowProps {
  itinerary: ItinerarySummary;
  hasRoute?: boolean;
  /** The direction above with its ends exchanged: where stops need the line, a phone does not repeat them. */
  isReverse?: boolean;
}

/** One direction, visually: times, duration and stops, on a phone with the duration on a line between the times. Screen readers get `useOfferSentence`. */
export function ItineraryRow({ itinerary, hasRoute = true, isReverse = false }: ItineraryRowProps) {
  const t = useTranslations('flights.results.card');
  const { briefPlace, shortAirport, city } = useNames();
  const { compact } = useDurationWords();
  const { departureAt, arrivalAt, origin, destination, minutes, stops, dayOffset } = itinerary;
  const pauses = pausesOf(itinerary);
  const isDirect = stops === 0;
  const line = <span className="h-px min-w-2 grow bg-line-strong @max-[10rem]:hidden @sm:hidden" />;
  return (
    <span className="@container block">
      <span className="grid grid-cols-[minmax(0,1fr)] gap-x-4 text-xs leading-4 @sm:grid-cols-[minmax(0,1fr)_11rem]">
        <span className="block">
          <span className="flex items-center gap-x-1.5 whitespace-nowrap font-semibold text-base tabular-nums leading-5 @sm:block">
            <bdi>{formatClock(departureAt)}</bdi>
            {line}
            <span className="font-normal text-ink-soft text-xs @max-[10rem]:hidden @sm:hidden">{compact(minutes)}</span>
            {line}
            <span className="hidden @max-[10rem]:inline @sm:inline"> – </span>
            <span>
              <bdi>{formatClock(arrivalAt)}</bdi>
              <ArrivalDayOffset days={dayOffset} />
            </span>
          </span>
          <span className="-mb-1 hidden truncate pb-1 text-ink-soft @sm:block">
            {shortAirport(origin)} <bdi>({origin})</bdi> – {shortAirport(destination)} <bdi>({destination})</bdi>
          </span>
        </span>
        <span className={`text-ink-soft @sm:block ${isDirect ? 'flex' : 'block'}`}>
          {hasRoute && (
            <span className={`min-w-0 truncate @max-[10rem]:hidden @sm:hidden ${isReverse && !isDirect ? 'hidden' : ''}`}>
              {briefPlace(origin)} – {briefPlace(destination)}
              <span>{'\u00a0·\u00a0'}</span>
            </span>
          )}
          <span className="shrink-0 @sm:block @sm:text-sm @sm:leading-5">
            <span className="hidden whitespace-nowrap @max-[10rem]:inline @sm:inline">{compact(minutes)} · </span>
            <span className={`whitespace-nowrap font-medium ${isDirect ? 'text-success' : 'text-ink'}`}>
              {isDirect ? t('nonStop') : t('stops', { count: stops })}
            </span>
          </span>
          {pauses.length > 0 && <span className="@sm:hidden"> · </span>}
          {pauses.map((pause, index) => (
            <Fragment key={pause.airport}>
              {index > 0 && <span>{' · '}</span>}
              <span className={`whitespace-nowrap ${pause.isWarning ? 'text-on-sun-soft' : ''}`}>
                {city(pause.airport)} {/* On a phone two cities fill the line; the details say how long. */}
                {pause.minutes !== null && (
                  <span className={pauses.length > 1 ? 'hidden @sm:inline' : undefined}>{compact(pause.minutes)}</span>
                )}
              </span>
            </Fragment>
          ))}
        </span>
      </span>
    </span>
  );
}
