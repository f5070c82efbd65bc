import 'server-only';
import { multiCityPayload } from '@/lib/flights/multi-city/payload';
import { success } from '@/lib/result';
import { withoutAccounts } from '@/supabase/functions/_shared/contracts/flights/search-agreements';
import type { BookingProduct } from '../../product';
import { describeFlights } from '../flight/mail';
import { askPrice, priceFlights } from '../flight/price-again';
import { checkJourney } from './check';
import { type BookedLeg, type JourneyRequest, journeyContent, journeyRequest } from './schema';
import { journeyHeldUntil, journeyOf } from './trip-rules';

export const multiCity: BookingProduct<JourneyRequest> = {
  kind: 'multicity',
  maxBodyBytes: 256_000,
  rateLimit: 'booking',
  schema: journeyRequest,
  contentOf: journeyContent,
  check: checkJourney,
  async priceAgain(request, { requestId }) {
    const priced = await priceFlights(request.legs, request.passengers, requestId, askPrice);
    if (!priced.ok) return priced;
    const { offers, priceUnconfirmed } = priced.value;
    const legs = request.legs.map(({ search, offer }, index) => ({ search, offer: offers[index] ?? offer }));
    return success({ request: { ...request, legs }, priceUnconfirmed });
  },
  record({ legs, passengers }) {
    const { departureDate, lastDay } = journeyOf(legs);
    const expiresAt = journeyHeldUntil(legs);
    return {
      ...{
        search: searchOf(legs),
        offer: { legs: legs.map((leg) => ({ ...leg, search: withoutAccounts(leg.search) })), ...(expiresAt && { expiresAt }) },
        total: totalOf(legs),
        currency: 'QAR',
      },
      ...{ departureDate, lastDay, passengers },
    };
  },
  describe: describeFlights,
};

/** The sum as a decimal amount, computed in hundredths: "1850.00". */
function totalOf(legs: readonly BookedLeg[]): string {
  return (legs.reduce((sum, { offer }) => sum + Math.round(Number(offer.price.total) * 100), 0) / 100).toFixed(2);
}

/** The search as in the form, with codes for places: they are the same in both languages. */
function searchOf(legs: readonly BookedLeg[]): object {
  const searches = legs.map(({ search }) => search);
  const [first] = searches;
  if (!first) throw new TypeError('A journey has at least two legs');
  const places = searches.map(({ origin, originOnly, destination, destinationOnly, departureDate }) => ({
    ...{ from: origin, fromOnly: originOnly, to: destination, toOnly: destinationOnly },
    departureDate,
  }));
  return multiCityPayload({ ...first, legs: places, class: first.cabinClass });
}
