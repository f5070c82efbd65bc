import 'server-only';
import { isPaidAtOnce } from '@/lib/env';
import { multiCityPayload } from '@/lib/flights/multi-city/payload';
import type { FieldError } from '@/lib/network/http';
import { success } from '@/lib/result';
import { minutesBetween } from '@/lib/time/zoned-time';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { withoutAccounts } from '@/supabase/functions/_shared/contracts/flights/search-agreements';
import { checkOfferSignature, signingKey } from '@/supabase/functions/_shared/offer-signature';
import type { BookingContext, BookingProduct, BookingRefusal } from '../../product';
import { isOver } from '../flight/check';
import { describeFlights } from '../flight/mail';
import { askPrice, priceFlights } from '../flight/price-again';
import { checkPassengers } from '../flight/trip-rules';
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
      search: searchOf(legs),
      offer: { legs: legs.map((leg) => ({ ...leg, search: withoutAccounts(leg.search) })), ...(expiresAt && { expiresAt }) },
      total: totalOf(legs),
      currency: 'QAR',
      departureDate,
      lastDay,
      passengers,
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
    from: origin,
    fromOnly: originOnly,
    to: destination,
    toOnly: destinationOnly,
    departureDate,
  }));
  return multiCityPayload({ ...first, legs: places, class: first.cabinClass });
}

/** Why a well-formed request is not stored, or null. The signatures are checked first: they vouch for everything else. */
export async function checkJourney(
  { legs, passengers }: JourneyRequest,
  { now, secret }: Pick<BookingContext, 'now' | 'secret'>,
): Promise<BookingRefusal | null> {
  const seals = await checkSeals(legs, secret, now);
  const altered = positionsOf(seals, (seal) => seal === 'altered');
  if (altered.length > 0) return { code: 'offerAltered', details: { legs: altered } };
  const expired = positionsOf(legs, ({ offer }, index) => seals[index] === 'expired' || isOver(offer, now));
  if (expired.length > 0) return { code: 'offerExpired', details: { legs: expired } };

  const today = todayInQatar(now);
  const first = legs[0]?.search;
  const errors = legs.flatMap((leg, index) => [
    ...searchErrors(leg.search, first ?? leg.search, index, today),
    ...orderErrors(leg, legs.slice(0, index), index),
  ]);
  // Legs with different parties do not define the passengers.
  if (first && !errors.some(({ message }) => message === 'mixedParties')) {
    const trip = { ...journeyOf(legs), today, needsDocuments: isPaidAtOnce('multicity') };
    errors.push(...checkPassengers(passengers, first, trip));
  }
  return errors.length > 0 ? { code: 'invalidBooking', errors } : null;
}

function positionsOf<Each>(list: readonly Each[], isMeant: (each: Each, index: number) => boolean): number[] {
  return list.flatMap((each, index) => (isMeant(each, index) ? [index] : []));
}

async function checkSeals(legs: readonly BookedLeg[], secret: string, now: Date) {
  const key = await signingKey(secret);
  return Promise.all(
    legs.map(({ search, offer: { signature, ...offer } }) => checkOfferSignature(key, offer, search, signature, now)),
  );
}

function searchErrors(search: FlightSearchRequest, first: FlightSearchRequest, index: number, today: string): FieldError[] {
  const errorAt = (field: string, message: string) => ({ path: `legs.${index}.search${field}`, message });
  const found: FieldError[] = [];
  if (search.returnDate) found.push(errorAt('.returnDate', 'oneWayOnly'));
  if (search.furtherLegs) found.push(errorAt('.furtherLegs', 'oneWayOnly'));
  if (partyOf(search) !== partyOf(first)) found.push(errorAt('', 'mixedParties'));
  if (search.departureDate < today) found.push(errorAt('.departureDate', 'departurePast'));
  return found;
}

/** At most one error: after one about the day, one about the hour is superfluous. */
function orderErrors(leg: BookedLeg, earlier: readonly BookedLeg[], index: number): FieldError[] {
  const before = earlier.at(-1);
  if (!before) return [];
  if (leg.search.departureDate < before.search.departureDate) {
    return [{ path: `legs.${index}.search.departureDate`, message: 'legsOutOfOrder' }];
  }
  if (earlier.some((other) => flightsOf(other) === flightsOf(leg))) {
    return [{ path: `legs.${index}.offer`, message: 'legRepeated' }];
  }
  return leavesInTime(before, leg) ? [] : [{ path: `legs.${index}.offer`, message: 'legsOverlap' }];
}

function leavesInTime(before: BookedLeg, leg: BookedLeg): boolean {
  const landing = before.offer.itineraries.at(-1)?.segments.at(-1)?.arrival;
  const takeOff = leg.offer.itineraries[0]?.segments[0]?.departure;
  return landing !== undefined && takeOff !== undefined && minutesBetween(landing, takeOff) > 0;
}

/** Equal for two offers of the same flights, at any fare. */
function flightsOf({ offer }: BookedLeg): string {
  const flights = offer.itineraries.flatMap(({ segments }) => segments);
  return flights
    .map(({ carrierCode, number, departure }) => [carrierCode, number, departure.iataCode, departure.at].join())
    .join(' ');
}

function partyOf({ adults, children, infants, cabinClass }: FlightSearchRequest): string {
  return [adults, children, infants, cabinClass].join();
}
