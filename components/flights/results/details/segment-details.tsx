import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { CabinClass, FlightSegment } from '@/lib/flights/offer';
import { operatorOf } from '@/lib/flights/place-names';
import { daysBetween, formatClock, minutesOf } from '@/lib/time/dates';
import { AirlineTile } from '../card/airline-tile';
import { ArrivalDayOffset } from '../card/day-offset';
import { DurationText, useDurationWords } from '../card/duration-text';
import { useNames } from '../results-context';

/** One flight on a vertical line: departure, airline and aircraft, arrival. */
export function SegmentDetails({ segment, cabin }: { segment: FlightSegment; cabin: CabinClass | undefined }) {
  const t = useTranslations('flights.results.details');
  const form = useTranslations('flights.form');
  const names = useNames();
  const { short } = useDurationWords();
  const { carrierCode, number, aircraftCode, vehicle, departure, arrival, duration, numberOfStops, stops } = segment;
  const operator = operatorOf(segment, names.airline);
  return (
    <li className="grid grid-cols-[3.75rem_1rem_minmax(0,1fr)] gap-x-3 text-sm">
      <Stop time={formatClock(departure.at)} end={departure} />
      <span aria-hidden="true" className="col-start-2 row-start-2 mx-auto w-0.5 bg-line" />
      <div className="col-start-3 flex flex-wrap items-center gap-x-3 gap-y-1 py-3 text-ink-soft">
        <AirlineTile code={carrierCode} className="size-7" />
        <span className="text-ink">{names.airline(carrierCode)}</span>
        <bdi>
          {carrierCode} {number}
        </bdi>
        {vehicle && <strong className="font-semibold text-ink">{t('vehicle', { vehicle })}</strong>}
        {aircraftCode && <bdi>{names.aircraft(aircraftCode)}</bdi>}
        <DurationText minutes={minutesOf(duration)} />
        {cabin && <span className="text-ink">{form(cabin.toLowerCase() as Lowercase<typeof cabin>)}</span>}
        {operator && <span className="basis-full">{t('operatedBy', { airline: operator })}</span>}
        {stops?.map(({ iataCode, duration: wait }) => (
          <span key={iataCode} className="basis-full">
            {t('stopIn', { city: names.city(iataCode) })}
            {wait && (
              <>
                <span>{' · '}</span>
                <bdi>{short(minutesOf(wait))}</bdi>
              </>
            )}
          </span>
        ))}
        {numberOfStops > 0 && !stops && <span className="basis-full">{t('technicalStops', { count: numberOfStops })}</span>}
      </div>
      <Stop time={formatClock(arrival.at)} end={arrival}>
        <ArrivalDayOffset days={daysBetween(departure.at, arrival.at)} />
      </Stop>
    </li>
  );
}

function Stop({ time, end, children }: { time: string; end: FlightSegment['departure']; children?: ReactNode }) {
  const t = useTranslations('flights.results.details');
  const { city, airport } = useNames();
  return (
    <>
      <span className="col-start-1 text-end font-semibold tabular-nums">
        <bdi>{time}</bdi>
        {children}
      </span>
      <span aria-hidden="true" className="col-start-2 mx-auto mt-1.5 size-2.5 rounded-pill border-2 border-accent" />
      <span className="col-start-3">
        <span className="font-medium">
          {city(end.iataCode)} (<bdi>{end.iataCode}</bdi>)
        </span>
        <span className="block text-ink-soft">
          {airport(end.iataCode)}
          {end.terminal && (
            <>
              <span>{' · '}</span>
              <span>{t.rich('terminal', { code: end.terminal, terminal: () => <bdi>{end.terminal}</bdi> })}</span>
            </>
          )}
        </span>
      </span>
    </>
  );
}
