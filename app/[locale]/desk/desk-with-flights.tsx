'use client';

import { PriceRecord } from '@/components/bookings/price-record';
import { BookedFlights } from '@/components/bookings/products/flight/summary/booked-flight';
import { Desk, type DeskProps } from '@/components/desk/desk';

/** The desk, with flights rendered like on the booking page. */
export function DeskWithFlights({ countries }: Pick<DeskProps, 'countries'>) {
  return (
    <Desk
      countries={countries}
      itinerary={(flights) => <BookedFlights offers={flights} />}
      priceRecord={(prices) => <PriceRecord prices={prices} className="mt-6" />}
    />
  );
}
