/** Duffel's flights API, version 2. Sends codes, days and types of passengers; names only with a loyalty number (docs/engineering/suppliers.md). */
import * as z from 'zod/mini';
import { hasWorseTerms, isSameBrand, nearestFare } from '../../contracts/flights/fare-terms.ts';
import type { FlightSearchRequest } from '../../contracts/flights/flight-request.ts';
import type { FlightOffer } from '../../contracts/flights/flight-search.ts';
import type { FindRates } from '../../exchange-rates/rates-for-functions.ts';
import { inOneAttempt } from '../../resilience/retried-requests.ts';
import { SupplierRefusal } from '../../resilience/supplier-refusal.ts';
import type { FlightSearchContext, FlightSupplier, SuppliedFlights } from '../flights/flight-supplier.ts';
import { flightsOf } from '../flights/flights-of-offer.ts';
import { NoExchangeRate, noUsableOffers } from '../no-usable-offers.ts';
import { createOfferRequest, type DuffelAccess, getOffer, getSeatMaps, listOffers } from './call-duffel.ts';
import { type DuffelAirline, type DuffelOffer, offerRequestResponse, offerResponse, offersResponse } from './duffel-response.ts';
import { toExtras } from './extras.ts';
import { mostPassengers, passengersOf, toOfferRequest } from './offer-request.ts';
import { duffelName, type ReadOffer, readOffer } from './to-offer.ts';

const defaultBaseUrl = 'https://api.duffel.com';
const timeLimitMs = 20_000;
/** In milliseconds: how long Duffel waits for each airline. The rest of our own limit is for the transfer. */
const airlineLimitMs = 15_000;
type Moment = Pick<FlightSearchContext, 'signal' | 'endsAt'> & { notBefore?: Date | undefined };

export interface DuffelSettings {
  token: string | undefined;
  /** Base address; the usual one by default. */
  address?: string | undefined;
  rates: FindRates;
  fetch?: typeof fetch;
}

/** Throws without a token. A token that begins with "duffel_test_" finds test flights. */
export function createDuffel({ token, address, rates, fetch: fetcher = fetch }: DuffelSettings): FlightSupplier {
  if (!token) throw new Error('DUFFEL_TOKEN is not set, so Duffel cannot be asked');
  const access: DuffelAccess = { token, address: (address || defaultBaseUrl).replace(/\/$/, ''), fetch: fetcher };

  async function find(search: FlightSearchRequest, { notBefore, ...caller }: Moment, limitMs = airlineLimitMs) {
    if (passengersOf(search) > mostPassengers) throw new SupplierRefusal('partyTooLarge');
    const entries = await inOneAttempt(caller, timeLimitMs, async (ask, own) => {
      const making = ask(() => createOfferRequest(access, toOfferRequest(search), limitMs, own));
      const [made, today] = await Promise.all([making, rates()]);
      const { id: offerRequest } = z.parse(offerRequestResponse, made).data;
      return listedOffers({
        ask: (list) => ask(() => listOffers(access, { offerRequest, ...list }, own)),
        read: (entry) => readOffer(entry, search, today, notBefore),
      });
    });
    return toSupplied(entries);
  }

  return {
    name: duffelName,
    sandbox: token.startsWith('duffel_test_'),
    timeLimitMs,
    questionsAtOnce: 8,
    repeatsRequests: true,
    currencies: 'any',
    limits: { seats: mostPassengers },
    searchFlights: (search, context) => find(search, context),
    async priceAgain(offer, search, { notBefore, ...caller }) {
      if (needsOwnOffer(search)) {
        const { offers } = await find(search, { notBefore, ...caller }, airlineLimitWithin(caller)).catch(noOffersAfterRefusal);
        const isSame = (each: FlightOffer) =>
          flightsOf(each) === flightsOf(offer) && isSameBrand(each, offer) && !hasWorseTerms(each, offer);
        const sold = nearestFare(offers.filter(isSame), offer);
        // The lists have the cheapest fares: an offer that is not among them is priced by its id.
        if (sold) return sold;
      }
      const [answer, today] = await inOneAttempt(caller, timeLimitMs, (ask, own) =>
        Promise.all([ask(() => getOffer(access, offer.id, own)), rates()]),
      );
      if (answer === null) return null;
      return stillSold(offer, readOffer(z.parse(offerResponse, answer).data, search, today, notBefore));
    },
    async extras(offer, search, { notBefore, ...caller }) {
      const [answer, seatMaps, today] = await inOneAttempt(caller, timeLimitMs, async (ask, own) => {
        // Without seats, the bags alone are an answer.
        const seats = ask(() => getSeatMaps(access, offer.id, own)).catch(() => null);
        const [one, today] = await Promise.all([ask(() => getOffer(access, offer.id, own, true)), rates()]);
        return [one, one === null ? null : await undefinedAfterTimeout(seats), today];
      });
      if (answer === null) return null;
      const { data } = z.parse(offerResponse, answer);
      return stillSold(offer, readOffer(data, search, today, notBefore)) && toExtras(data, seatMaps, today);
    },
    lowestFares: null,
  };
}

/** Ages and loyalty numbers belong to a search: they cannot be added to an offer that was made without them. */
function needsOwnOffer({ adults, ages = [], loyaltyAccounts = [] }: FlightSearchRequest): boolean {
  return loyaltyAccounts.length > 0 || ages.slice(0, adults).some((age) => age !== null);
}

/** A number that Duffel refuses must not prevent pricing: the offer is then priced as it was made. */
function noOffersAfterRefusal(error: unknown): Pick<SuppliedFlights, 'offers'> {
  if (error instanceof SupplierRefusal) return { offers: [] };
  throw error;
}

