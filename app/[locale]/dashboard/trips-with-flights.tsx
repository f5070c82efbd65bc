'use client';

import { Trip } from '@/components/bookings/products/flight/summary/trip';
import { MyTrips } from '@/components/dashboard/trips/my-trips';

/** Airlines are named by content/airlines: what the supplier called them is not kept with a booking. */
const noDictionaries = { carriers: {}, aircraft: {} };

/** The trips of an account, each with its flights as the booking page draws them. */
export function TripsWithFlights() {
  return <MyTrips itinerary={(offer) => <Trip offer={offer} dictionaries={noDictionaries} />} />;
}
