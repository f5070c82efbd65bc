import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { FlightSearchResponse } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { type FlightOffer, flightSearchResponse } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { packedMediaType } from '@/supabase/functions/_shared/contracts/flights/packed/packed-media-type';
import { unpackResponse } from '@/supabase/functions/_shared/contracts/flights/packed/packed-response';
import { checkOfferSignature, signingKey } from '@/supabase/functions/_shared/offer-signature';
import { SupplierRefusal } from '@/supabase/functions/_shared/resilience/supplier-refusal';
import { chooseFlightSuppliers } from '@/supabase/functions/_shared/suppliers/flights/choose-flight-suppliers';
import { faresOfJourneys } from '@/supabase/functions/_shared/suppliers/flights/fares-of-journeys';
import type { FlightSupplier } from '@/supabase/functions/_shared/suppliers/flights/flight-supplier';
import { sandboxFlightSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/flights/sandbox-flight-supplier';
import { createHandler, handler } from '@/supabase/functions/flight-search/index';
import { expectOneLog, functionWith, muteLogs, now, only, post, secret, tooSlow } from './call-function';
import { asked } from './suppliers/flight-question';

const search = asked({ returnDate: '2027-01-21', adults: 2, children: 1, infants: 1 });

muteLogs();
const handlerWith = functionWith(createHandler, chooseFlightSuppliers);

function supplierThat(searchFlights: FlightSupplier['searchFlights']): FlightSupplier {
  return { ...sandboxFlightSupplier, name: 'test', searchFlights };
}

describe('an answer', () => {
  it('follows the contract, with sealed offers that expire in half an hour', async () => {
    const response = await handlerWith()(post(search));
    expect(response.status).toBe(200);
    const answer = z.parse(flightSearchResponse, await response.json());
    const fares = answer.data.length + Object.values(answer.otherFares).flat().length;
    expect(answer.data.length).toBeGreaterThan(30);
    expect(answer.searchParams).toEqual(search);
    expect(answer.meta).toEqual({
      supplier: 'sandbox',
      suppliers: [{ name: 'sandbox', sandbox: true, status: 'ok', offers: fares, milliseconds: expect.any(Number) }],
      sandbox: true,
      searchedAt: '2026-11-21T09:00:00.000Z',
      expiresAt: '2026-11-21T09:30:00.000Z',
    });
  });

  it('is packed only for who asks for that by its media type, and both forms have the same offers', async () => {
    const asks = { ...search, adults: 2, children: 1, infants: 1 };
    const answerTo = async (accept?: string) => {
      const request = post(asks);
      if (accept) request.headers.set('Accept', accept);
      const response = await handlerWith()(request);
      expect(response.headers.get('Vary')).toBe('Accept');
      return { type: response.headers.get('Content-Type'), answer: await response.json() };
    };
    const whole = await answerTo();
    const packed = await answerTo(`${packedMediaType}, application/json;q=0.9`);
    expect(whole.type).toMatch(/^application\/json/);
    expect(packed.type).toBe(packedMediaType);
    const unpacked = unpackResponse(packed.answer);
    expect(whole.answer.data.length).toBeGreaterThan(30);
    // The markup of an offer is encrypted anew for each answer; without rules the signatures are equal too.
    expect({ ...unpacked, meta: null }).toEqual({ ...whole.answer, meta: null });
    for (const accept of ['*/*', 'application/json', 'application/*', `${packedMediaType};q=0`])
      expect((await answerTo(accept)).type).toMatch(/^application\/json/);
  });

  it.each([
    ['one way', { returnDate: undefined }],
    ['in premium economy', { cabinClass: 'PREMIUM_ECONOMY' }],
    ['in business', { cabinClass: 'BUSINESS' }],
    ['in first', { cabinClass: 'FIRST' }],
    ['to a place with few flights', { destination: 'SKD' }],
    ['between other continents', { origin: 'GRU', destination: 'AKL' }],
    ['where nothing flies', { origin: 'SHJ', destination: 'DXB' }],
    [
      'through several cities',
      { returnDate: undefined, furtherLegs: [{ origin: 'LHR', destination: 'IST', departureDate: '2027-01-20' }] },
    ],
    ['for nine', { adults: 5, children: 4, infants: 2 }],
  ])('follows the contract %s', async (_, more) => {
    const response = await handlerWith()(post({ ...search, ...more }));
    expect(response.status).toBe(200);
    expect(z.safeParse(flightSearchResponse, await response.json()).error).toBeUndefined();
  });

  it('is sealed so that neither price, flights nor search can be changed', async () => {
    const { data, searchParams } = await (await handlerWith()(post(search))).json();
    const [first] = data;
    if (!first) throw new Error('There are offers to London');
    const { signature, ...offer } = first;
    const key = await signingKey(secret);
    const soon = new Date(now.getTime() + 60_000);
    const late = new Date(now.getTime() + 31 * 60_000);
    expect(await checkOfferSignature(key, offer, searchParams, signature, soon)).toBe('valid');
    expect(await checkOfferSignature(key, offer, searchParams, signature, late)).toBe('expired');
    const cheaper = { ...offer, price: { ...offer.price, total: '1.00' } };
    expect(await checkOfferSignature(key, cheaper, searchParams, signature, soon)).toBe('altered');
    expect(await checkOfferSignature(key, offer, { ...searchParams, adults: 1 }, signature, soon)).toBe('altered');
  });

  it('through several cities has one itinerary per leg, and one seal for all of them', async () => {
    const furtherLegs = [
      { origin: 'LHR', destination: 'IST', departureDate: '2027-01-20' },
      { origin: 'IST', destination: 'DOH', departureDate: '2027-01-25' },
    ];
    const journey = { ...search, returnDate: undefined, furtherLegs };
    const { data, searchParams }: FlightSearchResponse = await (await handlerWith()(post(journey))).json();
    const [first] = data;
    if (!first) throw new Error('There are tickets through London and Istanbul');
    expect(new Set(data.map(({ itineraries }) => itineraries.length))).toEqual(new Set([3]));
    const { signature, ...offer } = first;
    const key = await signingKey(secret);
    const check = (checked: object, asked: object) => checkOfferSignature(key, checked, asked, signature, now);
    expect(await check(offer, searchParams)).toBe('valid');
    expect(await check(offer, { ...searchParams, furtherLegs: furtherLegs.slice(0, 1) })).toBe('altered');
    expect(await check({ ...offer, itineraries: offer.itineraries.slice(0, 2) }, searchParams)).toBe('altered');
  });

  it('is not cached', async () => {
    const response = await handlerWith()(post(search));
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('bad input', () => {
  const further = (more: object) => ({
    returnDate: undefined,
    furtherLegs: [{ origin: 'LHR', destination: 'CDG', departureDate: '2027-01-18', ...more }],
  });
  it.each<[string, object, string, string]>([
    ['unknown airport', { origin: 'XXX' }, 'origin', 'airportUnknown'],
    ['no airport code', { destination: 'London' }, 'destination', 'airportRequired'],
    ['same airport', { destination: 'DOH' }, 'destination', 'sameAirport'],
    ['a day that does not exist', { departureDate: '2027-02-30' }, 'departureDate', 'departureInvalid'],
    ['yesterday', { departureDate: '2026-11-20', returnDate: undefined }, 'departureDate', 'departurePast'],
    ['too far ahead', { departureDate: '2028-01-14', returnDate: undefined }, 'departureDate', 'departureTooFar'],
    ['return first', { returnDate: '2027-01-13' }, 'returnDate', 'returnBeforeDeparture'],
    ['a leg to nowhere', further({ destination: 'XXX' }), 'furtherLegs.0.destination', 'airportUnknown'],
    ['a leg back in time', further({ departureDate: '2027-01-13' }), 'furtherLegs.0.departureDate', 'departureOrder'],
    ['a leg to its own origin', further({ destination: 'LHR' }), 'furtherLegs.0.destination', 'sameAirport'],
    ['an empty list of legs', { returnDate: undefined, furtherLegs: [] }, 'furtherLegs', 'legCount'],
    [
      'seven legs',
      { returnDate: undefined, furtherLegs: Array(6).fill({ origin: 'LHR', destination: 'CDG', departureDate: '2027-01-18' }) },
      'furtherLegs',
      'legCount',
    ],
    ['legs and a return', { furtherLegs: further({}).furtherLegs }, 'returnDate', 'returnInvalid'],
    ['ten adults', { adults: 10 }, 'adults', 'adultsRange'],
    ['half a child', { children: 0.5 }, 'children', 'childrenRange'],
    ['more infants than adults', { infants: 3 }, 'infants', 'infantsOverAdults'],
    ['a cabin of its own', { cabinClass: 'ROOF' }, 'cabinClass', 'cabinInvalid'],
  ])('%s is 400 with its field', async (_, more, path, message) => {
    const response = await handlerWith()(post({ ...search, ...more }));
    expect(response.status).toBe(400);
    const body = (await response.json()) as { code: string; details: object[] };
    expect(body.code).toBe('invalidSearch');
    expect(body.details).toContainEqual({ path, message });
  });

  it('uses the day in Qatar, where it is already tomorrow', async () => {
    const lateEvening = new Date('2026-11-21T22:00:00Z');
    const late = handlerWith({ now: () => lateEvening });
    expect(todayInQatar(lateEvening)).toBe('2026-11-22');
    expect((await late(post({ ...search, departureDate: '2026-11-21' }))).status).toBe(400);
    expect((await late(post({ ...search, departureDate: '2026-11-22' }))).status).toBe(200);
  });
});

describe('a supplier that fails', () => {
  it('that refuses more than nine seats is 502 with a code', async () => {
    const response = await handlerWith()(post({ ...search, adults: 9, children: 1 }));
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ error: 'The supplier declined the search', code: 'partyTooLarge' });
  });

  it('that refuses for another reason is 502', async () => {
    const supplier = supplierThat(() => Promise.reject(new SupplierRefusal('supplierRefused')));
    const response = await handlerWith({ suppliers: only(supplier) })(post(search));
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ code: 'supplierRefused' });
  });

  it('that fails is 502 without the text of its error', async () => {
    const logged = expectOneLog();
    const supplier = supplierThat(() => Promise.reject(new Error('upstream said: key sk_live_123 is wrong')));
    const response = await handlerWith({ suppliers: only(supplier) })(post(search));
    expect(response.status).toBe(502);
    expect(await response.text()).toBe('{"error":"The supplier failed","code":"supplierFailed"}');
    expect(logged()).toContain('"supplier":"test"');
  });

  it('with an answer that breaks the contract is 502', async () => {
    const logged = expectOneLog();
    const supplier = supplierThat(() => Promise.resolve({ offers: [{ id: 7 }] as never, carriers: {}, aircraft: {} }));
    expect((await handlerWith({ suppliers: only(supplier) })(post(search))).status).toBe(502);
    expect(logged()).toContain('"supplier":"test"');
  });

  it.each(tooSlow)('that is too slow, %s, is 504', async (_, wait) => {
    const supplier = supplierThat((_request, { signal }) => wait(signal));
    const response = await handlerWith({ suppliers: only(supplier), supplierLimitMs: 5 })(post(search));
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({ code: 'supplierTooSlow' });
  });
});

describe('a function without its settings', () => {
  it('answers 500 without a signing secret, and gives the reason only in the log', async () => {
    const logged = expectOneLog();
    const response = await handler(post({ ...search, departureDate: addDays(todayInQatar(), 20), returnDate: undefined }));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('SECRET');
    expect(logged()).toContain('OFFER_SIGNING_SECRET is not set');
  });

  it('answers 500 when FLIGHT_SUPPLIER names no known supplier', async () => {
    const logged = expectOneLog();
    const response = await handlerWith({}, { OFFER_SIGNING_SECRET: secret, FLIGHT_SUPPLIER: 'amadeus' })(post(search));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('amadeus');
    expect(logged()).toContain('FLIGHT_SUPPLIER names');
  });

  it('reads its settings from the platform', async () => {
    const settings: Record<string, string> = {
      OFFER_SIGNING_SECRET: secret,
      SUPABASE_URL: 'http://database.test',
      SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_of_tests',
    };
    vi.stubGlobal('Deno', { env: { get: (name: string) => settings[name] } });
    vi.stubGlobal('fetch', async () => new Response('[]'));
    const response = await handler(post({ ...search, departureDate: addDays(todayInQatar(), 20), returnDate: undefined }));
    expect(response.status).toBe(200);
  });

  it('logs no details of the search', async () => {
    const logged = expectOneLog();
    const supplier = supplierThat(() => Promise.reject(new Error('boom')));
    await handlerWith({ suppliers: only(supplier) })(post(search));
    const { at: _, ...line } = JSON.parse(logged());
    expect(JSON.stringify(line)).not.toMatch(/DOH|LHR|2027-01/);
  });
});

const found = await sandboxFlightSupplier.searchFlights(search, { signal: new AbortController().signal, today: '2026-11-21' });

describe('several suppliers', () => {
  const [first, second, third] = faresOfJourneys(found.offers).data as [FlightOffer, FlightOffer, FlightOffer];
  const dictionaries = { carriers: found.carriers, aircraft: found.aircraft };
  const fails = supplierThat(() => Promise.reject(new SupplierRefusal('supplierRefused')));

  function selling(name: string, offers: FlightOffer[], more: Partial<FlightSupplier> = {}): FlightSupplier {
    return { ...sandboxFlightSupplier, name, sandbox: false, searchFlights: async () => ({ offers, ...dictionaries }), ...more };
  }
  const at = (offer: FlightOffer, id: string, total: string): FlightOffer => ({ ...offer, id, price: { ...offer.price, total } });

  async function answerOf(...suppliers: FlightSupplier[]) {
    const response = await handlerWith({ suppliers: only(...suppliers) })(post(search));
    expect(response.status).toBe(200);
    return z.parse(flightSearchResponse, await response.json());
  }

  it('are merged: the cheaper of equal flights, each offer with the name of its supplier', async () => {
    const { data, meta } = await answerOf(
      selling('one', [at(first, 'a', '900.00'), at(second, 'b', '500.00')]),
      selling('two', [at(first, 'c', '899.00'), at(third, 'd', '700.00')]),
    );
    expect(data.map(({ id, supplier }) => `${supplier} ${id}`)).toEqual(['one b', 'two c', 'two d']);
    expect(meta).toMatchObject({ supplier: 'one+two', sandbox: false });
    expect(meta.suppliers.map(({ name, status, offers }) => `${name} ${status} ${offers}`)).toEqual(['one ok 1', 'two ok 2']);
  });

  it('give a partial answer when one of them fails', async () => {
    const { data, meta } = await answerOf(fails, selling('two', [first]));
    expect(data).toHaveLength(1);
    expect(meta).toMatchObject({
      supplier: 'two',
      suppliers: [
        { name: 'test', status: 'refused' },
        { name: 'two', status: 'ok' },
      ],
    });
  });

  it('are not awaited when one hangs and another has answered', async () => {
    vi.useFakeTimers({ now });
    const ask = vi.fn(async () => ({ offers: [first], ...dictionaries }));
    const hangs = selling('slow', [], { searchFlights: () => new Promise(() => undefined) });
    const pending = answerOf(hangs, selling('quick', [], { searchFlights: ask }));
    await vi.waitFor(() => expect(ask).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(4_000);
    expect((await pending).meta.suppliers.map(({ status }) => status)).toEqual(['tooSlow', 'ok']);
  });

  it('are only asked for parties within their limits', async () => {
    const small = selling('small', [], { limits: { seats: 2 }, searchFlights: () => Promise.reject(new Error('not asked')) });
    const { meta } = await answerOf(small, selling('two', [first]));
    expect(meta.suppliers[0]).toMatchObject({ name: 'small', status: 'refused' });
  });

  it('sign each offer for as long as its supplier holds it, and leave out offers about to expire', async () => {
    const { data, meta } = await answerOf(
      selling('one', [
        { ...first, expiresAt: '2026-11-21T09:20:00Z' },
        { ...second, expiresAt: '2026-11-21T10:00:00Z' },
        { ...third, expiresAt: '2026-11-21T09:04:59Z' },
      ]),
    );
    const ends = data.map(({ signature }) => signature.slice(0, signature.lastIndexOf('.')));
    expect(ends).toEqual(['2026-11-21T09:20:00.000Z', '2026-11-21T09:30:00.000Z']);
    // An offer that expires earlier does not shorten the list.
    expect(meta.expiresAt).toBe('2026-11-21T09:30:00.000Z');
  });

  it('keep a flight whose cheaper offer is about to expire, and count a supplier with only such offers as failed', async () => {
    const logged = expectOneLog();
    const brief = (offer: FlightOffer) => ({ ...offer, expiresAt: '2026-11-21T09:04:00Z' });
    const { data, meta } = await answerOf(
      selling('long', [at(first, 'a', '900.00')]),
      selling('mixed', [brief(at(first, 'b', '890.00')), at(second, 'c', '700.00')]),
      selling('brief', [brief(at(first, 'd', '880.00'))]),
    );
    expect(data.map(({ supplier, id }) => `${supplier} ${id}`)).toEqual(['long a', 'mixed c']);
    expect(meta.suppliers.map(({ name, status, offers }) => `${name} ${status} ${offers}`)).toEqual([
      'long ok 1',
      'mixed ok 1',
      'brief failed 0',
    ]);
    expect(logged()).toContain('None of 1 offers is held for long enough');
  });
});
