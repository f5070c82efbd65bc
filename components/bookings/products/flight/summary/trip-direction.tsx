import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import type { FlightSearchResponse, FlightSegment } from '@/lib/flights/offer';
import { airlineName, airportName, cityName } from '@/lib/flights/place-names';
import type { ItinerarySummary } from '@/lib/flights/results/summarize-offer';
import { homeAirport } from '@/lib/flights/search/search-form';
import { comma, intlTag, localizePath } from '@/lib/i18n/locales';
import { prayerTimesPath } from '@/lib/routes/prayer-times-path';
import { formatClock, formatDayInWords } from '@/lib/time/dates';
import { formatHijri } from '@/lib/time/gulf/hijri';

interface TripDirectionProps {
  itinerary: ItinerarySummary;
  title: string;
  names: TripNames;
}

/** One direction: the day, both airports, stops and layovers, and the airlines. Times are local. */
export function TripDirection({ itinerary, title, names }: TripDirectionProps) {
  const t = useTranslations('flights.results.card');
  const details = useTranslations('flights.results.details');
  const format = useFormatter();
  const duration = useDuration();
  const locale = useLocale();
  const tag = intlTag(locale);
  const { segments, departureAt, dayOffset, minutes, stops, layovers, airlines } = itinerary;
  const waits = layovers.map(({ airport, minutes: wait }) =>
    details('layover', { duration: duration(wait), city: names.city(airport) }),
  );
  /** On the way, without a change of planes. */
  function stopsIn({ numberOfStops, stops: places }: FlightSegment): string[] {
    if (places) return places.map(({ iataCode }) => details('stopIn', { city: names.city(iataCode) }));
    return numberOfStops > 0 ? [details('technicalStops', { count: numberOfStops })] : [];
  }

  return (
    <section>
      <h3 className="font-normal text-ink-soft text-sm">
        <span className="font-semibold text-ink">{title}</span> · {formatDayInWords(departureAt, tag)}
        <bdi suppressHydrationWarning className="block">
          {formatHijri(departureAt, locale)}
        </bdi>
      </h3>
      <ol className="mt-3 border-line-strong border-s-2 ps-4">
        <TripEnd end={segments[0]?.departure} names={names} meaning={t('departs')} />
        <li className="my-3 text-ink-soft text-sm">
          <bdi>{duration(minutes)}</bdi> · <span>{stops === 0 ? t('nonStop') : t('stops', { count: stops })}</span>
          {segments.flatMap(stopsIn).map((stop) => (
            <span key={stop} className="block">
              {stop}
            </span>
          ))}
          {waits.map((wait, index) => (
            <span key={segments[index]?.id} className="block">
              {wait}
            </span>
          ))}
        </li>
        <TripEnd end={segments.at(-1)?.arrival} names={names} meaning={t('arrives')} dayOffset={dayOffset} />
      </ol>
      <p className="mt-3 text-sm">
        {format.list(airlines.map(names.airline), { style: 'short', type: 'unit' })}
        <span className="text-ink-soft">
          {' · '}
          {segments.map(({ id, carrierCode, number, vehicle }, index) => (
            <Fragment key={id}>
              {index > 0 && <span>{comma[locale]}</span>}
              <bdi>{`${carrierCode}\u00a0${number}`}</bdi>
              {vehicle && <span className="font-semibold text-ink"> ({details('vehicle', { vehicle })})</span>}
            </Fragment>
          ))}
        </span>
      </p>
      {itinerary.destination !== homeAirport && (
        <a
          href={localizePath(prayerTimesPath(itinerary.destination, segments.at(-1)?.arrival.at), locale)}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center text-accent text-sm underline underline-offset-4 print:hidden"
        >
          {details('prayers', { city: names.city(itinerary.destination) })}
        </a>
      )}
    </section>
  );
}

interface TripEndProps {
  end: FlightSegment['departure'] | undefined;
  names: TripNames;
  meaning: string;
  dayOffset?: number;
}

function TripEnd({ end, names, meaning, dayOffset = 0 }: TripEndProps) {
  const t = useTranslations('flights.results.card');
  const details = useTranslations('flights.results.details');
  if (!end) return null;
  const { iataCode: code, at, terminal } = end;
  return (
    <li>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="sr-only">{meaning}</span>
        <bdi className="font-semibold tabular-nums">{formatClock(at)}</bdi>
        <span className="font-medium">{names.city(code)}</span>
        {dayOffset !== 0 && (
          <span className="rounded-pill bg-sun-soft px-2 text-on-sun-soft text-xs">
            {dayOffset > 0 ? t('daysLater', { count: dayOffset }) : t('dayEarlier')}
          </span>
        )}
      </p>
      <p className="text-ink-soft text-sm">
        {names.airport(code)} (<bdi>{code}</bdi>)
        {terminal && (
          <>
            <span>{' · '}</span>
            <span>{details.rich('terminal', { code: terminal, terminal: () => <bdi>{terminal}</bdi> })}</span>
          </>
        )}
      </p>
    </li>
  );
}

/** Minutes as "7 h 10 min". */
export function useDuration() {
  const t = useTranslations('flights.results.duration');
  return (total: number) => {
    const [hours, minutes] = [Math.floor(total / 60), total % 60];
    if (hours === 0) return t('minutes', { minutes });
    return minutes === 0 ? t('hours', { hours }) : t('both', { hours, minutes });
  };
}

/** Names by code in the language of the page. */
export function useTripNames({ carriers }: FlightSearchResponse['dictionaries']) {
  const locale = useLocale();
  return {
    city: (code: string) => cityName(code, locale),
    airport: (code: string) => airportName(code, locale),
    airline: (code: string) => airlineName(code, locale, carriers),
  };
}
export type TripNames = ReturnType<typeof useTripNames>;