/** The shortest that Duffel accepts. */
const leastAirlineLimitMs = 2_000;

/** The time for the airlines, leaving enough to read the lists as well. */
function airlineLimitWithin({ endsAt }: Pick<Moment, 'endsAt'>): number {
  const left = endsAt === undefined ? airlineLimitMs : endsAt - performance.now() - 4_000;
  return Math.max(leastAirlineLimitMs, Math.min(airlineLimitMs, left));
}

/** The current offer; null when it has expired, or is for another trip. Throws when it cannot be read or priced. */
function stillSold(offer: FlightOffer, read: ReadOffer): FlightOffer | null {
  if ('offer' in read) return isOver(read.offer) || flightsOf(read.offer) !== flightsOf(offer) ? null : read.offer;
  if (read.leftOut === 'otherTrip') return null;
  const message = `Duffel gave an offer again that is left out: ${read.leftOut}`;
  throw read.leftOut === 'noRate' ? new NoExchangeRate(message) : new Error(message);
}

/** Offers that cannot be read or priced are left out. When none remain, the search failed; it does not mean that nothing flies. */
function toSupplied(entries: readonly ReadOffer[]): SuppliedFlights {
  const read = entries.flatMap((entry) => ('offer' in entry ? [entry] : []));
  const lost = entries.flatMap((entry) => ('leftOut' in entry && entry.leftOut !== 'otherTrip' ? [entry.leftOut] : []));
  if (read.length === 0 && lost.length > 0) throw noUsableOffers('Duffel sent offers', lost);
  const byId = new Map(read.map((entry) => [entry.offer.id, entry]));
  const cheapest = [...byId.values()].sort((a, b) => Number(a.offer.price.total) - Number(b.offer.price.total));
  const sources = cheapest.map((entry) => entry.source);
  return { offers: cheapest.map(({ offer }) => offer), ...dictionariesOf(sources) };
}

function dictionariesOf(offers: readonly DuffelOffer[]): Pick<SuppliedFlights, 'carriers' | 'aircraft'> {
  const segments = offers.flatMap(({ slices }) => slices.flatMap((slice) => slice.segments));
  const airlines = segments.flatMap(({ marketing_carrier, operating_carrier }) => [marketing_carrier, operating_carrier]);
  const named = [...airlines, ...offers.map(({ owner }) => owner)];
  return { carriers: namesOf(named), aircraft: namesOf(segments.map(({ aircraft }) => aircraft)) };
}

function namesOf(entries: readonly (DuffelAirline | null | undefined)[]): Record<string, string> {
  return Object.fromEntries(entries.flatMap((entry) => (entry?.iata_code ? [[entry.iata_code, entry.name]] : [])));
}

function isOver({ expiresAt }: FlightOffer): boolean {
  return expiresAt !== undefined && Date.parse(expiresAt) <= Date.now();
}

interface Page {
  limit: number;
  filters?: Readonly<Record<string, string>>;
  after?: string;
}

interface Listing {
  ask: (page: Page) => Promise<unknown>;
  read: (entry: unknown) => ReadOffer;
}

/**
 * Two hundred in all, like the sandbox. A search may find tens of thousands: the same flights in every fare family. Non-stop flights have their
 * own share, so that cheap connections do not displace them.
 */
const lists: readonly Page[] = [{ limit: 150 }, { limit: 50, filters: { max_connections: '0' } }];

/** Duffel reads the codes of some airports as cities. When other airports fill a list, more and larger pages are read, at most this many. */
const mostPages = 6;
const largestPage = 200;

/** In milliseconds: how long to wait for the second answer after the first. */
const otherListTimeoutMs = 4_000;

/**
 * The offers of both lists, page by page as they arrive. Failed or late pages are left out while the rest has offers for the requested trip.
 * When it has none and a list is incomplete, throws: it is then unknown whether anything flies.
 */
export async function listedOffers(listing: Listing): Promise<ReadOffer[]> {
  const entries: ReadOffer[] = [];
  const failures: unknown[] = [];
  const asked = lists.map((list) => readPages(list, listing, entries).catch((error: unknown) => void failures.push(error)));
  const all = Promise.all(asked);
  await Promise.race(asked);
  await undefinedAfterTimeout(all);
  if (readableIn(entries) === 0) await all;
  if (readableIn(entries) === 0 && failures.length > 0) throw failures[0];
  return [...entries];
}

/** Adds pages to `entries` until the list has given its limit of offers for the requested trip. Throws when it ends before that, unread. */
async function readPages(list: Page, { ask, read }: Listing, entries: ReadOffer[]): Promise<void> {
  let [page, readable]: [Page, number] = [list, 0];
  for (let count = 0; count < mostPages; count += 1) {
    const { data, meta } = z.parse(offersResponse, await ask(page));
    const come = data.map(read);
    entries.push(...come);
    readable += readableIn(come);
    if (!meta?.after || readable >= list.limit) return;
    page = { ...list, limit: largestPage, after: meta.after };
  }
  if (readable === 0) throw new Error('Duffel has more offers than are read, and none of those that are read can be shown.');
}

function readableIn(entries: readonly ReadOffer[]): number {
  return entries.filter((entry) => 'offer' in entry).length;
}

/** Resolves with undefined when `all` takes longer than `otherListTimeoutMs`. */
async function undefinedAfterTimeout<Value>(all: Promise<Value>): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), otherListTimeoutMs)));
  try {
    return await Promise.race([all, late]);
  } finally {
    clearTimeout(timer);
  }
}
