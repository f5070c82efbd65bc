/**
 * A local Duffel with the endpoints we use, after its reference (duffel.com/docs/api, version 2). It rejects invalid requests as documented, records
 * why, and misbehaves on demand.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { fakeOffers } from './fake-duffel-offers';

export const fakeToken = 'duffel_test_of_the_tests';

const place = z.string().check(z.regex(/^[A-Z]{3}$/));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const account = z.strictObject({ airline_iata_code: z.string().check(z.length(2)), account_number: z.string() });
/** Only letters, spaces, hyphens and apostrophes. */
const name = z.string().check(z.regex(/^[A-Za-zÀ-ſ '-]{1,20}$/));
/** Loyalty numbers require names, of all passengers or of none. */
const named = {
  given_name: z.optional(name),
  family_name: z.optional(name),
  loyalty_programme_accounts: z.optional(z.array(account).check(z.minLength(1))),
};
const isNamed = ({ given_name, family_name, loyalty_programme_accounts: accounts }: { [key in keyof typeof named]?: unknown }) =>
  new Set([given_name, family_name, accounts].map((each) => each === undefined)).size === 1;
/** `type` for adults, `age` for others, never both. */
const passenger = z.union([
  z.strictObject({ type: z.literal('adult'), ...named }).check(z.refine(isNamed)),
  z.strictObject({ age: z.int().check(z.gte(0), z.lt(18)), ...named }).check(z.refine(isNamed)),
]);
const privateFare = z.strictObject({
  corporate_code: z.optional(z.string()),
  tracking_reference: z.optional(z.string()),
  tour_code: z.optional(z.string()),
});
const offerRequest = z.strictObject({
  data: z.strictObject({
    slices: z
      .array(z.strictObject({ origin: place, destination: place, departure_date: day }))
      .check(z.minLength(1), z.maxLength(6)),
    passengers: z.array(passenger).check(z.minLength(1), z.maxLength(9)),
    cabin_class: z.enum(['first', 'business', 'premium_economy', 'economy']),
    /** One for each airline. */
    private_fares: z.optional(z.record(z.string().check(z.length(2)), z.array(privateFare).check(z.length(1)))),
    /** Optional, but the default is 1, and missing offers would go unnoticed. */
    max_connections: z.int().check(z.gte(0), z.lte(2)),
  }),
});

interface Seen {
  method: string | undefined;
  url: URL;
  body: unknown;
}

type Misbehaviour = (response: ServerResponse, body: string) => void;

export interface FakeDuffel {
  address: string;
  seen: Seen[];
  /** Descriptions of the invalid requests. */
  failures: string[];
  /** The number of connections that ended without an answer. */
  givenUp: number;
  /** The seats of every offer. */
  seatMaps: unknown;
  /** Returns these offers instead of its own, also when they are requested by id. */
  sell(offers: readonly object[]): void;
  /** Sets how many of its own offers a search finds, and their currency. */
  find(count: number, currency?: string): void;
  /** Answers all next requests like this; with `later` only those for offers, after a successful search. */
  misbehave(how: Misbehaviour, when?: 'later'): void;
  stop(): Promise<void>;
}

export async function startFakeDuffel(): Promise<FakeDuffel> {
  let own: { count: number; currency: string } | null = { count: 12, currency: 'GBP' };
  let misbehaviour: Misbehaviour | null = null;
  let misbehavesAfterSearch = false;
  const sold = new Map<string, object>();
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse) {
    response.on('close', () => {
      if (!response.writableFinished) fake.givenUp += 1;
    });
    const url = new URL(request.url ?? '', fake.address);
    const text = (await request.toArray()).join('');
    fake.seen.push({ method: request.method, url, body: text ? JSON.parse(text) : null });
    const failure = failureIn(request, url, text);
    if (failure) {
      fake.failures.push(failure[1]);
      return sendError(response, failure[0], 'invalid_request');
    }
    const [status, body] = request.method === 'POST' ? [201, search(text)] : look(url);
    if (misbehaviour && (!misbehavesAfterSearch || request.method === 'GET')) return misbehaviour(response, JSON.stringify(body));
    if (!body) return sendError(response, 404, 'not_found');
    response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' });
    response.end(gzipSync(JSON.stringify(body)));
  }

  function search(text: string) {
    const { data } = z.parse(offerRequest, JSON.parse(text));
    if (own) {
      sold.clear();
      const offers = fakeOffers(data, own.count, own.currency);
      for (const offer of offers) if (connectionsOf(offer) <= data.max_connections) sold.set(offer.id, offer);
    }
    return { data: { id: 'orq_1', live_mode: false, ...data } };
  }

  /** One offer, or the cheapest of the search. */
  function look(url: URL): [number, object | null] {
    if (url.pathname === '/air/offers') {
      const stops = url.searchParams.get('max_connections');
      const saved = [...sold.values()].filter((offer) => stops === null || connectionsOf(offer) <= Number(stops));
      const sorted = saved.sort((a, b) => totalOf(a) - totalOf(b));
      const from = Number(url.searchParams.get('after')?.replace('after_', '') ?? 0);
      const until = from + Number(url.searchParams.get('limit'));
      const meta = { before: null, after: until < sorted.length ? `after_${until}` : null };
      return [200, { data: sorted.slice(from, until), meta }];
    }
    if (url.pathname === '/air/seat_maps') return [200, { data: fake.seatMaps }];
    const offer = sold.get(decodeURIComponent(url.pathname.slice('/air/offers/'.length)));
    return [200, offer ? { data: offer } : null];
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeDuffel = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen: [],
    failures: [],
    givenUp: 0,
    seatMaps: [],
    sell(offers) {
      own = null;
      sold.clear();
      for (const offer of offers) sold.set('id' in offer ? String(offer.id) : `${sold.size}`, offer);
    },
    find: (count, currency = 'GBP') => {
      own = { count, currency };
    },
    misbehave: (how, when) => {
      misbehaviour = how;
      misbehavesAfterSearch = when === 'later';
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return fake;
}

/** The status by the reference, and the error. */
function failureIn({ method, headers }: IncomingMessage, url: URL, text: string): [number, string] | null {
  if (headers.authorization !== `Bearer ${fakeToken}`) return [401, 'the token'];
  if (headers['duffel-version'] !== 'v2') return [400, 'the version'];
  if (headers.accept !== 'application/json') return [406, 'what is accepted'];
  if (!/\bgzip\b/.test(String(headers['accept-encoding']))) return [400, 'answers are not wanted compressed'];
  if (method === 'GET' && url.pathname === '/air/offers') return isListQuery(url) ? null : [422, 'the query'];
  if (method === 'GET' && url.pathname === '/air/seat_maps') {
    return [...url.searchParams.keys()].join() === 'offer_id' ? null : [422, 'the query'];
  }
  if (method === 'GET') {
    const isQuery = !url.search || url.search === '?return_available_services=true';
    return /^\/air\/offers\/[^/]+$/.test(url.pathname) && isQuery ? null : [404, 'the path'];
  }
  if (method !== 'POST' || url.pathname !== '/air/offer_requests') return [404, 'the path'];
  if (headers['content-type'] !== 'application/json') return [400, 'the type of the body'];
  const { return_offers: returned, supplier_timeout: supplierTimeout, ...more } = Object.fromEntries(url.searchParams);
  const isValidTimeout =
    /^\d+$/.test(supplierTimeout ?? '') && Number(supplierTimeout) >= 2_000 && Number(supplierTimeout) <= 60_000;
  if (returned !== 'false' || !isValidTimeout || Object.keys(more).length > 0) return [400, 'the query'];
  return z.safeParse(offerRequest, JSON.parse(text)).success ? null : [422, 'the body'];
}

function isListQuery({ searchParams }: URL): boolean {
  const { offer_request_id: id, sort, limit, after = 'after_0', ...filters } = Object.fromEntries(searchParams);
  const { max_connections: stops = '0', ...more } = filters;
  const isLimited = /^\d+$/.test(limit ?? '') && Number(limit) >= 1 && Number(limit) <= 200;
  return (
    id === 'orq_1' &&
    sort === 'total_amount' &&
    isLimited &&
    /^[0-2]$/.test(stops) &&
    /^after_\d+$/.test(after) &&
    Object.keys(more).length === 0
  );
}

const slicesOf = (offer: object) => ('slices' in offer && Array.isArray(offer.slices) ? offer.slices : []);
const connectionsOf = (offer: object) => Math.max(...slicesOf(offer).map(({ segments }) => segments.length - 1));
const totalOf = (offer: object) => ('total_amount' in offer ? Number(offer.total_amount) : 0);

export function sendError(response: ServerResponse, status: number, code: string, headers: Record<string, string> = {}): void {
  const error = { type: 'invalid_request_error', title: 'No', message: 'Words of Duffel', code };
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(JSON.stringify({ errors: [error], meta: { request_id: 'req_1', status } }));
}
