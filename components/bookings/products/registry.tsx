import { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import type { JourneyReceipt } from '@/lib/bookings/products/flight/describe';
import type { Receipt } from '@/lib/bookings/receipt';
import { RequestedTrip, TotalLines, TravellerNames } from '../confirmation/requested-trip';
import { RequestedFlight } from './flight/requested-flight';
import { ClubPoints } from './flight/summary/club-points';
import { FareIncludes } from './flight/summary/fare-includes';
import { TicketNote } from './flight/summary/ticket-note';
import { Trip } from './flight/summary/trip';

/** Kinds with a view of their own. The receipt has already been checked against its kind's description. */
const shownAs: Readonly<Record<string, ComponentType<{ receipt: never }>>> = {
  flight: RequestedFlight,
  multicity: RequestedLegs,
};

/** How the confirmation shows a request of this kind. */
export function requestedAs(kind: string): ComponentType<{ receipt: Receipt }> {
  return (shownAs[kind] ?? RequestedTrip) as ComponentType<{ receipt: Receipt }>;
}

/** The flights of a journey in the order flown. */
function RequestedLegs({ receipt: { legs, passengerNames, ageGroups, loyalty } }: { receipt: JourneyReceipt }) {
  const t = useTranslations('bookings.confirmation');
  const lines = legs.map(({ offer }, index) => ({ label: t('leg', { number: index + 1 }), amount: Number(offer.price.total) }));
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      <div className="mt-5">
        <TicketNote offers={legs.map(({ offer }) => offer)} />
      </div>
      <ol className="mt-5 grid gap-6 md:grid-cols-2 md:gap-10">
        {legs.map(({ search, offer, dictionaries }, index) => (
          <li key={`${search.departureDate} ${offer.id}`}>
            <Trip offer={offer} dictionaries={dictionaries} title={t('leg', { number: index + 1 })} />
            <div className="mt-3">
              <FareIncludes offer={offer} />
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-6 grid gap-6 border-line border-t pt-6 md:grid-cols-2 md:gap-10">
        <TravellerNames names={passengerNames} types={ageGroups} loyalty={loyalty} />
        <div>
          <TotalLines lines={lines} total={total} />
          <ClubPoints total={total} />
        </div>
      </div>
    </>
  );
}
