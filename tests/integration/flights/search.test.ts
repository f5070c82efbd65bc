import { beforeEach, describe, expect, it, vi } from 'vitest';
import { POST } from '@/app/api/flights/search/route';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { flightSearchResponse } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { packedMediaType } from '@/supabase/functions/_shared/contracts/flights/packed/packed-media-type';
import { unpackResponse } from '@/supabase/functions/_shared/contracts/flights/packed/packed-response';
import { siteProof, siteProofHeader } from '@/supabase/functions/_shared/only-from-site';
import { passengerOf } from '../../unit/bookings/booking-fixture';
import { testBackend } from '../backend/test-backend.ts';
import { sendToBook } from '../bookings/send-to-book.ts';
import { CookieJar, newVisitor, pointSiteAt, postJson } from '../bookings/site-on-backend.ts';

vi.mock('next/headers', () => ({ cookies: async () => new CookieJar() }));

const backend = testBackend();
beforeEach(() => pointSiteAt(backend));

const departureDate = addDays(todayInQatar(), 45);
const toLondon = {
  origin: 'DOH',
  destination: 'LHR',
  departureDate,
  returnDate: addDays(departureDate, 7),
  adults: 1,
  children: 0,
  infants: 0,
  cabinClass: 'ECONOMY',
};

async function search(body: unknown, headers?: Record<string, string>) {
  const answer = await POST(postJson('/api/flights/search', body, headers));
  const text = await answer.text();
  const reported = JSON.parse(text);
  return { status: answer.status, headers: answer.headers, text, body: reported };
}

it('the function answers a plain supabase-js client that has the proof of the site, with whole offers', async () => {
  const proof = await siteProof(process.env['OFFER_SIGNING_SECRET'] ?? '');
  const invoked = { body: toLondon, headers: { [siteProofHeader]: proof } };
  const { data, error } = await backend.client().functions.invoke('flight-search', invoked);
  expect(error).toBeNull();
  expect(flightSearchResponse.parse(data)).toEqual(data);
  expect(data.data.length).toBeGreaterThanOrEqual(30);
  expect((await backend.client().functions.invoke('flight-search', { body: toLondon })).error).not.toBeNull();
});

describe('a flight search', () => {
  it('has signed offers that follow the contract', async () => {
    const { status, headers, body } = await search(toLondon);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('cache-control')).toBe('no-store');
    const answer = flightSearchResponse.parse(body);
    expect(answer).toEqual(body);
    expect(answer.data.length).toBeGreaterThanOrEqual(30);
    expect(answer.searchParams).toEqual(toLondon);
    expect(Date.parse(answer.meta.expiresAt)).toBeGreaterThan(Date.now() + 10 * 60_000);
    for (const { itineraries } of answer.data) {
      expect(itineraries.map(({ segments }) => segments[0]?.departure.iataCode)).toEqual(['DOH', 'LHR']);
    }
  });

  it('has the same offers, packed, for who asks for that media type', async () => {
    const whole = await search(toLondon);
    const packed = await search(toLondon, { Accept: packedMediaType });
    expect(packed.headers.get('content-type')).toBe(packedMediaType);
    for (const { headers } of [whole, packed]) expect(headers.get('vary')).toBe('Accept');
    expect(packed.text.length).toBeLessThan(whole.text.length / 5);
    expect(unpackResponse(packed.body)).toEqual(whole.body);
  });

  it('repeated by anybody, with its keys in another order, has the same answer', async () => {
    const first = await search(toLondon);
    const again = await search(Object.fromEntries(Object.entries(toLondon).toReversed()));
    expect(again.status).toBe(200);
    expect(again.text).toBe(first.text);
  });

  it('has offers that can be booked unchanged, and not altered', async () => {
    const { body } = await search({ ...toLondon, adults: 1, infants: 1 });
    const [offer] = body.data;
    const request = {
      idempotencyKey: crypto.randomUUID(),
      locale: 'ar',
      search: body.searchParams,
      offer,
      passengers: [passengerOf('adult', 0), { ...passengerOf('infant', 1), dateOfBirth: todayInQatar() }].map((one) => ({
        ...one,
        passportExpiry: addDays(departureDate, 1000),
      })),
      contact: { email: 'amina@example.com', phone: '+97440000000' },
    };
    const cheaper = { ...request, offer: { ...offer, price: { ...offer.price, total: '1.00' } } };
    expect((await sendToBook('flight', cheaper)).status).toBe(409);

    const answer = await sendToBook('flight', request);
    expect(answer.status).toBe(201);
    const { reference } = answer.body;
    const { data: row } = await backend
      .admin()
      .from('bookings')
      .select('total_amount, locale')
      .eq('reference', reference)
      .single();
    expect(row?.locale).toBe('ar');
    expect(Number(row?.total_amount)).toBe(Number(offer.price.total));
  });

  it('for more than nine seats is refused with a code that the page translates', async () => {
    const { status, body } = await search({ ...toLondon, adults: 9, children: 1 });
    expect(status).toBe(400);
    expect(body).toEqual({ error: expect.any(String), code: 'partyTooLarge' });
  });
});

