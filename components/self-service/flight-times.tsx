import { useLocale } from 'next-intl';
import type { ChangedFlight } from '@/lib/bookings/model/order-row';
import { cityName } from '@/lib/flights/place-names';
import { formatClock, formatDay } from '@/lib/time/dates';

/** Each flight with its cities, and its day and times below them. */
export function FlightTimes({ flights }: { flights: readonly ChangedFlight[] }) {
  const locale = useLocale();
  return flights.map(({ flight, from, to, departs, arrives }) => (
    <span key={`${flight} ${departs}`} className="mt-2 block tabular-nums">
      <span className="block">
        <bdi dir="ltr">{flight}</bdi> · {cityName(from, locale)} – {cityName(to, locale)}
      </span>
      <span className="block">
        <bdi className="whitespace-nowrap">
          {formatDay(departs)} {formatClock(departs)}
        </bdi>
        {' – '}
        <bdi className="whitespace-nowrap">
          {arrives.slice(0, 10) !== departs.slice(0, 10) && <span>{`${formatDay(arrives)} `}</span>}
          <span>{formatClock(arrives)}</span>
        </bdi>
      </span>
    </span>
  ));
}
