import { beforeEach, describe, expect, it, vi } from 'vitest';
import { POST } from '@/app/api/self-service/[name]/route';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { testBackend } from '../backend/test-backend.ts';
import { newVisitor, pointSiteAt, postJson, signingSecretOf } from '../bookings/site-on-backend.ts';

/** A new backend has the demo rows, like a fresh clone. */
const backend = testBackend();

beforeEach(() => pointSiteAt(backend, signingSecretOf(backend.dataDir)));

async function ask(name: string, body: unknown, headers?: Record<string, string>) {
  const began = performance.now();
  const answer = await POST(postJson(`/api/self-service/${name}`, body, headers), { params: Promise.resolve({ name }) });
  const text = await answer.text();
  return { status: answer.status, text, body: JSON.parse(text), headers: answer.headers, took: performance.now() - began };
}

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Any number of wrong references, by position. */
const wrongReference = (place: number) =>
  `KT-ZZ${[...Array(4)].map((_, index) => letters[Math.floor(place / 32 ** index) % 32]).join('')}`;

describe('a look-up', () => {
  it('finds matching records, and is not cached', async () => {
    const booking = await ask('booking', { reference: 'kt fly٢٤٧', lastName: 'al namuthaj' });
    expect(booking).toMatchObject({ status: 200, body: { found: { reference: 'KT-FLY247', offer: { title: null } } } });
    const conditions = { change: { allowed: true, penalty: '400.00' }, refund: { allowed: true, penalty: '600.00' } };
    expect(booking.body.found.offer.flights).toMatchObject([{ conditions }]);
    expect(booking.body.found.offer.flights[0].itineraries).toHaveLength(2);
    expect(booking.headers.get('cache-control')).toBe('no-store');
    expect(booking.text).not.toMatch(/QX2000|@/);
    expect((await ask('visa', { reference: 'VSA246', lastName: 'Al-Namuthaj' })).body.found.stage).toBe('consulate');
    const refund = await ask('refund', { reference: 'KT-STAY26', email: 'layla@example.com' });
    expect(refund.body.found.refunds).toMatchObject([{ reference: 'KR-RFD246', amount: 1650 }]);
    const card = await ask('gift-card', { number: '4000 2026 1121', pin: '246810' });
    expect(card.body.found).toMatchObject({ balance: 920, lastDigits: '1121' });
  });

  it('returns the public data of a stay and of a holiday, and no other stored data', async () => {
    const lastName = 'Al-Namuthaj';
    const stay = await ask('booking', { reference: 'KT-STAY26', lastName });
    expect(stay.body.found.offer).toMatchObject({
      title: { en: 'The Sample Palm, Muscat' },
      stored: {
        type: 'stay',
        ...{ board: 'breakfast', rooms: [{ adults: 2 }], wishes: ['highFloor'] },
        inEnglish: { rooms: ['Double room, sea view'] },
      },
    });
    expect(stay.text).not.toMatch(/countryCode|signature/);
    const holiday = await ask('booking', { reference: 'KT-TRY248', lastName });
    expect(holiday.body.found).toMatchObject({
      total: 3600,
      offer: {
        stored: { type: 'holiday', nights: 4, rooms: [{ adults: 2 }], lines: [{ key: 'adult', quantity: 2, amount: 3600 }] },
      },
    });
  });

  it('serves a confirmed booking as a PDF only with a surname', async () => {
    const wanted = { reference: 'KT-FLY247', lastName: 'Al-Namuthaj', locale: 'ar' };
    const sent = (body: object) =>
      POST(postJson('/api/self-service/itinerary', body), { params: Promise.resolve({ name: 'itinerary' }) });
    const pdf = await sent(wanted);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('cache-control')).toBe('private, no-store');
    expect(await pdf.text()).toMatch(/^%PDF-/);
    for (const miss of [{ lastName: 'Else' }, { reference: 'KT-STAY26' }]) {
      expect(await (await sent({ ...wanted, ...miss })).text(), 'of another, and one that is off').toBe('{"found":null}');
    }
  });

  it('has the same answer after the same time whenever nothing is found', async () => {
    const misses = [
      await ask('booking', { reference: 'KT-FLY247', lastName: 'Else' }),
      await ask('booking', { reference: 'KT-222222', lastName: 'Al-Namuthaj' }),
      await ask('visa', { reference: 'KV-VSA246', lastName: 'Else' }),
      await ask('refund', { reference: 'KR-RFD246', email: 'else@example.com' }),
      await ask('gift-card', { number: '400020261121', pin: '000000' }),
      await ask('gift-card', { number: '400020261139', pin: '246810' }),
      await ask('change', { reference: 'KT-222222', lastName: 'Else', kind: 'cancellation', message: '' }),
    ];
    for (const { status, text, took } of misses) {
      expect([status, text]).toEqual([200, '{"found":null}']);
      expect(took).toBeGreaterThan(240);
    }
  });

  it('refuses invalid requests', async () => {
    expect(await ask('booking', { reference: 'x', lastName: '' })).toMatchObject({
      status: 400,
      body: { code: 'invalidLookUp', details: [{ path: 'reference' }, { path: 'lastName' }] },
    });
    expect((await ask('booking', '{')).status).toBe(400);
    expect((await ask('booking', { reference: 'a'.repeat(5000) })).status).toBe(413);
    expect((await ask('booking', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('is limited for one address, for all kinds together', async () => {
    const headers = { 'x-forwarded-for': newVisitor() };
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, place) => ask('booking', { reference: wrongReference(place), lastName: 'Else' }, headers)),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  it('is limited for one reference, from all addresses, whether it exists or not', async () => {
    for (const reference of ['KT-TRY248', 'KT-YYYYYY']) {
      const tries = Array.from({ length: 16 }, () => ask('booking', { reference, lastName: 'Else' }));
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 429)).toHaveLength(1);
      expect((await ask('booking', { reference, lastName: 'Al-Namuthaj' })).status).toBe(429);
      // Requesting a change would reveal the same.
      const change = { reference, lastName: 'Al-Namuthaj', kind: 'cancellation', message: '' };
      expect((await ask('change', change)).status).toBe(429);
    }
  });

  it('does not count successful look-ups', async () => {
    const owner = { reference: 'KT-STAY26', email: 'layla@example.com' };
    for (let time = 0; time < 16; time += 1) expect((await ask('refund', owner)).body.found).not.toBeNull();
    const tries = Array.from({ length: 15 }, () => ask('refund', { ...owner, email: 'else@example.com' }));
    expect((await Promise.all(tries)).map(({ text }) => text)).toEqual(Array(15).fill('{"found":null}'));
    expect((await ask('refund', owner)).status).toBe(429);
  });

  it('is as quick after three hundred wrong references, and has revealed nothing', async () => {
    const seen = new Set<string>();
    for (let start = 1000; start < 1300; start += 100) {
      const places = Array.from({ length: 100 }, (_, index) => start + index);
      const answers = await Promise.all(
        places.map((place) => ask('booking', { reference: wrongReference(place), lastName: 'Al-Namuthaj' })),
      );
      for (const { status, text } of answers) seen.add(`${status} ${text}`);
    }
    expect([...seen]).toEqual(['200 {"found":null}']);
    const { status, took } = await ask('booking', { reference: 'KT-FLY247', lastName: 'Al-Namuthaj' });
    expect(status).toBe(200);
    expect(took).toBeLessThan(20_000);
  });
});

describe('a change that is asked for', () => {
  it('is stored once when two tabs send it in parallel', async () => {
    const wishedDay = addDays(todayInQatar(), 90);
    const change = { reference: 'KT-FLY247', lastName: 'Al-Namuthaj', kind: 'date', wishedDay, message: 'Later' };
    const outcomes = (await Promise.all([ask('change', change), ask('change', change)])).map(({ body }) => body.found);
    expect(outcomes.toSorted()).toEqual(['created', 'open']);
    const { data: rows } = await backend.admin().from('booking_change_requests').select('kind, message, wished_day, status');
    expect(rows).toEqual([{ kind: 'date', message: 'Later', wished_day: wishedDay, status: 'open' }]);
  });

  it('has a day in the future', async () => {
    for (const wishedDay of ['1900-01-01', '9999-12-31']) {
      const change = { reference: 'KT-FLY247', lastName: 'Al-Namuthaj', kind: 'date', wishedDay, message: '' };
      expect(await ask('change', change)).toMatchObject({ status: 400, body: { details: [{ path: 'wishedDay' }] } });
    }
  });

  it('may have a thousand characters of any script', async () => {
    const change = { reference: 'KT-FLY247', lastName: 'Al-Namuthaj', kind: 'name' };
    expect((await ask('change', { ...change, message: '🙂'.repeat(1000) })).body).toEqual({ found: 'created' });
    expect((await ask('change', { ...change, message: '🙂'.repeat(1001) })).status).toBe(400);
    expect((await ask('change', { ...change, message: '🙂'.repeat(4100) })).status).toBe(413);
  });

  it('of a cancelled booking is too late', async () => {
    const change = { reference: 'KT-STAY26', lastName: 'Al-Namuthaj', kind: 'other', message: 'Please' };
    expect((await ask('change', change)).body).toEqual({ found: 'over' });
  });
});

it('a failing database is not reported as "not found"', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  pointSiteAt({ ...backend, secretKey: 'wrong' });
  const { status, body } = await ask('visa', { reference: 'KV-VSA246', lastName: 'Al-Namuthaj' });
  expect([status, body.code]).toEqual([502, 'unavailable']);
  expect(String(log.mock.calls[0])).not.toMatch(/VSA246|Namuthaj/);
});
