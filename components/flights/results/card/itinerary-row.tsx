import { useLocale, useTranslations } from 'next-intl';
import type { ItinerarySummary } from '@/lib/flights/results/summarize-offer';
import { intlTag } from '@/lib/i18n/locales';
import { formatClock } from '@/lib/time/dates';
import { useNames } from '../results-context';
import { formatShortDay } from '../short-day';
import { DayOffset } from './day-offset';
import { DurationText } from './duration-text';

interface ItineraryRowProps {
  itinerary: ItinerarySummary;
  /** "Outbound" or "Return", where there are both. */
  direction?: string;
}

/** One direction at a glance: when it leaves and lands, how long it takes and where it stops. */
export function ItineraryRow({ itinerary, direction }: ItineraryRowProps) {
  const t = useTranslations('flights.results.card');
  const tag = intlTag(useLocale());
  const { departureAt, arrivalAt, origin, destination, minutes, stops, dayOffset } = itinerary;
  return (
    <div>
      {direction && (
        <p className="mb-1 text-ink-soft text-xs">
          <span className="font-medium text-ink">{direction}</span> · {formatShortDay(departureAt, tag)}
        </p>
      )}
      <div className="grid grid-cols-[5.5rem_minmax(0,1fr)_5.5rem] items-start gap-x-2 sm:grid-cols-[8.5rem_minmax(0,1fr)_8.5rem] sm:gap-x-4">
        <TimeAndPlace at={departureAt} code={origin} meaning={t('departs')} />
        <div className="pt-0.5 text-center text-ink-soft text-xs">
          <DurationText minutes={minutes} />
          <StopLine itinerary={itinerary} />
          <p className={stops === 0 ? 'font-medium text-success' : 'text-ink'}>
            {stops === 0 ? t('nonStop') : t('stops', { count: stops })}
          </p>
          <LayoverList itinerary={itinerary} />
        </div>
        <div className="text-end">
          <TimeAndPlace at={arrivalAt} code={destination} meaning={t('arrives')} dayOffset={dayOffset} />
        </div>
      </div>
    </div>
  );
}

function TimeAndPlace({ at, code, meaning, dayOffset = 0 }: { at: string; code: string; meaning: string; dayOffset?: number }) {
  const { city, airport } = useNames();
  return (
    <p>
      <span className="sr-only">{meaning} </span>
      <span className="relative font-semibold text-xl tabular-nums leading-tight">
        <bdi>{formatClock(at)}</bdi>
        <DayOffset days={dayOffset} />
      </span>
      <span className="block font-medium text-sm">
        <bdi>{code}</bdi>
      </span>
      <span className="sr-only">{city(code)}</span>
      <span className="block text-ink-soft text-xs">{airport(code)}</span>
    </p>
  );
}

/** The way as a line, with a dot where the traveller changes planes. */
function StopLine({ itinerary: { stops } }: { itinerary: ItinerarySummary }) {
  const dots = Array.from({ length: stops }, (_, index) => `stop ${index}`);
  return (
    <div aria-hidden="true" className="relative my-1 flex h-3 items-center">
      <span className="size-2 rounded-pill border-2 border-line-strong" />
      <span className="h-0.5 grow bg-line-strong" />
      {dots.map((dot) => (
        <span key={dot} className="contents">
          <span className="size-2.5 rounded-pill bg-accent ring-2 ring-raised" />
          <span className="h-0.5 grow bg-line-strong" />
        </span>
      ))}
      <span className="size-2 rounded-pill bg-line-strong" />
    </div>
  );
}

function LayoverList({ itinerary: { layovers } }: { itinerary: ItinerarySummary }) {
  const { city } = useNames();
  if (layovers.length === 0) return null;
  return (
    <ul className="flex flex-wrap justify-center gap-x-3">
      {layovers.map(({ airport, minutes, warnings }) => (
        <li key={airport} className={warnings.length > 0 ? 'text-on-sun-soft' : undefined}>
          <bdi className="font-medium">{airport}</bdi>
          <span className="max-sm:sr-only"> {city(airport)}</span> <DurationText minutes={minutes} />
        </li>
      ))}
    </ul>
  );
}
