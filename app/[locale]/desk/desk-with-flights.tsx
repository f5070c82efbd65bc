'use client';

import { Trip } from '@/components/bookings/fare-summary/trip';
import { Desk } from '@/components/desk/desk';

/** Airlines are named by content/airlines: what the supplier called them is not kept with a booking. */
const noDictionaries = { carriers: {}, aircraft: {} };

/** The desk, with flights drawn as the booking page draws them. */
export function DeskWithFlights() {
  return <Desk itinerary={(offer) => <Trip offer={offer} dictionaries={noDictionaries} />} />;
}
