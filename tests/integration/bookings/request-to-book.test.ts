import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredBooking } from '@/lib/bookings/product';
import { describeFlights } from '@/lib/bookings/products/flight/mail';
import { askPrice } from '@/lib/bookings/products/flight/price-again';
import type { FlightRequest } from '@/lib/bookings/products/flight/schema';
import { readStored } from '@/lib/bookings/products/read-stored';
import { readTrips } from '@/lib/dashboard/trips';
import { expectsAccount } from '@/lib/supabase/account/expected-account';
import { sessionCookie } from '@/lib/supabase/session-cookie';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import type { FlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { sandboxFlightSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/flights/sandbox-flight-supplier';
import { offerFor, sealedBooking } from '../../unit/bookings/booking-fixture';
import { password, signedInUser, testBackend } from '../backend/test-backend.ts';
import { sendToBook, storedBookings } from './send-to-book.ts';
import { CookieJar, letAnHourPass, newVisitor, pointSiteAt, signingSecretOf } from './site-on-backend.ts';

const browser = vi.hoisted(() => ({ jar: null as unknown }));
vi.mock('next/headers', () => ({ cookies: async () => browser.jar }));
vi.mock('@/lib/bookings/products/flight/price-again', { spy: true });

const backend = testBackend();
const jar = new CookieJar();
browser.jar = jar;
beforeEach(async () => {
  jar.clear();
  pointSiteAt(backend);
  await letAnHourPass(backend);
});

const departureDate = addDays(todayInQatar(), 30);
const pair: FlightSearchRequest = {
  origin: 'DOH',
  destination: 'LHR',
  departureDate,
  returnDate: addDays(departureDate, 7),
  adults: 2,
  children: 0,
  infants: 0,
  cabinClass: 'ECONOMY',
};
const inTwentyMinutes = () => new Date(Date.now() + 20 * 60_000).toISOString();
const earlier = () => new Date(Date.now() - 1000).toISOString();

/** An offer of the backend's supplier for a search today, non-stop if possible. */
async function soldOffer(search = pair): Promise<FlightOffer> {
  const context = { signal: new AbortController().signal, today: todayInQatar() };
  const { offers } = await sandboxFlightSupplier.searchFlights(search, context);
  const nonStop = offers.find(({ itineraries }) => itineraries.every(({ segments }) => segments.length === 1));
  return nonStop ?? offers[0] ?? offerFor(search);
}

interface BookingOptions {
  expiresAt?: string;
  search?: FlightSearchRequest;
  idempotencyKey?: string;
  offer?: FlightOffer;
}

/** A valid request for two adults. */
async function newBooking(options: BookingOptions = {}) {
  const offer = options.offer ?? (options.search ? offerFor(options.search) : await soldOffer());
  const booking = await sealedBooking({
    search: pair,
    expiresAt: inTwentyMinutes(),
    secret: signingSecretOf(backend.dataDir),
    offer,
    ...options,
  });
  const passengers = booking.passengers.map((one) => ({ ...one, passportExpiry: addDays(departureDate, 1000) }));
  return { ...booking, passengers };
}

const send = (booking: unknown, headers?: Record<string, string>) => sendToBook('flight', booking, headers);

describe('a request to book', () => {
  it('is stored completely, at the current price, and answered with a reference', async () => {
    const seenPrices = [{ step: 'review', total: 1, at: '2027-01-14T09:00:00.000Z' }];
    const booking = { ...(await newBooking()), seenPrices };
    Object.assign(booking.passengers[1] ?? {}, { loyaltyAirline: 'BA', loyaltyNumber: '1290 1014' });
    const { status, body, headers } = await send(booking);
    expect(status).toBe(201);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      reference: expect.stringMatching(/^KT-[2-9A-HJ-NP-Z]{6}$/),
      status: 'requested',
      requestedAt: expect.any(String),
    });
    expect(Math.abs(Date.parse(body.requestedAt) - Date.now())).toBeLessThan(60_000);

    const [row] = await storedBookings(backend, booking);
    expect(row).toMatchObject({
      reference: body.reference,
      user_id: null,
      kind: 'flight',
      status: 'requested',
      locale: 'en',
      contact_email: 'amina@example.com',
      contact_phone: '+97440000000',
      notes: 'Window seats, please.',
      currency: 'QAR',
      departure_date: pair.departureDate,
      last_travel_date: pair.returnDate,
      search: pair,
      offer: { ...booking.offer, signature: expect.any(String) },
      // What a browser says of the price is kept, and is never the price.
      seen_prices: [...seenPrices, { step: 'request', total: Number(booking.offer.price.total), at: expect.any(String) }],
    });
    expect(Number(row.total_amount)).toBe(Number(booking.offer.price.total));
    expect(row.booking_passengers).toHaveLength(2);
    expect(row.booking_passengers[1]).toEqual({
      booking_id: row.id,
      position: 2,
      title: 'MRS',
      gender: 'female',
      travel_document: 'passport',
      type: 'adult',
      given_names: 'Omar',
      surname: "Al-Example O'Hara",
      date_of_birth: '1990-05-20',
      nationality: 'QA',
      passport_number: 'QX100001',
      passport_expiry: addDays(departureDate, 1000),
      has_document: true,
      loyalty_airline: 'BA',
      loyalty_number: '12901014',
    });
  });

  it('sent twice at once makes one booking', async () => {
    const booking = await newBooking();
    const answers = await Promise.all([send(booking), send(booking), send(booking)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    const rows = await storedBookings(backend, booking);
    expect(rows).toHaveLength(1);
    expect(rows[0].booking_passengers).toHaveLength(2);
  });

  it('sent from two tabs with different keys makes one booking while that is unprocessed', async () => {
    const booking = await newBooking();
    const first = await send(booking);
    const fromAnotherTab = () => send({ ...booking, idempotencyKey: crypto.randomUUID() });
    expect(await fromAnotherTab()).toMatchObject({ status: 200, body: first.body });
    const inOtherLanguage = { ...booking, locale: booking.locale === 'ar' ? 'en' : 'ar' } as const;
    expect(await send(inOtherLanguage)).toMatchObject({ status: 200, body: first.body });
    expect(await send({ ...inOtherLanguage, idempotencyKey: crypto.randomUUID() })).toMatchObject({
      status: 200,
      body: first.body,
    });

    await jar.signIn(backend, (await signedInUser(backend, 'tabs')).email, password);
    expect((await fromAnotherTab()).status).toBe(201);
    jar.clear();

    const bookings = backend.admin().from('bookings');
    const { error } = await bookings.update({ status: 'declined' }).eq('reference', first.body.reference);
    expect(error).toBeNull();
    expect((await fromAnotherTab()).status).toBe(201);
    await letAnHourPass(backend);
    expect((await fromAnotherTab()).status).toBe(201);
  });

  it('sent twenty times in parallel with different keys makes one booking', async () => {
    const booking = await newBooking();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send({ ...booking, idempotencyKey: crypto.randomUUID() })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
  });

  it('for the same flight found again in another search makes one booking', async () => {
    const booking = await newBooking();
    const first = await send(booking);
    const again = await newBooking({ offer: { ...(await soldOffer()), id: 'found-again', numberOfBookableSeats: 4 } });
    expect(await send(again)).toMatchObject({ status: 200, body: first.body });
  });

  it('gets its receipt again after the offer has expired and the departure has passed', async () => {
    const booking = await newBooking();
    const first = await send(booking);
    vi.useFakeTimers({ now: Date.now() + 60 * 60_000, toFake: ['Date'] });
    expect(await send(booking)).toMatchObject({ status: 200, body: first.body });
    vi.setSystemTime(Date.now() + 90 * 24 * 60 * 60_000);
    expect(await send(booking)).toMatchObject({ status: 200, body: first.body });
    vi.useRealTimers();
  });

  it('with a key that was used for other content is refused, and changes nothing', async () => {
    const booking = await newBooking();
    await send(booking);
    const changed = { ...booking, contact: { ...booking.contact, phone: '+97440000001' } };
    expect(await send(changed)).toMatchObject({ status: 409, body: { code: 'keyReused' } });
    expect(await storedBookings(backend, booking)).toMatchObject([{ contact_phone: '+97440000000' }]);
  });

  it('belongs to the signed-in user', async () => {
    const owner = await signedInUser(backend, 'owner');
    await jar.signIn(backend, owner.email, password);
    const booking = await newBooking();
    expect((await send(booking)).status).toBe(201);
    expect(await storedBookings(backend, booking)).toMatchObject([{ user_id: owner.id }]);
  });

  it('is not stored without an account for who was signed in on its form', async () => {
    const booking = await newBooking();
    expect(await send(booking, { [expectsAccount]: '1' })).toMatchObject({ status: 401, body: { code: 'signedOut' } });
    expect(await storedBookings(backend, booking)).toEqual([]);
  });

  it.each([
    ['no session at all', (_: string) => 'garbage'],
    ['a token signed by somebody else', (id: string) => forgedSession(id)],
  ])('with %s in its cookie is one of a signed-out visitor', async (_, cookieFor) => {
    const victim = await signedInUser(backend, 'victim');
    jar.set(sessionCookie, cookieFor(victim.id));
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const booking = await newBooking();
    expect((await send(booking)).status).toBe(201);
    expect(await storedBookings(backend, booking)).toMatchObject([{ user_id: null }]);
  });
});

describe('a price that is checked again', () => {
  const withTotal = (offer: FlightOffer, total: string) => ({ ...offer, price: { ...offer.price, total } });

  it('and has changed is reported, and is accepted when it is sent back', async () => {
    const sold = await soldOffer();
    const booking = await newBooking({ offer: withTotal(sold, '99.00') });
    const { status, body } = await send(booking);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'priceChanged' });
    // With the airline's deadlines, which are relative to now.
    expect(body.details.offers).toMatchObject([{ ...sold, signature: expect.any(String) }]);
    expect(await storedBookings(backend, booking)).toEqual([]);

    const accepted = { ...booking, offer: body.details.offers[0] };
    expect((await send(accepted)).status).toBe(201);
    const [row] = await storedBookings(backend, booking);
    expect(Number(row.total_amount)).toBe(Number(sold.price.total));
    expect(await send(booking)).toMatchObject({ status: 409, body: { code: 'priceChanged' } });
    expect(await storedBookings(backend, booking)).toHaveLength(1);
  });

  it('is lower for a traveller of 15 years, which the search did not know', async () => {
    const sold = await soldOffer();
    const booking = await newBooking({ offer: sold });
    Object.assign(booking.passengers[1] ?? {}, { dateOfBirth: addDays(departureDate, -5660) });
    const { status, body } = await send(booking);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'priceChanged' });
    const [offer] = body.details.offers;
    expect(Number(offer.price.total)).toBeLessThan(Number(sold.price.total));
    expect((await send({ ...booking, offer })).status).toBe(201);
    const [row] = await storedBookings(backend, booking);
    expect(Number(row.total_amount)).toBe(Number(offer.price.total));
    // Travellers are in their own table; the stored search contains no ages.
    expect(row.search).toEqual(pair);
  });

  it('has no price for a flight that is gone', async () => {
    const booking = await newBooking({ offer: { ...(await soldOffer()), id: 'sold-out' } });
    expect(await send(booking)).toMatchObject({ status: 410, body: { code: 'offerGone', details: { legs: [0] } } });
    expect(await storedBookings(backend, booking)).toEqual([]);
  });

  it('is marked when it is unknown, in the receipt too, and not checked again', async () => {
    vi.mocked(askPrice).mockClear().mockResolvedValueOnce({ status: 'unknown' });
    const booking = await newBooking();
    const first = await send(booking);
    expect(first).toMatchObject({ status: 201, body: { priceUnconfirmed: true } });
    expect(await send(booking)).toMatchObject({ status: 200, body: first.body });
    expect(askPrice).toHaveBeenCalledTimes(1);
    expect(await storedBookings(backend, booking)).toMatchObject([{ offer: { ...booking.offer, priceUnconfirmed: true } }]);
    expect(await send(booking)).toMatchObject({ status: 200, body: { priceUnconfirmed: true } });
  });
});

