import 'server-only';
import { isPaidAtOnce } from '@/lib/env';
import { oneTicketResultsPath } from '@/lib/flights/multi-city/address';
import { flightResultsPath } from '@/lib/flights/search/search-params';
import { success } from '@/lib/result';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { fullSearchShape } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { withoutAccounts } from '@/supabase/functions/_shared/contracts/flights/search-agreements';
import type { BookingProduct } from '../product';
import { checkFlight } from './flight/check';
import { describeFlights } from './flight/mail';
import { askPrice, priceFlights } from './flight/price-again';
import { type FlightRequest, flightContent, flightRequest } from './flight/schema';
import { tripDatesOf } from './flight/trip-rules';
import { giftCard } from './gift-card/product';
import { multiCity } from './multi-city/product';
import { holiday } from './package/product';
import { stay } from './stay/product';

const flight: BookingProduct<FlightRequest> = {
  kind: 'flight',
  maxBodyBytes: 64_000,
  rateLimit: 'booking',
  schema: flightRequest,
  contentOf: flightContent,
  check(request, context) {
    // Tickets that are sold at once have names on them.
    const errors = [{ path: 'passengers', message: 'passengerTypes' }];
    return request.lead && isPaidAtOnce('flight') ? { code: 'invalidBooking', errors } : checkFlight(request, context);
  },
  async priceAgain(request, { requestId }) {
    const priced = await priceFlights([request], request.passengers, requestId, askPrice);
    if (!priced.ok) return priced;
    const { offers, priceUnconfirmed } = priced.value;
    return success({ request: { ...request, offer: offers[0] ?? request.offer }, priceUnconfirmed });
  },
  record({ search, offer, lead, passengers }) {
    const { total, currency } = offer.price;
    return {
      search: withoutAccounts(search),
      offer,
      total,
      currency,
      ...tripDatesOf(offer),
      ...(lead ? { passengers: [{ type: 'adult' as const, ...lead }], namesFollow: true as const } : { passengers }),
    };
  },
  isWhole: ({ lead }) => !lead,
  takesNamesByLink: true,
  describe: describeFlights,
  searchAgain(stored) {
    const { data: search } = fullSearchShape.safeParse(stored);
    if (!search || search.departureDate < todayInQatar()) return null;
    return search.furtherLegs ? oneTicketResultsPath(search) : flightResultsPath(search);
  },
};

/** Every product that can be booked, by its name in `/api/bookings/<product>`. A new product is a folder beside these and a line here. */
export const bookingProducts: Readonly<Record<string, BookingProduct>> = {
  flight,
  'multi-city': multiCity,
  stay,
  package: holiday,
  'gift-card': giftCard,
};

/** The product with bookings of this kind; undefined for one that this version does not sell. */
export function productOf(kind: string): BookingProduct | undefined {
  return Object.values(bookingProducts).find((product) => product.kind === kind);
}
