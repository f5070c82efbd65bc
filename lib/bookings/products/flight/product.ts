import 'server-only';
import { success } from '@/lib/result';
import { withoutAccounts } from '@/supabase/functions/_shared/contracts/flights/search-agreements';
import type { BookingProduct } from '../../product';
import { checkFlight } from './check';
import { describeFlights } from './mail';
import { askPrice, priceFlights } from './price-again';
import { type FlightRequest, flightContent, flightRequest } from './schema';
import { tripDatesOf } from './trip-rules';

export const flight: BookingProduct<FlightRequest> = {
  kind: 'flight',
  maxBodyBytes: 64_000,
  rateLimit: 'booking',
  schema: flightRequest,
  contentOf: flightContent,
  check: checkFlight,
  async priceAgain(request, { requestId }) {
    const priced = await priceFlights([request], request.passengers, requestId, askPrice);
    if (!priced.ok) return priced;
    const { offers, priceUnconfirmed } = priced.value;
    return success({ request: { ...request, offer: offers[0] ?? request.offer }, priceUnconfirmed });
  },
  record({ search, offer, passengers }) {
    const { total, currency } = offer.price;
    return { search: withoutAccounts(search), offer, total, currency, passengers, ...tripDatesOf(offer) };
  },
  describe: describeFlights,
};