describe('a journey through several cities on one ticket', () => {
  const journey: FlightSearchRequest = {
    ...pair,
    returnDate: undefined,
    destination: 'IST',
    children: 1,
    furtherLegs: [
      { origin: 'IST', destination: 'LHR', departureDate: addDays(departureDate, 4) },
      { origin: 'LHR', destination: 'DOH', departureDate: addDays(departureDate, 9) },
    ],
  };
  const legs = JSON.parse(JSON.stringify(journey));
  const newJourney = async (options: BookingOptions = {}) =>
    newBooking({ offer: await soldOffer(journey), ...options, search: journey });

  it('is stored, mailed and shown as one flight with every leg', async () => {
    const owner = await signedInUser(backend, 'through-cities');
    await jar.signIn(backend, owner.email, password);
    const booking = await newJourney();
    expect(booking.offer.itineraries).toHaveLength(3);
    const { status, body } = await send(booking);
    expect(status).toBe(201);
    const rows = await storedBookings(backend, booking);
    expect(rows).toMatchObject([
      { kind: 'flight', search: legs, departure_date: departureDate, last_travel_date: addDays(departureDate, 9) },
    ]);
    expect(Number(rows[0].total_amount)).toBe(Number(booking.offer.price.total));
    const [trip] = (await readTrips(owner.client, owner.id)).filter(({ reference }) => reference === body.reference);
    expect(trip?.offer.flights.map(({ id, itineraries }) => [id, itineraries.length])).toEqual([[booking.offer.id, 3]]);
    const { title, days } = await describeFlights({ offer: readStored('flight', rows[0].offer) } as StoredBooking, 'en');
    expect(title).toBe('Doha – Istanbul – London – Doha');
    expect(days).toHaveLength(3);
  });

  it('at another price gets the total price, and is gone when it is no longer sold', async () => {
    const sold = await soldOffer(journey);
    const dearer = { ...sold, price: { ...sold.price, total: '99.00' } };
    const { status, body } = await send(await newJourney({ offer: dearer }));
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'priceChanged' });
    const { id, itineraries, price } = sold;
    expect(body.details.offers).toMatchObject([{ id, itineraries, price }]);
    const gone = await newJourney({ offer: { ...sold, id: 'sold-out' } });
    expect(await send(gone)).toMatchObject({ status: 410, body: { code: 'offerGone', details: { legs: [0] } } });
    expect(await storedBookings(backend, gone)).toEqual([]);
  });

  it('with another leg, with another price, or expired is refused', async () => {
    const booking = await newJourney();
    const [first] = journey.furtherLegs ?? [];
    for (const altered of [
      { ...booking, search: { ...booking.search, furtherLegs: [first] } },
      { ...booking, offer: { ...booking.offer, itineraries: booking.offer.itineraries.slice(1) } },
      { ...booking, offer: { ...booking.offer, price: { ...booking.offer.price, total: '1.00' } } },
    ])
      expect(await send(altered)).toMatchObject({ status: 409, body: { code: 'offerAltered' } });
    expect(await send(await newJourney({ expiresAt: earlier() }))).toMatchObject({ status: 410, body: { code: 'offerExpired' } });
    expect(await storedBookings(backend, booking)).toEqual([]);
  });
});

