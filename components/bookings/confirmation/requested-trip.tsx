import type { TripReceipt } from '@/lib/bookings/receipt';
import { TotalLines } from './total-lines';
import { TravellerNames } from './traveller-names';

/** What was requested, as the page that made the request put it. */
export function RequestedTrip({ receipt }: { receipt: TripReceipt }) {
  const { kind, title, facts, lines, total, note, passengerNames } = receipt;
  return (
    <>
      <p className="mt-4 font-medium text-lg">
        <bdi>{title}</bdi>
      </p>
      <dl className="mt-3 grid gap-x-10 gap-y-3 sm:grid-cols-2">
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt className="text-ink-soft text-sm">{term}</dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 grid gap-6 border-line border-t pt-6 md:grid-cols-2 md:gap-10">
        <TravellerNames names={passengerNames} areGuests={kind === 'hotel'} />
        <TotalLines lines={lines} total={total} />
      </div>
      {note && <p className="mt-4 text-ink-soft text-sm">{note}</p>}
    </>
  );
}
