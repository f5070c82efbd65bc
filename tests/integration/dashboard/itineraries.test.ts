import { beforeEach, expect, it, vi } from 'vitest';
import { GET } from '@/app/api/itineraries/[booking]/route';
import { GET as GET_OFFLINE } from '@/app/api/itineraries/offline/route';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { storeBooking } from '../../fixtures/stored-booking.ts';
import { password, signedInUser, testBackend } from '../backend/test-backend.ts';
import { CookieJar, newVisitor, pointSiteAt } from '../bookings/site-on-backend.ts';

const browser = vi.hoisted(() => ({ jar: null as unknown }));
vi.mock('next/headers', () => ({ cookies: async () => browser.jar }));

const backend = testBackend();
const jar = new CookieJar();
browser.jar = jar;

beforeEach(() => {
  jar.clear();
  pointSiteAt(backend);
});

const ask = (booking: string, visitor = newVisitor()) =>
  GET(new Request(`http://localhost/api/itineraries/${booking}?locale=ar`, { headers: { 'x-forwarded-for': visitor } }), {
    params: Promise.resolve({ booking }),
  });

const days = { departure_date: addDays(todayInQatar(), 40), last_travel_date: addDays(todayInQatar(), 47) };

it('serves the PDF of a confirmed booking only to its owner and to staff', async () => {
  const [owner, other, agent] = await Promise.all(['owner', 'other', 'agent'].map((name) => signedInUser(backend, name)));
  if (!owner || !other || !agent) throw new Error('Nobody signed in');
  await backend.admin().rpc('make_staff', { account_email: agent.email, staff_name: 'Huda' }).throwOnError();
  const booked = { user_id: owner.id, contact_email: owner.email, ...days };
  const traveller = (passport_number: string) => ({ date_of_birth: '1990-01-01', passport_number });
  const { id } = await storeBooking(backend.admin(), booked, traveller('QX300001'));
  await backend.admin().from('bookings').update({ status: 'confirmed' }).eq('id', id);
  const requested = await storeBooking(backend.admin(), booked, traveller('QX300002'));

  expect((await ask(id)).status, 'signed out').toBe(401);
  await jar.signIn(backend, other.email, password);
  expect((await ask(id)).status, 'another user').toBe(404);
  jar.clear();
  await jar.signIn(backend, agent.email, password);
  expect((await ask(id)).status, 'staff').toBe(200);
  jar.clear();
  await jar.signIn(backend, owner.email, password);
  const pdf = await ask(id);
  expect(pdf.status).toBe(200);
  expect(pdf.headers.get('cache-control')).toBe('private, no-store');
  expect(await pdf.text()).toMatch(/^%PDF-/);
  expect((await ask(requested.id)).status, 'not confirmed').toBe(404);
  expect((await ask('not-an-id')).status).toBe(404);
  const visitor = newVisitor();
  const answers = [];
  for (let count = 0; count < 21; count++) answers.push((await ask('not-an-id', visitor)).status);
  expect(answers.at(-1)).toBe(429);
});

it('serves everybody the offline page with only their own confirmed trips', async () => {
  const [owner, other] = await Promise.all(['offline-owner', 'offline-other'].map((name) => signedInUser(backend, name)));
  if (!owner || !other) throw new Error('Nobody signed in');
  const over = { departure_date: addDays(todayInQatar(), -21), last_travel_date: addDays(todayInQatar(), -14) };
  const traveller = (passport_number: string) => ({ date_of_birth: '1990-01-01', passport_number });
  const book = (values: object, passport: string) =>
    storeBooking(backend.admin(), { user_id: owner.id, contact_email: owner.email, ...values }, traveller(passport));
  const [ahead, past, asked] = [await book(days, 'QX300011'), await book(over, 'QX300012'), await book(days, 'QX300013')];
  await backend.admin().from('bookings').update({ status: 'confirmed' }).in('id', [ahead.id, past.id]).throwOnError();
  const page = (locale = 'en') =>
    GET_OFFLINE(
      new Request(`http://localhost/api/itineraries/offline?locale=${locale}`, { headers: { 'x-forwarded-for': newVisitor() } }),
    );

  expect((await page()).status, 'signed out').toBe(401);
  await jar.signIn(backend, other.email, password);
  expect((await page()).status, 'nothing booked').toBe(204);
  jar.clear();
  await jar.signIn(backend, owner.email, password);
  const reported = await page('ar');
  expect([reported.status, reported.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  const html = await reported.text();
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain(ahead.reference);
  for (const hidden of [past.reference, asked.reference, 'QX300011']) expect(html).not.toContain(hidden);
  // It loads no other files.
  expect(html).not.toMatch(/<(?:script|link|img|iframe)|url\(/i);
});
