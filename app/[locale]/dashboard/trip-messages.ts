import { flightMessages } from '@/components/bookings/products/flight/flight-messages';
import type { Messages } from '@/lib/i18n/messages';

/** The messages that the trips of an account need in the browser. */
export function tripMessages({
  account,
  bookings,
  flights,
  hotels,
  packages,
}: Pick<Messages, 'account' | 'bookings' | 'flights' | 'hotels' | 'packages'>) {
  const { state, form, trips, claim, requests } = account.dashboard;
  const { summary, receipt, wishes } = hotels.stayRequest;
  const { review, lines, extras, rooms } = packages.request;
  return {
    bookings: { progress: bookings.progress },
    account: { dashboard: { state, form, trips, claim, requests } },
    flights: flightMessages(flights),
    hotels: {
      results: { boards: hotels.results.boards, cancellation: hotels.results.cancellation },
      stayRequest: { summary, receipt, wishes, form: { wishes: hotels.stayRequest.form.wishes } },
    },
    packages: { request: { review, lines, extras, rooms: { room: rooms.room } } },
  };
}
