/**
 * A local LiteAPI, after its published description, with our answers from tests/fixtures. It refuses and records invalid requests, and misbehaves on
 * demand.
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFakeBookings } from './fake-liteapi-bookings';
import { errorsOfBody, errorsOfQuery, hotelsWanted } from './liteapi-description';
import type { Misbehaviour } from './misbehaving-service';

export const fakeKey = 'a key of the tests';

type NamedMisbehaviour = 'slow' | 'busy' | 'busyWithoutTime' | 'failing' | 'noJson' | 'nothing';

export interface Call {
  method: string;
  path: string;
  query: Record<string, string>;
  body: Record<string, unknown> | null;
}

export const recorded = (name: string) => readFileSync(`tests/fixtures/suppliers/liteapi/${name}.json`, 'utf8');

export async function startFakeLiteApi() {
  const calls: Call[] = [];
  const failures: string[] = [];
  const abandoned: string[] = [];
  const misbehaviours = new Map<string, NamedMisbehaviour | Misbehaviour>();
  const answers = new Map<string, string>();
  const sold = new Map<string, object>();
  const books = createFakeBookings(sold);
  let losesNext = false;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '', 'http://liteapi.test');
    const path = url.pathname.replace(/^\/v3\.0/, '');
    const query = Object.fromEntries(url.searchParams);
    const body = request.method === 'POST' ? await readBody(request) : null;
    response.once('close', () => response.writableEnded || abandoned.push(path));
    calls.push({ method: request.method ?? '', path, query, body });
    const key = request.headers['x-api-key'];
    const found = [
      ...(url.pathname.startsWith('/v3.0/') ? [] : [`${url.pathname} is not under /v3.0`]),
      ...(key === fakeKey ? [] : ['no X-API-Key']),
      ...(request.headers.accept === 'application/json' ? [] : ['no Accept of JSON']),
      ...(body && request.headers['content-type'] !== 'application/json' ? ['a body that is not called JSON'] : []),
      ...(body ? errorsOfBody(path, body) : errorsOfQuery(request.method ?? '', path, query)),
    ];
    failures.push(...found);
    if (found.length > 0)
      return send(response, 400, '{"error":{"code":4000,"description":"bad request","message":"bad request"}}');
    const misbehaviour = misbehaviours.get(path) ?? misbehaviours.get('*');
    if (typeof misbehaviour === 'string') return misbehave(response, misbehaviour);
    const changes = path === '/rates/book' || request.method === 'PUT';
    const booked = answers.has(path) ? null : books.answer({ method: request.method ?? '', path, query, body });
    if (booked && losesNext && changes) {
      losesNext = false;
      return response.destroy();
    }
    if (booked && !misbehaviour) return send(response, booked.status, booked.text);
    const text = answers.get(path) ?? booked?.text ?? usualResponse(path, query, body, sold);
    if (misbehaviour) return misbehaviour(response, text ?? '{}');
    // Some errors come with a status of their own.
    const status = text?.includes('"code":40') ? 408 : 200;
    return text === null ? send(response, 404, '{}') : send(response, status, text);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v3.0`,
    calls,
    failures,
    /** Paths of requests that were cancelled before they had an answer. */
    abandoned,
    /** Of one path, or of all ("*"). */
    misbehave: (misbehaviour: NamedMisbehaviour | Misbehaviour, path = '*') => misbehaviours.set(path, misbehaviour),
    answer: (path: string, text: string) => answers.set(path, text),
    books,
    /** The next booking or cancellation is made, and its answer is lost. */
    loseNext: () => {
      losesNext = true;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
export type FakeLiteApi = Awaited<ReturnType<typeof startFakeLiteApi>>;

/** `sold` has the offers of earlier answers by their id, for pricing again. */
function usualResponse(
  path: string,
  query: Record<string, string>,
  body: Record<string, unknown> | null,
  sold: Map<string, object>,
): string | null {
  const language = query['language'] === 'ar' ? 'ar' : 'en';
  if (path === '/data/places') return /[dد]/i.test(query['textQuery'] ?? '') ? recorded(`places-${language}`) : '{"data":[]}';
  if (path.startsWith('/data/places/')) return recorded(`place-${language}`);
  if (path === '/data/hotels') return describedHotels(query, language);
  if (path === '/data/hotel') return query['hotelId'] === 'lp7a001' ? recorded('hotel-en') : null;
  if (path === '/data/reviews') return recorded('reviews');
  if (path === '/data/facilities') return recorded('facilities');
  if (path === '/hotels/rates') return ratesFor(body ?? {}, sold);
  if (path === '/rates/prebook') return JSON.stringify({ data: sold.get(String(body?.['offerId'])), guestLevel: 0 });
  return null;
}

/** The requested ones of the recorded hotels. */
function describedHotels(query: Record<string, string>, language: string): string {
  const ids = query['hotelIds']?.split(',') ?? [];
  const { data, ...others } = JSON.parse(recorded(`hotels-${language}`));
  const named = data.filter(({ id }: { id: string }) => ids.includes(id));
  return JSON.stringify({ data: named.slice(0, hotelsWanted(query) ?? 0), ...others });
}

interface Occupancy {
  adults: number;
  children?: number[];
}

/** The recorded rates, with one for each requested room. */
function ratesFor({ occupancies: asked, checkin, checkout }: Record<string, unknown>, sold: Map<string, object>): string {
  const answer = JSON.parse(recorded('rates'));
  const occupancies = asked as Occupancy[];
  for (const { hotelId, roomTypes } of answer.data) {
    for (const offer of roomTypes) {
      offer.offerId = `${hotelId} ${sold.size}`;
      const [rate] = offer.rates;
      offer.rates = occupancies.map(({ adults, children = [] }, index) => ({
        ...rate,
        occupancyNumber: index + 1,
        adultCount: adults,
        childCount: children.length,
        childrenAges: children,
      }));
      const said = Array.isArray(offer.offerRetailRate) ? offer.offerRetailRate[0] : offer.offerRetailRate;
      said.amount = Number((said.amount * occupancies.length).toFixed(2));
      const { amount: price, currency } = said;
      // As in the description: a room type for each room, without prices of their own.
      const rooms = offer.rates.map((one: object) => ({ rates: [one] }));
      sold.set(offer.offerId, {
        prebookId: `prebook_${sold.size}`,
        hotelId,
        checkin,
        checkout,
        currency,
        price,
        roomTypes: rooms,
      });
    }
  }
  return JSON.stringify(answer);
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
}

function send(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}) {
  response
    .writeHead(status, { 'Content-Type': 'application/json', ...headers })
    .end(status === 204 || status === 304 ? undefined : text);
}

/** As on its page on limits, which names no header. */
const tooMany = '{"error":{"code":429,"message":"Too many requests. Please try again later."}}';

function misbehave(response: ServerResponse, misbehaviour: NamedMisbehaviour) {
  switch (misbehaviour) {
    case 'slow':
      return undefined;
    case 'busy':
      return send(response, 429, tooMany, { 'Retry-After': '7' });
    case 'busyWithoutTime':
      return send(response, 429, tooMany);
    case 'failing':
      return send(response, 500, `{"error":{"message":"${fakeKey} broke"}}`);
    case 'noJson':
      return send(response, 200, '<html>maintenance</html>');
    case 'nothing':
      return send(response, 204, '');
  }
}
