import { beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as postForm } from '@/app/api/bookings/[product]/form/route';
import { POST as nameTravellers } from '@/app/api/bookings/names/route';
import { GET as askPaidAtOnce } from '@/app/api/payments/paid-at-once/route';
import { flightSearchOf, sumOf } from '@/lib/bookings/products/package/flights/flight-search';
import type { PackageRequest } from '@/lib/bookings/products/package/schema';
import { withPayLink } from '@/lib/bookings/store/take-booking';
import { composeMail } from '@/lib/mail/compose';
import { withoutIsolates } from '@/lib/mail/inline';
import { bookingSheet } from '@/lib/mail/pdf/booking-sheet';
import { describeTrip, readBookingBy } from '@/lib/mail/trip';
import { formatQar } from '@/lib/money';
import { findPackage } from '@/lib/packages/on-sale/on-sale';
import { priceOf } from '@/lib/packages/price';
import { ratesOf } from '@/lib/packages/rates';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { FlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { signingKey, signOffer } from '@/supabase/functions/_shared/offer-signature';
import { sandboxFlightSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/flights/sandbox-flight-supplier';
import { offerFor } from '../../unit/bookings/booking-fixture';
import { password, signedInUser, testBackend } from '../backend/test-backend.ts';
import { sendToBook, storedBookings } from '../bookings/send-to-book.ts';
import { CookieJar, letAnHourPass, newVisitor, pointSiteAt, signingSecretOf } from '../bookings/site-on-backend.ts';

const browser = vi.hoisted(() => ({ jar: null as unknown }));
vi.mock('next/headers', () => ({ cookies: async () => browser.jar }));

const backend = testBackend();
const jar = new CookieJar();
browser.jar = jar;

beforeEach(async () => {
  jar.clear();
  pointSiteAt(backend);
  await letAnHourPass(backend);
});

const today = todayInQatar();
const departureDate = addDays(today, 60);
const year = Number(departureDate.slice(0, 4));
const bornYearsBefore = (years: number) => `${year - years}-01-01`;

function totalOf(packageId: string, trip: PackageRequest['trip']): number {
  const found = findPackage(packageId);
  if (!found) throw new Error(`no ${packageId}`);
  return priceOf(ratesOf(found), trip).total;
}

async function isPaidAtOnce(kind: string): Promise<unknown> {
  const answer = askPaidAtOnce(new Request(`http://localhost/api/payments/paid-at-once?kind=${kind}`));
  return (await answer.json()).isPaidAtOnce;
}

/** A valid request: a family of three in Paris, two nights longer. */
function newRequest(change: Partial<PackageRequest['trip']> = {}): PackageRequest {
  const trip: PackageRequest['trip'] = {
    departureDate,
    extraNights: 2,
    rooms: [{ adults: 2, childAges: [8] }],
    extras: ['fastTrack'],
    wishes: ['flights'],
    ...change,
  };
  return {
    idempotencyKey: crypto.randomUUID(),
    locale: 'ar',
    packageId: 'paris',
    trip,
    total: totalOf('paris', trip),
    travellers: [
      {
        title: 'MRS',
        gender: 'female',
        givenNames: 'Amina Sara',
        surname: 'Al-Example',
        dateOfBirth: bornYearsBefore(36),
        passportNumber: 'qx 100001',
        passportExpiry: addDays(departureDate, 900),
      },
      { title: 'MR', gender: 'male', givenNames: 'Omar', surname: 'Al-Example', dateOfBirth: bornYearsBefore(40) },
      { title: 'MISS', gender: 'female', givenNames: 'Noor', surname: 'Al-Example', dateOfBirth: bornYearsBefore(8) },
    ],
    contact: { email: 'amina@example.com', phone: '4000 0000', notes: 'A quiet room, please.' },
  };
}

/** The same with the cheapest flights of the backend's supplier, signed as by its function. */
async function withFlight(
  { flight: _, ...request }: PackageRequest,
  expiresAt = new Date(Date.now() + 20 * 60_000).toISOString(),
  wanted?: FlightOffer,
): Promise<PackageRequest> {
  const search = flightSearchOf('CDG', request.trip, 4, today);
  if (!search) throw new Error('not searchable');
  const context = { signal: new AbortController().signal, today };
  const { offers } = await sandboxFlightSupplier.searchFlights(search, context);
  const cheapest = offers.toSorted((one, other) => Number(one.price.total) - Number(other.price.total))[0];
  const { signature: _old, ...offer } = { signature: '', ...(wanted ?? cheapest ?? offerFor(search)) };
  const signature = await signOffer(await signingKey(signingSecretOf(backend.dataDir)), offer, search, expiresAt);
  return { ...request, flight: { search, offer: { ...offer, signature } } };
}

const send = (body: unknown, headers?: Record<string, string>) => sendToBook('package', body, headers);

describe('a request for a holiday', () => {
  it('is stored completely, at the price of the programme, and answered with a reference', async () => {
    const owner = await signedInUser(backend, 'owner');
    await jar.signIn(backend, owner.email, password);
    const request = newRequest();
    const { status, body, headers } = await send(request);
    expect(status).toBe(201);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      reference: expect.stringMatching(/^KT-[2-9A-HJ-NP-Z]{6}$/),
      status: 'requested',
      requestedAt: expect.any(String),
    });

    const [row] = await storedBookings(backend, request);
    expect(row).toMatchObject({
      kind: 'package',
      reference: body.reference,
      user_id: owner.id,
      locale: 'ar',
      contact_email: 'amina@example.com',
      contact_phone: '+97440000000',
      notes: 'A quiet room, please.',
      currency: 'QAR',
      departure_date: departureDate,
      last_travel_date: addDays(departureDate, 6),
      search: { packageId: 'paris', departureDate, rooms: [{ adults: 2, childAges: [8] }] },
      offer: {
        title: { en: 'Paris and the Seine', ar: 'باريس ونهر السين' },
        packageId: 'paris',
        nights: 6,
        rooms: [{ adults: 2, childAges: [8] }],
        extras: ['fastTrack'],
        wishes: ['flights'],
        total: request.total,
      },
    });
    expect(Number(row.total_amount)).toBe(request.total);
    const keys = row.offer.lines.map(({ key }: { key: string }) => key);
    expect(keys).toEqual(['adult', 'child', 'extraNight', 'fastTrack']);
    const passengers = row.booking_passengers.toSorted(
      (a: { position: number }, b: { position: number }) => a.position - b.position,
    );
    expect(passengers).toMatchObject([
      { type: 'adult', given_names: 'Amina Sara', passport_number: 'QX100001', nationality: null },
      { type: 'adult', given_names: 'Omar', passport_number: null, passport_expiry: null },
      { type: 'child', given_names: 'Noor', date_of_birth: bornYearsBefore(8) },
    ]);

    const onEnglishPage = { ...request, locale: 'en', idempotencyKey: crypto.randomUUID() };
    expect(await send(onEnglishPage)).toMatchObject({ status: 200, body: { reference: body.reference } });
  });

  it('with its flights is one booking at the sum of both, whose parts mail, account and PDF list', async () => {
    const request = await withFlight(newRequest({ wishes: [] }));
    const { flight } = request;
    const { status, body } = await send(request);
    expect(status).toBe(201);
    const [row, ...more] = await storedBookings(backend, request);
    expect(more).toEqual([]);
    const total = sumOf(request.total, flight?.offer);
    expect(Number(row.total_amount).toFixed(2)).toBe(total);
    expect(Number(total)).toBeGreaterThan(request.total + 100);
    expect(row.offer.legs).toMatchObject([{ search: flight?.search, offer: { itineraries: flight?.offer.itineraries } }]);

    const booking = await readBookingBy(backend.admin(), 'reference', body.reference);
    if (!booking) throw new Error('no booking');
    const [airline = ''] = flight?.offer.validatingAirlineCodes ?? [];
    const number = `${airline} ${flight?.offer.itineraries[0]?.segments[0]?.number}`;
    const trip = await describeTrip(booking, 'en');
    const text = withoutIsolates(trip.rows.map(({ term, text }) => `${term}: ${text}`).join('\n'));
    expect(text).toContain('Paris and the Seine');
    expect(text).toContain(number);
    expect(text).toContain(`Flights from Doha: ${formatQar(Number(flight?.offer.price.total), 'en-QA')}`);
    const sheet = await bookingSheet({ ...booking, status: 'confirmed' }, 'ar', new Date());
    expect(sheet.parts.flatMap(({ flights = [] }) => flights)).toHaveLength(
      flight?.offer.itineraries.flatMap(({ segments }) => segments).length ?? 0,
    );

    // The same request again, whatever the signature of its offer.
    const again = await withFlight({ ...request, idempotencyKey: crypto.randomUUID() });
    expect(await send(again)).toMatchObject({ status: 200, body: { reference: body.reference } });
  });

  it('with flights of another price, or of other people, stores nothing', async () => {
    const request = await withFlight(newRequest());
    const { flight } = request;
    if (!flight) throw new Error('no flight');
    const { offer } = flight;
    const cheaper = { ...request, flight: { ...flight, offer: { ...offer, price: { ...offer.price, total: '1.00' } } } };
    expect(await send(cheaper)).toMatchObject({ status: 409, body: { code: 'offerAltered' } });
    const alone = newRequest({ rooms: [{ adults: 2, childAges: [] }] });
    const fewer = { ...request, trip: alone.trip, total: alone.total, travellers: request.travellers.slice(0, 2) };
    expect(await send(fewer)).toMatchObject({ status: 400, body: { code: 'invalidBooking', details: [{ path: 'flight' }] } });
    const old = await withFlight(request, new Date(Date.now() - 1000).toISOString());
    expect(await send(old)).toMatchObject({ status: 410, body: { code: 'offerExpired' } });
    // Signed, but sold at another price by now.
    const dear = { ...offer, price: { ...offer.price, total: (Number(offer.price.total) + 500).toFixed(2) } };
    const changed = await send(await withFlight(request, undefined, dear));
    expect(changed).toMatchObject({
      status: 409,
      body: {
        code: 'priceChanged',
        details: { price: { total: request.total }, flight: { price: { total: offer.price.total } } },
      },
    });
    expect(await storedBookings(backend, request)).toEqual([]);
    const accepted = {
      ...request,
      idempotencyKey: crypto.randomUUID(),
      flight: { ...flight, offer: changed.body.details.flight },
    };
    expect(await send(accepted)).toMatchObject({ status: 201 });
  });

  it('is paid at once if the agency has set so, with one link even if sent repeatedly', async () => {
    vi.stubEnv('PAYMENT_PROVIDER', 'sandbox');
    vi.stubEnv('PAY_NOW', 'flight, package');
    const request = newRequest();
    expect(await isPaidAtOnce('package')).toBe(true);
    const first = await send(request);
    expect(first).toMatchObject({ status: 201, body: { payKey: expect.stringMatching(/^[0-9a-f]{32}$/) } });
    expect(await send(request)).toMatchObject({ status: 200, body: first.body });
    const { data } = await backend.admin().from('payments').select('amount, status').eq('link_key', first.body.payKey);
    expect(data).toEqual([{ amount: request.total * 100, status: 'created' }]);
    const { reference } = first.body;
    const { data: booking } = await backend.admin().from('bookings').select('id').eq('reference', reference).single();
    const head = {
      id: 1,
      recipient: 'amina@example.com',
      language: 'en' as const,
      attempts: 1,
      created_at: new Date().toISOString(),
    };
    const mail = await composeMail({ ...head, kind: 'booking_received', data: { id: booking?.id, reference } });
    expect(JSON.stringify(mail)).toContain('We have your booking details');
    // No payment for an unconfirmed price, or on a site without payments.
    const unconfirmed = { ...first.body, payKey: undefined, priceUnconfirmed: true as const };
    expect(await withPayLink('package', unconfirmed, 'r')).toBe(unconfirmed);
    for (const [provider, kinds] of [
      ['', 'package'],
      ['sandbox', 'flight'],
    ] as const) {
      vi.stubEnv('PAYMENT_PROVIDER', provider);
      vi.stubEnv('PAY_NOW', kinds);
      expect(await isPaidAtOnce('package')).toBe(false);
      expect((await send({ ...newRequest(), idempotencyKey: crypto.randomUUID() })).body).not.toHaveProperty('payKey');
    }
  });

  it('of the one screen is stored with one name, found by it, and never paid at once', async () => {
    vi.stubEnv('PAYMENT_PROVIDER', 'sandbox');
    vi.stubEnv('PAY_NOW', 'package');
    const request = { ...newRequest(), travellers: [], lead: { givenNames: 'Amina Sara', surname: 'Al-Example' } };
    const { status, body } = await send(request);
    expect(status).toBe(201);
    expect(body).not.toHaveProperty('payKey');
    expect(await send({ ...request, idempotencyKey: crypto.randomUUID() })).toMatchObject({ status: 200, body });
    const [row] = await storedBookings(backend, request);
    expect(row.booking_passengers).toMatchObject([{ type: 'adult', given_names: 'Amina Sara', date_of_birth: null }]);
    expect(row.offer.rooms).toEqual([{ adults: 2, childAges: [8] }]);
    const found = await backend.admin().rpc('find_booking', { wanted_reference: body.reference, wanted_surname: 'Example' });
    expect(JSON.stringify(found.data)).toContain(body.reference);
  });

  it('of the one screen has a link by which everybody who travels is named, once', async () => {
    const { travellers, ...request } = newRequest();
    const lead = { givenNames: 'Amina Sara', surname: 'Al-Example' };
    const own = { ...request, travellers: [], lead, idempotencyKey: crypto.randomUUID() };
    const { body } = await send(own);
    const key = String(body.namesKey);
    const written = (day = '') => day.split('-').toReversed().join('/');
    const post = async (facts: object = {}) => {
      const typed = travellers.flatMap((one, index) =>
        Object.entries({ ...one, dateOfBirth: written(one.dateOfBirth), passportExpiry: written(one.passportExpiry) }).map(
          ([field, text]) => [`travellers.${index}.${field}`, String(text ?? '')],
        ),
      );
      const fields = { key, locale: 'en', ...Object.fromEntries(typed), ...facts };
      const headers = { 'x-forwarded-for': newVisitor(), 'content-type': 'application/x-www-form-urlencoded' };
      const init = { method: 'POST', headers, body: new URLSearchParams(fields) };
      return (await nameTravellers(new Request('http://localhost/api/bookings/names', init))).headers.get('location');
    };
    const named = async () => (await storedBookings(backend, own))[0];
    expect(await named()).toMatchObject({ names_follow: true, booking_passengers: [{ given_names: 'Amina Sara' }] });
    expect(await post({ 'travellers.2.dateOfBirth': '01/01/1990' })).toMatch(/&posted=[\da-f-]{36}#travellers$/);
    expect((await named())?.names_follow).toBe(true);
    for (let twice = 0; twice < 2; twice++) expect(await post()).toBe(`/booking/travellers?key=${key}`);
    const { names_follow, booking_passengers: people } = (await named()) ?? {};
    expect([names_follow, people.map(({ type }: { type: string }) => type)]).toEqual([false, ['adult', 'adult', 'child']]);
  });

  it('sent from ten tabs in parallel makes one booking', async () => {
    const request = newRequest();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send({ ...request, idempotencyKey: crypto.randomUUID() })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array<number>(9).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
  });

  it('sent twice at once, and again when its departure is too soon, makes one booking', async () => {
    const request = newRequest();
    const answers = await Promise.all([send(request), send(request), send(request)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    expect(await storedBookings(backend, request)).toHaveLength(1);

    vi.useFakeTimers({ now: Date.now() + 58 * 24 * 60 * 60_000, toFake: ['Date'] });
    expect(await send(request)).toMatchObject({ status: 200, body: { reference: answers[0]?.body.reference } });
    vi.useRealTimers();
  });

  it('posted as a form without script is reviewed first, and is the same request however often it is sent', async () => {
    const { trip, total, travellers, contact } = newRequest();
    const typed = travellers.flatMap(({ passportExpiry: _, ...one }, index) =>
      Object.entries(one).map(([field, text = '']): [string, string] => [`travellers.${index}.${field}`, text]),
    );
    const choice = `departure=${trip.departureDate}&nights=2&adults1=2&age1=8&extras=fastTrack`;
    const email = 'posted@example.com';
    const own = { holiday: 'paris', locale: 'ar', choice, total: String(total) };
    const post = async (fields: Record<string, string>) => {
      const request = new Request('http://localhost/api/bookings/package/form', {
        method: 'POST',
        headers: { 'x-forwarded-for': newVisitor() },
        body: new URLSearchParams({ ...own, ...fields }),
      });
      const answer = await postForm(request, { params: Promise.resolve({ product: 'package' }) });
      expect(answer.status).toBe(303);
      return new URL(answer.headers.get('location') ?? '', 'http://localhost').searchParams;
    };
    const filledIn = { ...Object.fromEntries(typed), 'contact.email': email, 'contact.phone': contact.phone };
    const wrong = await post({ ...filledIn, 'travellers.2.dateOfBirth': bornYearsBefore(7) });
    expect(wrong.get('step')).toBe('travellers');
    const posted = (await post(filledIn)).get('posted') ?? '';
    const [first, again] = [await post({ posted }), await post({ posted })];
    expect(first.get('reference')).toMatch(/^KT-/);
    expect(again.get('reference')).toBe(first.get('reference'));
    const rows = await backend.admin().from('bookings').select('reference, locale, offer').eq('contact_email', email);
    expect(rows.data).toMatchObject([{ reference: first.get('reference'), locale: 'ar', offer: { nights: 6, total } }]);
  });

  it('with a key that was used for other content is refused', async () => {
    const request = newRequest();
    await send(request);
    const other = { ...request, contact: { ...request.contact, phone: '+97440000001' } };
    expect(await send(other)).toMatchObject({ status: 409, body: { code: 'keyReused' } });
  });

  it.each([
    ['less', -10],
    ['more', 10],
    ['nothing', Number.NEGATIVE_INFINITY],
  ])('at a %s price than that of the programme is answered with the current price, and not stored', async (_, off) => {
    const request = newRequest();
    const total = Math.max(0, request.total + off);
    const { status, body } = await send({ ...request, total });
    expect(status).toBe(409);
    expect(body.code).toBe('priceChanged');
    expect(body.details.price.total).toBe(request.total);
    expect(body.details.price.lines).toContainEqual({
      key: 'adult',
      quantity: 2,
      unit: expect.any(Number),
      amount: expect.any(Number),
    });
    expect(priceOf(body.details.rates, request.trip)).toEqual(body.details.price);
    expect(await storedBookings(backend, request)).toEqual([]);
    expect((await send({ ...request, total: body.details.price.total })).status).toBe(201);
  });
});

describe('an invalid request', () => {
  const traveller = (index: number, change: object) => (request: PackageRequest) => ({
    ...request,
    travellers: request.travellers.map((one, at) => (at === index ? { ...one, ...change } : one)),
  });
  const onTrip = (change: object) => (request: PackageRequest) => ({ ...request, trip: { ...request.trip, ...change } });

  it.each<[string, (request: PackageRequest) => unknown, string, string]>([
    ['an unknown holiday', (r) => ({ ...r, packageId: 'atlantis' }), 'packageId', 'packageUnknown'],
    ['a departure in four days', onTrip({ departureDate: addDays(today, 4) }), 'trip.departureDate', 'departureTooSoon'],
    ['a departure in 361 days', onTrip({ departureDate: addDays(today, 361) }), 'trip.departureDate', 'departureTooLate'],
    ['an invalid day', onTrip({ departureDate: '2027-02-30' }), 'trip.departureDate', 'departureRequired'],
    ['eight nights more', onTrip({ extraNights: 8 }), 'trip.extraNights', 'extraNightsInvalid'],
    ['half a night', onTrip({ extraNights: 0.5 }), 'trip.extraNights', 'extraNightsInvalid'],
    ['no room', onTrip({ rooms: [] }), 'trip.rooms', 'roomImpossible'],
    ['five rooms', onTrip({ rooms: Array(5).fill({ adults: 1, childAges: [] }) }), 'trip.rooms', 'roomImpossible'],
    ['a child alone in a room', onTrip({ rooms: [{ adults: 0, childAges: [8] }] }), 'trip.rooms.0', 'roomImpossible'],
    ['five in a room', onTrip({ rooms: [{ adults: 2, childAges: [8, 9, 10] }] }), 'trip.rooms.0', 'roomImpossible'],
    ['an extra twice', onTrip({ extras: ['dinners', 'dinners'] }), 'trip.extras', 'choiceUnknown'],
    ['an unknown extra', onTrip({ extras: ['yacht'] }), 'trip.extras.0', 'choiceUnknown'],
    ['a negative price', (r) => ({ ...r, total: -1 }), 'total', 'totalInvalid'],
    ['one traveller fewer', (r) => ({ ...r, travellers: r.travellers.slice(1) }), 'travellers', 'travellersMissing'],
    [
      'somebody who asks, besides travellers',
      (r) => ({ ...r, lead: { givenNames: 'Amina', surname: 'Al-Example' } }),
      'travellers',
      'travellersMissing',
    ],
    ['nobody who asks', (r) => ({ ...r, travellers: [] }), 'travellers', 'travellersMissing'],
    ['an adult of 17', traveller(0, { dateOfBirth: bornYearsBefore(17) }), 'travellers.0.dateOfBirth', 'adultAge'],
    [
      'a child of nine instead of eight',
      traveller(2, { dateOfBirth: bornYearsBefore(9) }),
      'travellers.2.dateOfBirth',
      'childAge',
    ],
    ['a child not yet born', traveller(2, { dateOfBirth: addDays(today, 1) }), 'travellers.2.dateOfBirth', 'dateOfBirthFuture'],
    [
      'one person twice',
      traveller(1, { givenNames: 'AMINA SARA', dateOfBirth: bornYearsBefore(36) }),
      'travellers.1.givenNames',
      'travellerRepeated',
    ],
    ['one passport for two', traveller(1, { passportNumber: 'QX100001' }), 'travellers.1.passportNumber', 'passportRepeated'],
    ['a name in another script', traveller(1, { surname: 'العربي' }), 'travellers.1.surname', 'nameAsInPassport'],
    ['no e-mail', (r) => ({ ...r, contact: { ...r.contact, email: '' } }), 'contact.email', 'emailInvalid'],
  ])('for %s is refused at its field', async (_, change, path, message) => {
    const request = newRequest();
    const { status, body } = await send(change(request));
    expect({ status, details: body.details }).toEqual({ status: 400, details: [{ path, message }] });
    expect(body.code).toBe('invalidBooking');
    expect(await storedBookings(backend, request)).toEqual([]);
  });

  it.each([
    [5, 201],
    [360, 201],
  ])('is one whose departure is outside the limits: in %i days it is accepted', async (days, status) => {
    const departure = addDays(today, days);
    const born = (years: number) => `${Number(departure.slice(0, 4)) - years}-01-01`;
    const request = newRequest({ departureDate: departure });
    const travellers = request.travellers.map((one, index) => ({ ...one, dateOfBirth: born([36, 40, 8][index] ?? 30) }));
    expect((await send({ ...request, travellers: travellers.map(({ passportExpiry: _, ...one }) => one) })).status).toBe(status);
  });

  it.each([
    ['malformed JSON', '{"trip":', {}, 400, 'malformedJson'],
    ['a form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'notJson'],
    ['a megabyte', ' '.repeat(1_000_000), {}, 413, 'bodyTooLarge'],
    ['null', 'null', {}, 400, 'invalidBooking'],
    ['thousands of rooms', JSON.stringify({ trip: { rooms: Array(9000).fill(1) } }), {}, 400, 'invalidBooking'],
  ])('with %s as its body is refused with a short error', async (_, body, headers, status, code) => {
    const answer = await send(body, headers);
    expect(answer).toMatchObject({ status, body: { code } });
    expect(JSON.stringify(answer.body).length).toBeLessThan(5000);
  });

  it('is accepted ten times a minute from one address', async () => {
    const visitor = { 'x-forwarded-for': newVisitor() };
    const request = { ...newRequest(), total: 1 };
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await send(request, visitor)).status).toBe(409);
    expect(await send(request, visitor)).toMatchObject({ status: 429, body: { code: 'tooManyRequests' } });
  });
});

describe('when the database is down', () => {
  it('answers that it may not be stored, and logs no personal data', async () => {
    pointSiteAt({ ...backend, url: 'http://127.0.0.1:9' });
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const request = newRequest();
    expect(await send(request)).toMatchObject({ status: 502, body: { code: 'bookingNotStored' } });
    expect(String(logged.mock.calls[0]?.[0])).not.toMatch(/amina|9744000|QX1000|Example/i);
    pointSiteAt(backend);
    expect((await send(request)).status).toBe(201);
  });
});
