import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type AskPrice, askPrice } from '@/lib/bookings/products/flight/price-again';
import { readTrips } from '@/lib/dashboard/trips';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { roundOf, sealedJourney, timesOf } from '../../unit/multi-city/journey-fixture';
import { password, signedInUser, testBackend } from '../backend/test-backend.ts';
import { sendToBook, storedBookings } from '../bookings/send-to-book.ts';
import { CookieJar, letAnHourPass, pointSiteAt, signingSecretOf } from '../bookings/site-on-backend.ts';

const browser = vi.hoisted(() => ({ jar: null as unknown }));
vi.mock('next/headers', () => ({ cookies: async () => browser.jar }));

/** Invented trips: this sets the current price of their legs. */
vi.mock('@/lib/bookings/products/flight/price-again', { spy: true });
const sameAsSealed: AskPrice = async ({ offer }) => ({ status: 'same', offer });

const backend = testBackend();
const jar = new CookieJar();
browser.jar = jar;
beforeEach(async () => {
  jar.clear();
  vi.mocked(askPrice).mockImplementation(sameAsSealed);
  pointSiteAt(backend);
  await letAnHourPass(backend);
});

const first = addDays(todayInQatar(), 30);
const days = [first, addDays(first, 6), addDays(first, 11)] as const;
const inTwentyMinutes = () => new Date(Date.now() + 20 * 60_000).toISOString();

async function newJourney(options: Parameters<typeof sealedJourney>[0] = {}) {
  const journey = await sealedJourney({
    searches: roundOf(days),
    expiresAt: inTwentyMinutes(),
    secret: signingSecretOf(backend.dataDir),
    ...options,
  });
  const passengers = journey.passengers.map((one) => ({ ...one, passportExpiry: addDays(first, 1000) }));
  return { ...journey, passengers };
}

const send = (journey: unknown) => sendToBook('multi-city', journey);