/** A session cookie of @supabase/ssr, whose token has a valid shape and an invalid signature. */
function forgedSession(userId: string): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const expires = Math.floor(Date.now() / 1000) + 3600;
  const claims = { sub: userId, role: 'authenticated', aud: 'authenticated', exp: expires };
  const token = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}.${encode('no signature')}`;
  const session = { access_token: token, refresh_token: 'none', token_type: 'bearer', expires_in: 3600, expires_at: expires };
  return `base64-${encode({ ...session, user: { id: userId } })}`;
}

describe('an invalid request', () => {
  it.each([
    [
      'a lower price',
      (b: FlightRequest) => ({ ...b, offer: { ...b.offer, price: { ...b.offer.price, total: '74.00' } } }),
      409,
      'offerAltered',
    ],
    [
      'another cabin',
      (b: FlightRequest) => ({ ...b, search: { ...b.search, cabinClass: 'FIRST' as const } }),
      409,
      'offerAltered',
    ],
    ['a smaller party', (b: FlightRequest) => ({ ...b, search: { ...b.search, adults: 1 } }), 409, 'offerAltered'],
    ['no seal', (b: FlightRequest) => ({ ...b, offer: { ...b.offer, signature: '' } }), 409, 'offerAltered'],
  ])('with %s is refused', async (_, change, status, code) => {
    const booking = change(await newBooking());
    const answer = await send(booking);
    expect(answer).toMatchObject({ status, body: { code, error: expect.any(String) } });
    expect(answer.body.details).toBeUndefined();
    expect(await storedBookings(backend, booking)).toEqual([]);
  });

  it('is refused because its offer has expired', async () => {
    const booking = await newBooking({ expiresAt: earlier() });
    expect(await send(booking)).toMatchObject({ status: 410, body: { code: 'offerExpired' } });
    expect(await storedBookings(backend, booking)).toEqual([]);
  });

  it.each([
    ['one more passenger', (b: FlightRequest) => [...b.passengers, ...b.passengers.slice(0, 1)], 'passengers', 'passengerTypes'],
    ['one passenger fewer', (b: FlightRequest) => b.passengers.slice(1), 'passengers', 'passengerTypes'],
    [
      'a child for an adult',
      (b: FlightRequest) => changed(b, 1, { type: 'child', dateOfBirth: '2018-01-01' }),
      'passengers',
      'passengerTypes',
    ],
    [
      'an adult of ten',
      (b: FlightRequest) => changed(b, 1, { dateOfBirth: addDays(todayInQatar(), -3700) }),
      'passengers.1.dateOfBirth',
      'adultAge',
    ],
    [
      'half a passport',
      (b: FlightRequest) => changed(b, 0, { passportExpiry: undefined }),
      'passengers.0.passportExpiry',
      'passportExpiryInvalid',
    ],
    [
      'one person twice',
      (b: FlightRequest) => changed(b, 1, { givenNames: b.passengers[0]?.givenNames ?? '' }),
      'passengers.1.givenNames',
      'travellerRepeated',
    ],
    [
      'one passport for two',
      (b: FlightRequest) => changed(b, 1, { passportNumber: 'qx100000' }),
      'passengers.1.passportNumber',
      'passportRepeated',
    ],
    [
      'a name in another script',
      (b: FlightRequest) => changed(b, 1, { surname: 'العربي' }),
      'passengers.1.surname',
      'nameAsInPassport',
    ],
    [
      'an invalid day',
      (b: FlightRequest) => changed(b, 0, { dateOfBirth: '1990-02-30' }),
      'passengers.0.dateOfBirth',
      'dateOfBirthInvalid',
    ],
  ])('for %s is refused at its field', async (_, change, path, message) => {
    const booking = await newBooking();
    const { status, body } = await send({ ...booking, passengers: change(booking) });
    expect(status).toBe(400);
    expect(body).toEqual({ error: expect.any(String), code: 'invalidBooking', details: [{ path, message }] });
    expect(await storedBookings(backend, booking)).toEqual([]);
  });

  it('to travel in the past is refused, even with a valid signature', async () => {
    const yesterday = addDays(todayInQatar(), -1);
    const booking = await newBooking({ search: { ...pair, departureDate: yesterday } });
    const details = [{ path: 'search.departureDate', message: 'departurePast' }];
    expect(await send(booking)).toMatchObject({ status: 400, body: { code: 'invalidBooking', details } });
  });

  it.each([
    ['malformed JSON', '{"offer":', {}, 400, 'malformedJson'],
    ['nothing', '', {}, 400, 'malformedJson'],
    ['a form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'notJson'],
    ['a megabyte', ' '.repeat(1_000_000), {}, 413, 'bodyTooLarge'],
    ['a list', '[]', {}, 400, 'invalidBooking'],
    ['null', 'null', {}, 400, 'invalidBooking'],
    ['thousands of passengers', JSON.stringify({ passengers: Array(9000).fill({}) }), {}, 400, 'invalidBooking'],
  ])('with %s as its body is refused with a short error', async (_, body, headers, status, code) => {
    const answer = await send(body, headers);
    expect(answer).toMatchObject({ status, body: { code } });
    expect(JSON.stringify(answer.body).length).toBeLessThan(5000);
  });

  it('is accepted ten times a minute from one address', async () => {
    const visitor = { 'x-forwarded-for': newVisitor() };
    const booking = await newBooking({ expiresAt: earlier() });
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await send(booking, visitor)).status).toBe(410);
    const refusal = await send(booking, visitor);
    expect(refusal).toMatchObject({ status: 429, body: { code: 'tooManyRequests' } });
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refusal.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await send(booking)).status).toBe(410);
  });
});

function changed(booking: FlightRequest, index: number, change: Partial<FlightRequest['passengers'][number]>) {
  return booking.passengers.map((one, position) => (position === index ? { ...one, ...change } : one));
}

describe('when the database is down', () => {
  it('answers that it may not be stored, and logs no personal data', async () => {
    pointSiteAt({ ...backend, url: 'http://127.0.0.1:9' });
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const booking = await newBooking();
    const { status, body } = await send(booking, { 'x-request-id': 'request-of-test' });
    expect(status).toBe(502);
    expect(body).toEqual({ error: expect.any(String), code: 'bookingNotStored' });
    expect(logged).toHaveBeenCalledTimes(1);
    const line = String(logged.mock.calls[0]?.[0]);
    expect(JSON.parse(line)).toMatchObject({ event: 'booking-not-stored', requestId: 'request-of-test' });
    expect(line).not.toMatch(/amina|9744000|QX1000|Example/i);

    pointSiteAt(backend);
    expect((await send(booking)).status).toBe(201);
  });

  it('stores nothing when one of the passengers cannot be stored', async () => {
    const key = crypto.randomUUID();
    const booking = {
      ...{ kind: 'flight', locale: 'en', contact_email: 'a@example.com', contact_phone: '+97440000000', notes: '', offer: {} },
      ...{ search: {}, total_amount: '1.00', currency: 'QAR', departure_date: departureDate, last_travel_date: departureDate },
      ...{ idempotency_key: key, request_fingerprint: crypto.randomUUID().replaceAll('-', '').repeat(2) },
    };
    const passenger = { type: 'adult', given_names: 'A', surname: 'B', date_of_birth: '1990-01-01', nationality: 'QA' };
    const good = { ...passenger, passport_number: 'QX100000', passport_expiry: '2031-01-01' };
    for (const passengers of [[], [good, good], [good, { ...good, nationality: 'Qatar' }]]) {
      const { error } = await backend.admin().rpc('create_booking', { booking, passengers });
      expect(error).not.toBeNull();
      expect(await storedBookings(backend, { idempotencyKey: key })).toEqual([]);
    }
    const { passport_expiry: _, ...half } = good;
    const { error: refused } = await backend.admin().rpc('create_booking', { booking, passengers: [half] });
    expect(refused?.message).toContain('whole document');
    const follows = { ...passenger, given_names: 'C' };
    const { error } = await backend.admin().rpc('create_booking', { booking, passengers: [good, follows] });
    expect(error).toBeNull();
    const { data } = await backend
      .admin()
      .from('booking_passengers')
      .select('has_document, bookings!inner (idempotency_key)')
      .eq('bookings.idempotency_key', key)
      .order('position');
    expect(data?.map(({ has_document }) => has_document)).toEqual([true, false]);
  });
});
