'use client';

import { BookedFlight } from '@/components/bookings/products/flight/summary/booked-flight';
import { MyTrips } from '@/components/dashboard/trips/my-trips';

/** The trips of an account, each with its flights as the booking page draws them. */
export function TripsWithFlights() {
  return <MyTrips itinerary={(offer) => <BookedFlight offer={offer} />} />;
}
