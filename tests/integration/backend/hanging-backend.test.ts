import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { POST } from '@/app/api/bookings/[product]/route';
import { timeouts } from '@/lib/network/timeouts';
import { sessionCookie } from '@/lib/supabase/session-cookie';
import { middleware } from '@/middleware';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { cookieHeader } from '../account-auth/session-cookie-text.ts';
import { CookieJar, pointSiteAt, postJson } from '../bookings/site-on-backend.ts';

const browser = vi.hoisted(() => ({ jar: null as unknown }));
vi.mock('next/headers', () => ({ cookies: async () => browser.jar }));

/** Accepts every connection and never answers, like a backend that was stopped with SIGSTOP. */
let hanging: Server;
const connections = new Set<Socket>();
let url: string;

beforeAll(async () => {
  hanging = createServer((socket) => connections.add(socket)).listen(0, '127.0.0.1');
  await once(hanging, 'listening');
  const address = hanging.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});

afterAll(() => {
  for (const socket of connections) socket.destroy();
  hanging.close();
});

beforeEach(() => pointSiteAt({ url, publishableKey: 'p', secretKey: 's', dataDir: '' }, 'x'.repeat(40)));

const token = (claims: object) =>
  ['{"alg":"HS256"}', JSON.stringify(claims), 'x'].map((part) => Buffer.from(part).toString('base64url')).join('.');
const now = () => Math.floor(Date.now() / 1000);
const sessionThatEnds = (exp: number) => ({
  ...{ access_token: token({ sub: 'u', exp }), refresh_token: 'r', token_type: 'bearer', expires_in: 3600, expires_at: exp },
  user: { id: 'u' },
});

it.each([
  ['a session', 3600],
  ['a session that wants to be refreshed', -60],
])('the guard keeps %s and serves the page', async (_what, seconds) => {
  const cookie = cookieHeader(sessionThatEnds(now() + seconds));
  const began = performance.now();
  const answer = await middleware(new NextRequest('http://localhost/dashboard', { headers: { cookie } }));
  expect(answer.headers.get('location')).toBeNull();
  expect(answer.cookies.getAll()).toEqual([]);
  expect(performance.now() - began).toBeLessThan(timeouts.session + 2_000);
});

it('a request to book gets an error from the site before the browser gives up', async () => {
  const jar = new CookieJar();
  const [name, value = ''] = cookieHeader(sessionThatEnds(now() - 60)).split('=');
  jar.set(name ?? sessionCookie, value);
  browser.jar = jar;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const departureDate = addDays(todayInQatar(), 60);
  const trip = { departureDate, extraNights: 0, rooms: [{ adults: 1, childAges: [] }], extras: [], wishes: [] };
  const travellers = [{ title: 'MRS', gender: 'female', givenNames: 'Amina', surname: 'Example', dateOfBirth: '1990-01-01' }];
  const contact = { email: 'amina@example.com', phone: '4000 0000' };
  const began = performance.now();
  const answer = await POST(
    postJson('/api/bookings/package', {
      ...{ idempotencyKey: crypto.randomUUID(), locale: 'ar', packageId: 'paris', trip, total: 1, travellers, contact },
    }),
    { params: Promise.resolve({ product: 'package' }) },
  );
  expect(await answer.json()).toMatchObject({ code: 'bookingNotStored' });
  expect(performance.now() - began).toBeLessThan(timeouts.browserBooking / 2);
});