describe('a request for a multi-city trip', () => {
  it('is stored completely and once, with every leg at its signed price', async () => {
    const owner = await signedInUser(backend, 'traveller');
    await jar.signIn(backend, owner.email, password);
    const journey = await newJourney();
    const { status, body } = await send(journey);
    expect(status).toBe(201);
    expect(body).toMatchObject({ reference: expect.stringMatching(/^KT-[2-9A-HJ-NP-Z]{6}$/), status: 'requested' });
    expect(await send(journey)).toMatchObject({ status: 200, body: { reference: body.reference } });
    const onOtherPage = {
      ...journey,
      locale: journey.locale === 'ar' ? 'en' : 'ar',
      idempotencyKey: crypto.randomUUID(),
    } as const;
    expect(await send(onOtherPage)).toMatchObject({ status: 200, body: { reference: body.reference } });

    const rows = await storedBookings(backend, journey);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      kind: 'multicity',
      user_id: owner.id,
      departure_date: days[0],
      last_travel_date: days[2],
      currency: 'QAR',
      offer: { legs: journey.legs },
      search: {
        type: 'multicity',
        segments: [
          { from: 'DOH', to: 'LHR', departure: days[0], segmentNumber: 1 },
          { from: 'LHR', to: 'CDG', departure: days[1], segmentNumber: 2 },
          { from: 'CDG', to: 'DOH', departure: days[2], segmentNumber: 3 },
        ],
        passengers: { adults: 2, children: 0, infants: 0, total: 2 },
        travelClass: 'economy',
      },
    });
    expect(Number(rows[0].total_amount)).toBe(6001.5);
    expect(rows[0].booking_passengers).toHaveLength(2);

    const [trip] = (await readTrips(owner.client, owner.id)).filter(({ reference }) => reference === body.reference);
    expect(trip?.kind).toBe('multicity');
    expect(trip?.offer.flights.map(({ id }) => id)).toEqual(['offer-1', 'offer-2', 'offer-3']);
  });

  it('sent from ten tabs in parallel makes one booking', async () => {
    const request = await newJourney();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send({ ...request, idempotencyKey: crypto.randomUUID() })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array<number>(9).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
  });

  it('gets its receipt again after its prices have expired', async () => {
    const journey = await newJourney();
    const { body } = await send(journey);
    vi.useFakeTimers({ now: Date.now() + 60 * 60_000, toFake: ['Date'] });
    expect(await send(journey)).toMatchObject({ status: 200, body });
    vi.useRealTimers();
  });

  it('with a leg at another price gets all prices, and is stored at the new ones', async () => {
    const journey = await newJourney();
    const [dearer] = (await newJourney({ prices: ['1000.50', '2500.00'] })).legs.slice(1);
    if (!dearer) throw new Error('A journey of three legs');
    vi.mocked(askPrice).mockImplementation(async ({ offer }) =>
      offer.id === 'offer-2' ? { status: 'changed', offer: dearer.offer } : { status: 'same', offer },
    );
    const { status, body } = await send(journey);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'priceChanged' });
    expect(body.details.offers.map(({ price }: { price: { total: string } }) => price.total)).toEqual([
      ...['1000.50', '2500.00', '3000.50'],
    ]);
    expect(await storedBookings(backend, journey)).toEqual([]);

    vi.mocked(askPrice).mockImplementation(sameAsSealed);
    const legs = journey.legs.map(({ search }, index) => ({ search, offer: body.details.offers[index] }));
    expect((await send({ ...journey, legs })).status).toBe(201);
    expect(Number((await storedBookings(backend, journey))[0].total_amount)).toBe(6501);
  });

  it('with a leg that is no longer sold gets its position', async () => {
    const journey = await newJourney();
    vi.mocked(askPrice).mockImplementation(async ({ offer }) =>
      offer.id === 'offer-3' ? { status: 'gone' } : { status: 'same', offer },
    );
    expect(await send(journey)).toMatchObject({ status: 410, body: { code: 'offerGone', details: { legs: [2] } } });
    expect(await storedBookings(backend, journey)).toEqual([]);
  });

  it('with an altered leg is refused and not stored', async () => {
    const journey = await newJourney();
    const legs = journey.legs.map((leg, index) =>
      index === 2 ? { ...leg, offer: { ...leg.offer, price: { ...leg.offer.price, total: '1.00' } } } : leg,
    );
    expect(await send({ ...journey, legs })).toMatchObject({ status: 409, body: { code: 'offerAltered' } });
    expect(await storedBookings(backend, journey)).toEqual([]);
  });

  it('with an expired leg must search again', async () => {
    const journey = await newJourney({ expiresAt: new Date(Date.now() - 1000).toISOString() });
    expect(await send(journey)).toMatchObject({ status: 410, body: { code: 'offerExpired' } });
  });

  it('with two parties, in the wrong order or too long is refused with errors at its legs', async () => {
    const mixed = roundOf(days).map((search, index) => (index === 1 ? { ...search, adults: 1 } : search));
    expect(await send(await newJourney({ searches: mixed }))).toMatchObject({
      status: 400,
      body: { code: 'invalidBooking', details: [{ path: 'legs.1.search', message: 'mixedParties' }] },
    });
    const backwards = roundOf([days[1], days[0], days[2]]);
    expect(await send(await newJourney({ searches: backwards }))).toMatchObject({
      status: 400,
      body: { details: [{ path: 'legs.1.search.departureDate', message: 'legsOutOfOrder' }] },
    });
    const journey = await newJourney();
    expect(await send({ ...journey, legs: Array(7).fill(journey.legs[0]) })).toMatchObject({
      status: 400,
      body: { details: [{ path: 'legs', message: 'legCount' }] },
    });
  });

  it('that cannot be flown is refused at the leg that does not fit, and not stored', async () => {
    const oneDay = { searches: roundOf([first, first, days[2]]).slice(0, 2) };
    const overlapping = await newJourney({ ...oneDay, times: [timesOf('15:55', '23:05'), timesOf('06:00', '08:15')] });
    const overlap = {
      status: 400,
      body: { code: 'invalidBooking', details: [{ path: 'legs.1.offer', message: 'legsOverlap' }] },
    };
    expect(await send(overlapping)).toMatchObject(overlap);
    expect(await storedBookings(backend, overlapping)).toEqual([]);

    const journey = await newJourney({ ...oneDay, times: [timesOf('06:00', '12:00'), timesOf('17:00', '19:15')] });
    expect(await send({ ...journey, legs: journey.legs.toReversed() })).toMatchObject(overlap);
    expect(await send({ ...journey, legs: [journey.legs[0], journey.legs[0]] })).toMatchObject({
      status: 400,
      body: { code: 'invalidBooking', details: [{ path: 'legs.1.offer', message: 'legRepeated' }] },
    });
    expect(await storedBookings(backend, journey)).toEqual([]);
    expect(await send(journey)).toMatchObject({ status: 201 });
  });

  it('with a key that was used for other content is refused', async () => {
    const journey = await newJourney();
    await send(journey);
    const changed = { ...journey, contact: { ...journey.contact, phone: '+97440000001' } };
    expect(await send(changed)).toMatchObject({ status: 409, body: { code: 'keyReused' } });
  });
});
