import type { SignedFlightOffer } from '@/lib/flights/offer';
import { FareIncludes } from './fare-includes';
import { TicketNote } from './ticket-note';
import { Trip } from './trip';

/** Airline names come from content/airlines; a booking does not store the supplier's names. */
const noDictionaries = { carriers: {}, aircraft: {} };

/** The flights of a stored booking, on how many tickets they are, and what each fare includes. The parent must be a grid. */
export function BookedFlights({ offers }: { offers: readonly SignedFlightOffer[] }) {
  return (
    <>
      <TicketNote offers={offers} />
      {offers.map((offer) => (
        <BookedFlight key={offer.id} offer={offer} />
      ))}
    </>
  );
}

function BookedFlight({ offer }: { offer: SignedFlightOffer }) {
  const trip = <Trip offer={offer} dictionaries={noDictionaries} />;
  const fare = <FareIncludes offer={offer} />;
  // With several flights, each has its fare below it.
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
