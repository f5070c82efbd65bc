'use client';

import { Trip } from '@/components/bookings/products/flight/summary/trip';
import { Desk, type DeskProps } from '@/components/desk/desk';

/** Airlines are named by content/airlines: what the supplier called them is not kept with a booking. */
const noDictionaries = { carriers: {}, aircraft: {} };

/** The desk, with flights drawn as the booking page draws them. */
export function DeskWithFlights({ countries }: Pick<DeskProps, 'countries'>) {
  return <Desk countries={countries} itinerary={(offer) => <Trip offer={offer} dictionaries={noDictionaries} />} />;
}
