'use client';

import { useTranslations } from 'next-intl';
import { firstExpiry, Progress } from '@/components/bookings/confirmation/progress';
import { LazyPaymentLines } from '@/components/bookings/payments/lazy-payment-lines';
import { BookedFlights } from '@/components/bookings/products/flight/summary/booked-flight';
import { LazyTicketLines } from '@/components/bookings/tickets/lazy-ticket-lines';
import { MyTrips } from '@/components/dashboard/trips/my-trips';
import { LazyAirlineChange } from '@/components/self-service/booking/lazy-airline-change';
import { LazyCancellation } from '@/components/self-service/booking/lazy-cancellation';
import { LazyChangeDate } from '@/components/self-service/change-date/lazy-change-date';
import { LazyExtras } from '@/components/self-service/extras/lazy-extras';
import { issuedFor } from '@/lib/bookings/model/order-row';

/** The trips of an account, with flights rendered like on the booking page. */
export function TripsWithFlights() {
  const t = useTranslations('account.dashboard.trips');
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
          <LazyTicketLines
            kind={trip.kind}
            issued={issuedFor(trip)}
            travellers={trip.booking_passengers
              .toSorted((one, other) => one.position - other.position)
              .map(({ given_names, surname }) => `${given_names} ${surname}`)}
          />
          <LazyPaymentLines payments={trip.payments} />
        </>
      )}
      itinerary={(flights) => <BookedFlights offers={flights} />}
      cancellation={({ offer, booking_passengers: [first], ...trip }) => (
        <>
          <LazyExtras
            label={t('addExtras')}
            failed={t('partFailed')}
            booking={{ ...trip, offer }}
            lastName={first?.surname ?? ''}
          />
          <LazyChangeDate
            label={t('changeDate')}
            failed={t('partFailed')}
            booking={{ ...trip, flights: offer.flights }}
            lastName={first?.surname ?? ''}
          />
          <LazyCancellation
            label={t('cancelCost')}
            failed={t('partFailed')}
            booking={{ ...trip, offer: { flights: offer.flights, stored: offer.details } }}
            lastName={first?.surname ?? ''}
          />
        </>
      )}
      progress={({ kind, status, created_at, offer: { flights } }) => (
        <Progress kind={kind} status={status} requestedAt={created_at} heldUntil={firstExpiry(flights)} />
      )}
    />
  );
}
