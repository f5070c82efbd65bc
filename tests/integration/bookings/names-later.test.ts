import { beforeEach, expect, it, vi } from 'vitest';
import { GET, POST } from '@/app/api/bookings/names/route';
import { POST as lookUp } from '@/app/api/self-service/[name]/route';
import type { FlightRequest } from '@/lib/bookings/products/flight/schema';
import { composeMail } from '@/lib/mail/compose';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { sandboxFlightSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/flights/sandbox-flight-supplier';
import { offerFor, passengerOf, sealedBooking } from '../../unit/bookings/booking-fixture';
import { password, signedInUser, testBackend } from '../backend/test-backend.ts';
import { sendToBook, storedBookings } from './send-to-book.ts';
import { CookieJar, letAnHourPass, newVisitor, pointSiteAt, postJson, signingSecretOf } from './site-on-backend.ts';

const browser = vi.hoisted(() => ({ jar: null as unknown }));
vi.mock('next/headers', () => ({ cookies: async () => browser.jar }));

const backend = testBackend();
const jar = new CookieJar();
browser.jar = jar;
beforeEach(async () => {
  pointSiteAt(backend);
  vi.stubEnv('PAY_NOW', '');
  await letAnHourPass(backend);
});

const departureDate = addDays(todayInQatar(), 40);
const search = {
  ...{ origin: 'DOH', destination: 'LHR', departureDate, returnDate: addDays(departureDate, 7) },
  ...{ adults: 1, children: 1, infants: 0, cabinClass: 'ECONOMY' as const },
};
const lead = { givenNames: 'Amina Sara', surname: 'Al-Example' };

async function requestInOneName(): Promise<FlightRequest> {
  const expiresAt = new Date(Date.now() + 20 * 60_000).toISOString();
  const context = { signal: new AbortController().signal, today: todayInQatar() };
  const [offer] = (await sandboxFlightSupplier.searchFlights(search, context)).offers;
  const sealed = await sealedBooking({
    search,
    offer: offer ?? offerFor(search),
    expiresAt,
    secret: signingSecretOf(backend.dataDir),
  });
  return { ...sealed, lead, passengers: [], contact: { email: `${crypto.randomUUID()}@example.com`, phone: '+97440000000' } };
}

const written = (day: string) => day.split('-').toReversed().join('/');
const typed = Object.fromEntries(
  (['adult', 'child'] as const).flatMap((type, index) =>
    Object.entries({
      ...passengerOf(type, index),
      dateOfBirth: written(addDays(departureDate, type === 'adult' ? -12_000 : -3000)),
      passportExpiry: written(addDays(departureDate, 1000)),
    }).map(([field, text]) => [`passengers.${index}.${field}`, String(text)] as const),
  ),
);

async function post(fields: Record<string, string>) {
  const answer = await POST(
    new Request('http://localhost/api/bookings/names', {
      method: 'POST',
      headers: { 'x-forwarded-for': newVisitor(), 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ locale: 'en', ...fields }),
    }),
  );
  return { status: answer.status, path: answer.headers.get('location') ?? '' };
}

async function askInOneName() {
  const request = await requestInOneName();
  const { status, body } = await sendToBook('flight', request);
  expect(status).toBe(201);
  const read = async () => (await storedBookings(backend, request))[0];
  return { request, key: String(body.namesKey), read };
}

it('keeps flight and price with one name, until everybody who travels is added by the link, once', async () => {
  const { request, key, read } = await askInOneName();
  expect(await read()).toMatchObject({
    ...{ names_follow: true, total_amount: request.offer.price.total, search },
    booking_passengers: [{ given_names: 'Amina Sara', surname: 'Al-Example', date_of_birth: null }],
  });

  const { status, path } = await post({ key, ...typed });
  expect([status, path]).toEqual([303, `/booking/travellers?key=${key}`]);
  const stored = await read();
  expect(stored?.names_follow).toBe(false);
  expect(stored?.booking_passengers.map(({ type }: { type: string }) => type)).toEqual(['adult', 'child']);
  expect(stored?.booking_passengers[1]).toMatchObject({ given_names: 'Omar', nationality: 'QA', has_document: true });

  const other = Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.replace('Omar', 'Hamad')]));
  expect((await post({ key, ...other })).status).toBe(303);
  expect((await read())?.booking_passengers[1].given_names).toBe('Omar');
});

it('has the rules of the party, keeps what was typed, and takes no other link', async () => {
  const { key, read } = await askInOneName();
  const { path } = await post({ key, ...typed, 'passengers.1.dateOfBirth': written(addDays(departureDate, -9000)) });
  expect(path).toMatch(/&posted=[\da-f-]{36}#travellers$/);
  expect((await read())?.names_follow).toBe(true);
  expect((await post({ key: `${key.slice(0, -2)}AA`, ...typed })).status).toBe(404);
  expect((await read())?.booking_passengers).toHaveLength(1);
});

it('is not named after it was declined', async () => {
  const { key, read } = await askInOneName();
  const { error } = await backend
    .admin()
    .from('bookings')
    .update({ status: 'declined' })
    .eq('id', (await read())?.id);
  expect(error).toBeNull();
  await post({ key, ...typed });
  expect(await read()).toMatchObject({ names_follow: true, status: 'declined' });
});

it('leads to its link from a look-up and from its account, until its people are known', async () => {
  await jar.signIn(backend, (await signedInUser(backend, 'names')).email, password);
  const { key, read } = await askInOneName();
  const reference = String((await read())?.reference);
  const look = async () => {
    const asked = lookUp(postJson('/api/self-service/booking', { reference, lastName: 'Al-Example' }), {
      params: Promise.resolve({ name: 'booking' }),
    });
    return (await (await asked).json()).found;
  };
  expect(await look()).toMatchObject({ namesFollow: true, namesKey: key });
  const fromAccount = async () =>
    (await GET(new Request(`http://localhost/api/bookings/names?reference=${reference}&locale=ar`))).headers.get('location');
  expect(await fromAccount()).toBe(`/ar/booking/travellers?key=${key}`);
  jar.clear();
  expect(await fromAccount()).toBe('/ar/booking/travellers?key=');
  await post({ key, ...typed });
  expect((await look())?.namesKey).toBeUndefined();
});

it('is not taken where tickets are sold at once', async () => {
  vi.stubEnv('PAY_NOW', 'flight');
  vi.stubEnv('PAYMENT_PROVIDER', 'sandbox');
  const { status, body } = await sendToBook('flight', await requestInOneName());
  expect([status, body.details]).toEqual([400, [{ path: 'passengers', message: 'passengerTypes' }]]);
});

it('says in its mail what is missing, with the link, and tells the agency', async () => {
  const { key, read } = await askInOneName();
  const booking = await read();
  const compose = async (kind: string, data: object = {}) => {
    const about = { id: booking?.id, reference: booking?.reference, ...data };
    const head = { id: 1, recipient: 'amina@example.com', language: 'en' as const, attempts: 1 };
    return JSON.stringify(await composeMail({ ...head, kind, data: about, created_at: new Date().toISOString() }));
  };
  expect(await compose('booking_received')).toContain(`/booking/travellers?key=${key}`);
  expect(await compose('agency_booking')).toContain('We only know the name of the person asking');
  await post({ key, ...typed });
  const { data } = await backend
    .admin()
    .from('mail_outbox')
    .select('kind, data')
    .contains('data', { id: booking?.id, isNamed: true });
  expect(data?.map(({ kind }) => kind).toSorted()).toEqual(['agency_booking', 'booking_received']);
  expect(await compose('booking_received', { isNamed: true })).not.toContain('/booking/travellers');
});
