import 'server-only';
import { isSameInRiyals } from '@/lib/money';
import { failure, type Result, success } from '@/lib/result';
import { createCachedFunction, type FunctionFailure, readFunctionFailure } from '@/lib/supabase/cached-function';
import { ageOn } from '@/lib/time/dates';
import { hasWorseTerms } from '@/supabase/functions/_shared/contracts/flights/fare-terms';
import {
  type FlightPriceRequest,
  type FlightPriceResponse,
  flightPriceResponse,
} from '@/supabase/functions/_shared/contracts/flights/flight-price';
import type { SignedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { type KnownTravellers, kindAt } from '@/supabase/functions/_shared/contracts/flights/search-agreements';
import type { Passenger } from '../../people';
import { tripDatesOf } from './trip-rules';

/** `unknown`: no answer in time. */
export type PriceNow = FlightPriceResponse | { status: 'unknown' };

/** Requests the current price of one signed offer; `requestId` is for the log. Never rejects. */
export type AskPrice = (asked: FlightPriceRequest, requestId: string) => Promise<PriceNow>;

export interface PricedFlights {
  /** At their present price, in the order of the request. */
  offers: SignedFlightOffer[];
  /** True when at least one supplier did not answer in time: the signed price is used. */
  priceUnconfirmed: boolean;
}

/** What may change a price. */
export type PricedPassenger = Pick<Passenger, 'type' | 'givenNames' | 'surname' | 'dateOfBirth'> &
  Pick<Partial<Passenger>, 'loyaltyAirline' | 'loyaltyNumber'>;

/** `legs`: positions of the flights that are no longer sold. `offers`: all of them as sold now, signed; for `fareGone` in the nearest fare. */
export type PriceRefusal =
  | { code: 'offerGone'; details: { legs: number[] } }
  | { code: 'priceChanged' | 'fareGone'; details: { offers: SignedFlightOffer[] } };

/**
 * Requests the price of every flight of a request again, in parallel. A supplier that cannot be reached does not block the request, because an
 * agent confirms it (docs/product/booking.md). Only the traveller data that may change the price is sent.
 */
export async function priceFlights(
  flights: readonly FlightPriceRequest[],
  passengers: readonly PricedPassenger[],
  requestId: string,
  ask: AskPrice,
): Promise<Result<PricedFlights, PriceRefusal>> {
  const prices = await Promise.all(
    flights.map(({ search, offer }) => ask({ search, offer, ...travellersIn(passengers, offer) }, requestId)),
  );
  const legs = prices.flatMap(({ status }, index) => (status === 'gone' ? [index] : []));
  if (legs.length > 0) return failure({ code: 'offerGone', details: { legs } });
  const offers = flights.map(({ offer }, index) => {
    const now = prices[index];
    return now && 'offer' in now ? now.offer : offer;
  });
  if (prices.some(({ status }) => status === 'fareGone')) return failure({ code: 'fareGone', details: { offers } });
  const isChanged = flights.some(({ offer }, index) => {
    const now = offers[index] ?? offer;
    return !isSameInRiyals(totalOf(now), totalOf(offer)) || hasWorseTerms(now, offer);
  });
  if (isChanged) return failure({ code: 'priceChanged', details: { offers } });
  return success({ offers, priceUnconfirmed: prices.some(({ status }) => status === 'unknown') });
}

/** The maximum length of a name that suppliers accept for a loyalty account. */
const longestName = 20;

/**
 * The ages under 18 on the last day of an offer's flights, and the frequent flyer numbers; nothing where there are none. Names are sent only
 * with a number.
 */
export function travellersIn(passengers: readonly PricedPassenger[], offer: SignedFlightOffer): { travellers?: KnownTravellers } {
  const { lastDay } = tripDatesOf(offer);
  const ages = passengers.map((person) => ageToSend(person, lastDay));
  const loyaltyAccounts = passengers.flatMap(({ givenNames, surname, loyaltyAirline: airline, loyaltyNumber: number }, index) => {
    const isTaken = airline && number && Math.max(givenNames.length, surname.length) <= longestName;
    return isTaken ? [{ passenger: index + 1, givenNames, surname, airline, number }] : [];
  });
  const areKnown = ages.some((age) => age !== null);
  const travellers = { ...(areKnown && { ages }), ...(loyaltyAccounts.length > 0 && { loyaltyAccounts }) };
  return Object.keys(travellers).length > 0 ? { travellers } : {};
}

const kinds = { adult: 'adults', child: 'children', infant: 'infants' } as const;

/** Null from 18 on, and for a child that turns twelve on the way: it would be taken for an adult. */
function ageToSend({ type, dateOfBirth }: PricedPassenger, day: string): number | null {
  const age = ageOn(dateOfBirth, day);
  return age < 18 && kindAt(age) === kinds[type] ? age : null;
}

function totalOf({ price }: SignedFlightOffer): number {
  return Number(price.total);
}

/** Not cached: the price may have changed. */
const askFunction = createCachedFunction<FlightPriceRequest, FlightPriceResponse, FunctionFailure>({
  name: 'flight-price',
  answer: flightPriceResponse,
  cacheMs: () => 0,
  readFailure: readFunctionFailure,
});

export const askPrice: AskPrice = async (asked, requestId) => {
  const answer = await askFunction(asked, requestId);
  return answer.ok ? (JSON.parse(answer.value) as FlightPriceResponse) : { status: 'unknown' };
};
