import type { FlightReceipt } from '@/lib/bookings/products/flight/describe';
import { TravellerNames } from '../../confirmation/requested-trip';
import { ClubPoints } from './summary/club-points';
import { FareIncludes } from './summary/fare-includes';
import { PriceLines } from './summary/price-lines';
import { TicketNote } from './summary/ticket-note';
import { Trip } from './summary/trip';

/** One flight with its passengers and price. */
export function RequestedFlight({ receipt }: { receipt: FlightReceipt }) {
  const { offer, dictionaries, passengerNames, ageGroups, loyalty } = receipt;
  return (
    <>
      <div className="mt-5 grid gap-6 md:grid-cols-2 md:gap-10">
        <TicketNote offers={[offer]} />
        <Trip offer={offer} dictionaries={dictionaries} />
      </div>
      <div className="mt-6">
        <FareIncludes offer={offer} />
      </div>
      <div className="mt-6 grid gap-6 border-line border-t pt-6 md:grid-cols-2 md:gap-10">
        <TravellerNames names={passengerNames} types={ageGroups} loyalty={loyalty} />
        <div>
          <PriceLines offer={offer} />
          <ClubPoints total={Number(offer.price.total)} />
        </div>
      </div>
    </>
  );
}
