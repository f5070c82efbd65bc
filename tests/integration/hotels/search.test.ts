import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { POST } from '@/app/api/hotels/search/route';
import { GET as suggest } from '@/app/api/hotels/suggestions/route';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { hotelPlacesResponse } from '@/supabase/functions/_shared/contracts/hotels/hotel-places';
import { type HotelSearchResponse, hotelSearchResponse } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { checkOfferSignature, signingKey } from '@/supabase/functions/_shared/offer-signature';
import { testBackend } from '../backend/test-backend.ts';
import { newVisitor, pointSiteAt, postJson, signingSecretOf } from '../bookings/site-on-backend.ts';

const backend = testBackend();
let secret: string;

beforeAll(() => {
  secret = signingSecretOf(backend.dataDir);
});

beforeEach(() => pointSiteAt(backend));

const checkIn = addDays(todayInQatar(), 45);
const inIstanbul = {
  cityCode: 'istanbul',
  checkIn,
  checkOut: addDays(checkIn, 4),
  adults: 3,
  rooms: 2,
  occupancy: [
    { adults: 2, childrenAges: [4, 10] },
    { adults: 1, childrenAges: [] },
  ],
  language: 'en',
};

async function search(body: unknown, headers?: Record<string, string>) {
  const answer = await POST(postJson('/api/hotels/search', body, headers));
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, body: JSON.parse(text) };
}

async function suggestFor(parameters: Record<string, string>, visitor = newVisitor()) {
  const url = `http://localhost/api/hotels/suggestions?${new URLSearchParams(parameters)}`;
  const answer = await suggest(new Request(url, { headers: { 'x-forwarded-for': visitor } }));
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, body: JSON.parse(text) };
}

