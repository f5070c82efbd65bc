import type { SignedFlightOffer } from '@/lib/flights/offer';
import { CabinAndBags } from './cabin-and-bags';
import { Trip } from './trip';

/** Airline names come from content/airlines; a booking does not store the supplier's names. */
const noDictionaries = { carriers: {}, aircraft: {} };

/** The flights of a stored booking, and what they were booked in. Its parent is a grid. */
export function BookedFlight({ offer }: { offer: SignedFlightOffer }) {
  const trip = <Trip offer={offer} dictionaries={noDictionaries} />;
  const fare = (
    <ul className="col-span-full flex flex-wrap gap-x-5 gap-y-2 text-sm">
      <CabinAndBags offer={offer} />
    </ul>
  );
  // One way of several keeps its fare beneath it.
  if (offer.itineraries.length === 1) {
    return (
      <div className="flex flex-col gap-3">
        {trip}
        {fare}
      </div>
    );
  }
  return (
    <>
      {trip}
      {fare}
    </>
  );
}
