'use client';

import { BookedFlights } from '@/components/bookings/products/flight/summary/booked-flight';
import { Desk, type DeskProps } from '@/components/desk/desk';

/** The desk, with flights drawn as the booking page draws them. */
export function DeskWithFlights({ countries }: Pick<DeskProps, 'countries'>) {
  return <Desk countries={countries} itinerary={(flights) => <BookedFlights offers={flights} />} />;
}
