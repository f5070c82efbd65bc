'use client';

import { Progress } from '@/components/bookings/confirmation/progress';
import { LazyPaymentLines } from '@/components/bookings/payments/lazy-payment-lines';
import { BookedFlights } from '@/components/bookings/products/flight/summary/booked-flight';
import { LazyTicketLines } from '@/components/bookings/tickets/lazy-ticket-lines';
import { MyTrips } from '@/components/dashboard/trips/my-trips';
import { LazyAirlineChange } from '@/components/self-service/booking/lazy-airline-change';

/** The trips of an account, with flights rendered like on the booking page. */
export function TripsWithFlights() {
  return (
    <MyTrips
      requestProgress={({ status, created_at }) => <Progress kind="enquiry" status={status} requestedAt={created_at} />}
      payments={(trip) => (
        <>
          <LazyAirlineChange
            orders={trip.orders}
            reference={trip.reference}
            lastName={trip.booking_passengers[0]?.surname ?? ''}
          />
          <LazyTicketLines orders={trip.orders} />
          <LazyPaymentLines payments={trip.payments} />
        </>
      )}
      itinerary={(flights) => <BookedFlights offers={flights} />}
      progress={({ kind, status, created_at, offer: { flights } }) => (
        <Progress
          kind={kind}
          status={status}
          requestedAt={created_at}
          heldUntil={flights.flatMap((one) => one.expiresAt ?? []).sort()[0]}
        />
      )}
    />
  );
}