describe('an invalid search', () => {
  it.each([
    [{ origin: 'QQQ' }, 'origin', 'airportUnknown'],
    [{ destination: 'DOH' }, 'destination', 'sameAirport'],
    [{ departureDate: '2020-01-01' }, 'departureDate', 'departurePast'],
    [{ departureDate: '2027-02-30', returnDate: undefined }, 'departureDate', 'departureInvalid'],
    [{ returnDate: addDays(departureDate, -1) }, 'returnDate', 'returnBeforeDeparture'],
    [{ adults: 10 }, 'adults', 'adultsRange'],
    [{ infants: 2 }, 'infants', 'infantsOverAdults'],
    [{ cabinClass: 'HOLD' }, 'cabinClass', 'cabinInvalid'],
  ])('%j is refused at its field', async (change, path, message) => {
    const { status, body } = await search({ ...toLondon, ...change });
    expect(status).toBe(400);
    expect(body).toEqual({ error: expect.any(String), code: 'invalidSearch', details: [{ path, message }] });
  });

  it.each([
    ['malformed JSON', '{"origin":', {}, 400, 'malformedJson'],
    ['nothing', '', {}, 400, 'malformedJson'],
    ['a form', 'origin=DOH', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'notJson'],
    ['a megabyte', JSON.stringify({ ...toLondon, more: 'x'.repeat(1_000_000) }), {}, 413, 'bodyTooLarge'],
    ['a list', '[1,2]', {}, 400, 'invalidSearch'],
    ['a deep nest', `${'['.repeat(7000)}${']'.repeat(7000)}`, {}, 400, 'invalidSearch'],
  ])('%s as a body is refused', async (_, body, headers, status, code) => {
    expect(await search(body, headers)).toMatchObject({ status, body: { code } });
  });
});

describe('two hundred searches within a minute', () => {
  it('from one address: sixty are answered, the others get a Retry-After', async () => {
    const visitor = { 'x-forwarded-for': newVisitor() };
    const answers = await Promise.all(Array.from({ length: 200 }, () => search(toLondon, visitor)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(refused).toHaveLength(140);
    for (const { headers, body } of refused) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
      expect(body.code).toBe('tooManyRequests');
    }
    expect((await search(toLondon)).status).toBe(200);
  });
});

describe('when it cannot be answered', () => {
  it('because searching is paused, has a text in both languages', async () => {
    vi.stubEnv('SEARCH_PAUSED', 'true');
    expect(await search(toLondon)).toMatchObject({
      status: 503,
      body: {
        error: "Coming back soon! We're improving our search service.",
        code: 'paused',
        details: { en: "Coming back soon! We're improving our search service.", ar: 'سنعود قريبًا! نعمل على تحسين خدمة البحث.' },
      },
    });
  });

  it('because the backend is down, fails quickly, without internal details', async () => {
    pointSiteAt({ ...backend, url: 'http://127.0.0.1:9' });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const began = Date.now();
    const { status, text, body } = await search({ ...toLondon, adults: 3 });
    expect(status).toBe(502);
    expect(body).toEqual({ error: expect.any(String), code: 'searchUnavailable' });
    expect(text).not.toMatch(/127\.0\.0\.1|ECONN|fetch/);
    expect(Date.now() - began).toBeLessThan(15_000);

    pointSiteAt(backend);
    expect((await search({ ...toLondon, adults: 3 })).status).toBe(200);
  });
});