/** A fake backend with the given answer, stopped at the end of the test. */
async function placeholder(respond: (server: Server) => { status: number; body: string } | null): Promise<() => Promise<void>> {
  const server = createServer((_request, response) => {
    const answer = respond(server);
    if (answer) response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  pointSiteAt({ ...backend, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}

describe('a hotel search', () => {
  it.each(['en', 'ar'])('in %s has signed rates that follow the contract', async (language) => {
    const { status, headers, body } = await search({ ...inIstanbul, language });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    const answer: HotelSearchResponse = hotelSearchResponse.parse(body);
    expect(answer).toEqual(body);
    expect(answer.searchParams).toEqual({ ...inIstanbul, language });
    expect(answer.place.name).toBe(language === 'ar' ? 'إسطنبول' : 'Istanbul');
    expect(Date.parse(answer.meta.expiresAt)).toBeGreaterThan(Date.now() + 10 * 60_000);
    const free = answer.hotels.filter(({ available }) => available);
    expect(free.length).toBeGreaterThan(10);
    const key = await signingKey(secret);
    for (const { signature, ...hotel } of free) {
      expect(await checkOfferSignature(key, hotel, answer.searchParams, signature)).toBe('valid');
    }
  });

  it('repeated by anybody, with its keys in another order, has the same answer', async () => {
    const first = await search(inIstanbul);
    const again = await search(Object.fromEntries(Object.entries(inIstanbul).toReversed()));
    expect(again.status).toBe(200);
    expect(again.text).toBe(first.text);
  });

  it('in the form of SPEC, without separate rooms, is answered, too', async () => {
    const { cityCode, checkOut } = inIstanbul;
    const { status, body } = await search({ cityCode, checkIn, checkOut, adults: 4, rooms: 2 });
    expect(status).toBe(200);
    expect(body.searchParams).toEqual({ cityCode, checkIn, checkOut, adults: 4, rooms: 2, language: 'en' });
  });
});

describe('an invalid search', () => {
  const oneRoom = (childrenAges: number[]) => ({ adults: 2, rooms: 1, occupancy: [{ adults: 2, childrenAges }] });

  it.each([
    ['an unknown city', { cityCode: 'atlantis' }, 'cityCode', 'destinationUnknown'],
    ['SQL for a city', { cityCode: "doha' OR 1=1;--" }, 'cityCode', 'destinationRequired'],
    ['HTML for a city', { cityCode: '<b>doha</b>' }, 'cityCode', 'destinationRequired'],
    ['a city with direction marks', { cityCode: '\u202Eahod' }, 'cityCode', 'destinationRequired'],
    ['a same-day stay', { checkOut: checkIn }, 'checkOut', 'checkOutBeforeCheckIn'],
    ['ninety nights', { checkOut: addDays(checkIn, 90) }, 'checkOut', 'stayTooLong'],
    ['a past day', { checkIn: '2020-01-01', checkOut: '2020-01-03' }, 'checkIn', 'checkInPast'],
    ['five rooms', { rooms: 5, adults: 5, occupancy: undefined }, 'rooms', 'roomsRange'],
    ['a child of 0', oneRoom([0]), 'occupancy.0.childrenAges.0', 'childAgeRange'],
    ['a child of 18', oneRoom([18]), 'occupancy.0.childrenAges.0', 'childAgeRange'],
  ])('%s is refused at its field', async (_, change, path, message) => {
    const { status, body, text } = await search({ ...inIstanbul, ...change });
    expect(status).toBe(400);
    expect(body).toEqual({ error: expect.any(String), code: 'invalidSearch', details: [{ path, message }] });
    expect(text).not.toMatch(/atlantis|OR 1=1|<b>/);
  });

  it.each([
    ['malformed JSON', '{"cityCode":', {}, 400, 'malformedJson'],
    ['a form', 'cityCode=doha', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'notJson'],
    ['a megabyte', JSON.stringify({ ...inIstanbul, more: 'x'.repeat(1_000_000) }), {}, 413, 'bodyTooLarge'],
    ['a list', '[1,2]', {}, 400, 'invalidSearch'],
    ['a deep nest', `${'['.repeat(7000)}${']'.repeat(7000)}`, {}, 400, 'invalidSearch'],
  ])('%s as a body is refused', async (_, body, headers, status, code) => {
    expect(await search(body, headers)).toMatchObject({ status, body: { code } });
  });
});

describe('suggestions', () => {
  it.each([
    ['doh', 'en', 'Doha', 'Qatar'],
    ['الدوحه', 'en', 'Doha', 'Qatar'],
    ['doh', 'ar', 'الدوحة', 'قطر'],
  ])('for %s in %s are %s', async (keyword, locale, name, countryName) => {
    const { status, body } = await suggestFor({ keyword, locale });
    expect(status).toBe(200);
    expect(hotelPlacesResponse.parse(body)).toEqual(body);
    expect(body.suggestions).toEqual([{ id: 'doha', name, address: { cityName: name, countryName } }]);
  });

  it.each([
    ['sheraton doha', { id: 'doha', part: 'hotel', name: 'Sheraton Grand Doha' }],
    ['ritz carlton', { id: 'ras-al-khaimah', part: 'hotel' }],
    ['sultanahmet', { id: 'istanbul', part: 'area', name: 'Sultanahmet' }],
    ['eiffel', { id: 'paris', part: 'sight', name: 'Eiffel Tower' }],
  ])('for %s are hotels, districts and sights too', async (keyword, expected) => {
    const { body } = await suggestFor({ keyword, locale: 'en' });
    expect(hotelPlacesResponse.parse(body)).toEqual(body);
    expect(body.suggestions).toContainEqual(expect.objectContaining(expected));
  });

  it.each([
    [{ keyword: 'do', locale: 'en' }, 'keyword', 'keywordTooShort'],
    [{ locale: 'en' }, 'keyword', 'keywordTooShort'],
    [{ keyword: 'x'.repeat(10_000), locale: 'en' }, 'keyword', 'keywordTooLong'],
    [{ keyword: 'doha', locale: 'fr' }, 'language', 'languageInvalid'],
  ])('for %j are refused at the field', async (parameters, path, message) => {
    const { status, body } = await suggestFor(parameters as Record<string, string>);
    expect(status).toBe(400);
    expect(body).toEqual({ error: expect.any(String), code: 'invalidKeyword', details: [{ path, message }] });
  });

  it.each(["doha'; DROP TABLE x;--", '<script>alert(1)</script>', '\u202Eahod'])('for %j are none', async (keyword) => {
    expect((await suggestFor({ keyword, locale: 'ar' })).text).toBe('{"suggestions":[]}');
  });

  it('are answered a hundred and twenty times a minute for one address', async () => {
    const visitor = newVisitor();
    const answers = await Promise.all(Array.from({ length: 130 }, () => suggestFor({ keyword: 'doha', locale: 'en' }, visitor)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(120);
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

describe('a hundred searches within a minute', () => {
  it('from one address: sixty are answered, the others get a Retry-After', async () => {
    const visitor = { 'x-forwarded-for': newVisitor() };
    const answers = await Promise.all(Array.from({ length: 100 }, () => search(inIstanbul, visitor)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    for (const { headers, body } of answers.filter(({ status }) => status === 429)) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(body.code).toBe('tooManyRequests');
    }
  });
});

describe('when it cannot be answered', () => {
  it('because searching is paused, has a text in both languages', async () => {
    vi.stubEnv('SEARCH_PAUSED', 'true');
    const { status, body } = await search(inIstanbul);
    expect(status).toBe(503);
    expect(body).toMatchObject({
      code: 'paused',
      details: { en: expect.stringMatching(/soon/), ar: expect.stringMatching(/سنعود/) },
    });
  });

  it('because the backend is down, fails quickly, without internal details', async () => {
    pointSiteAt({ ...backend, url: 'http://127.0.0.1:9' });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { status, text, body } = await search({ ...inIstanbul, language: 'ar', adults: 2, occupancy: undefined });
    expect(status).toBe(502);
    expect(body).toEqual({ error: 'Hotel search is not available right now.', code: 'searchUnavailable' });
    expect(text).not.toMatch(/127\.0\.0\.1|ECONN|fetch/);
    expect(await suggestFor({ keyword: 'muscat', locale: 'en' })).toMatchObject({
      status: 502,
      body: { error: expect.stringMatching(/^Hotel autocomplete failed: /), code: 'suggestionsUnavailable' },
    });
    pointSiteAt(backend);
    expect((await search({ ...inIstanbul, language: 'ar', adults: 2, occupancy: undefined })).status).toBe(200);
    expect((await suggestFor({ keyword: 'muscat', locale: 'en' })).status).toBe(200);
  });

  it.each([
    ['refuses', { status: 502, body: '{"code":"supplierRefused"}' }, 502, 'supplierRefused'],
    ['takes too long', { status: 504, body: '{}' }, 504, 'supplierTooSlow'],
    ['breaks', { status: 500, body: 'boom' }, 502, 'searchUnavailable'],
    ['answers out of shape', { status: 200, body: '{"hotels":[{"id":1}]}' }, 502, 'searchUnavailable'],
    ['answers no JSON', { status: 200, body: '<html>' }, 502, 'searchUnavailable'],
    [
      'names its place unknown',
      { status: 400, body: '{"code":"invalidSearch","details":[{"message":"destinationUnknown"}]}' },
      400,
      'invalidSearch',
    ],
  ])('because the function %s, has our own code', async (_, answer, status, code) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const leave = await placeholder(() => answer);
    const { body, ...rest } = await search({ ...inIstanbul, checkOut: addDays(checkIn, 9) });
    await leave();
    expect(rest.status).toBe(status);
    expect(body.code).toBe(code);
    for (const [line] of logged.mock.calls) expect(String(line)).not.toMatch(/istanbul|adults|boom/);
  });

  it('twenty times in parallel, asks once', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let asked = 0;
    const leave = await placeholder(() => {
      asked += 1;
      return { status: 502, body: '{"code":"supplierRefused"}' };
    });
    const answers = await Promise.all(Array.from({ length: 20 }, () => search({ ...inIstanbul, checkOut: addDays(checkIn, 8) })));
    await leave();
    expect(answers.every(({ status }) => status === 502)).toBe(true);
    expect(asked).toBe(1);
  });
});
