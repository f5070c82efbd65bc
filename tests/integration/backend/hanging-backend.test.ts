import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as claim } from '@/app/api/account/claim/route';
import { GET as readData } from '@/app/api/account/data/route';
import { DELETE as deleteAccount } from '@/app/api/account/route';
import { POST } from '@/app/api/bookings/[product]/route';
import { POST as deskOrder } from '@/app/api/desk/orders/route';
import { POST as sendForm } from '@/app/api/enquiries/[kind]/route';
import { GET as readOffline } from '@/app/api/itineraries/offline/route';
import { timeouts } from '@/lib/network/timeouts';
import { sessionCookie } from '@/lib/supabase/session-cookie';
import { middleware } from '@/middleware';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { typedForm } from '../../unit/enquiries/typed-form';
import { cookieHeader } from '../account-auth/session-cookie-text.ts';
import { CookieJar, newVisitor, pointSiteAt, postJson } from '../bookings/site-on-backend.ts';

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

/** A browser with a session that Supabase would have to confirm, but nothing listens at its address. */
function signedIn(): void {
  pointSiteAt({ url: 'http://127.0.0.1:9', publishableKey: 'p', secretKey: 's', dataDir: '' }, 'x'.repeat(40));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const jar = new CookieJar();
  const [name, value = ''] = cookieHeader(sessionThatEnds(now() + 3600)).split('=');
  jar.set(name ?? sessionCookie, value);
  browser.jar = jar;
}

const departureDate = addDays(todayInQatar(), 60);
const holiday = () => ({
  ...{ idempotencyKey: crypto.randomUUID(), locale: 'ar', packageId: 'paris', total: 1 },
  trip: { departureDate, extraNights: 0, rooms: [{ adults: 1, childAges: [] }], extras: [], wishes: [] },
  travellers: [{ title: 'MRS', gender: 'female', givenNames: 'Amina', surname: 'Example', dateOfBirth: '1990-01-01' }],
  contact: { email: 'amina@example.com', phone: '+97440001234' },
});
const book = () => POST(postJson('/api/bookings/package', holiday()), { params: Promise.resolve({ product: 'package' }) });

it('a request to book gets an error from the site before the browser gives up', async () => {
  browser.jar = new CookieJar();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const began = performance.now();
  expect(await (await book()).json()).toMatchObject({ code: 'bookingNotStored' });
  expect(performance.now() - began).toBeLessThan(timeouts.browserBooking / 2);
});

describe('with a session that nobody can confirm', () => {
  beforeEach(signedIn);

  it.each<[what: string, ask: () => Promise<Response>]>([
    ['a request to book', book],
    ['a copy of the data', () => readData(new Request('http://localhost/api/account/data'))],
    ['the deletion of the account', () => deleteAccount(postJson('/api/account', { password: 'x' }))],
    ['a claim', () => claim(postJson('/api/account/claim', { reference: 'KT-ABC234', surname: 'Example' }))],
    ['trips without a network', () => readOffline(new Request('http://localhost/api/itineraries/offline'))],
    ['work at the desk', () => deskOrder(postJson('/api/desk/orders', {}))],
  ])("%s is refused for now, as neither theirs nor a stranger's", async (_what, ask) => {
    const answer = await ask();
    expect(await answer.json()).toMatchObject({ code: 'sessionUnknown' });
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
  });

  it.each([
    ['en', 'It didn’t reach us. Please send it again'],
    ['ar', 'لم يصلنا طلبك. يرجى إرساله مرة أخرى'],
  ])('a form is refused with a sentence in %s that asks to send it again', async (locale, sentence) => {
    const form = new URLSearchParams(typedForm('feedback', todayInQatar(), { email: 'amina@example.com', locale }));
    const request = new Request('http://localhost/api/enquiries/feedback', {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': newVisitor(),
      },
      body: form,
    });
    const answer = await sendForm(request, { params: Promise.resolve({ kind: 'feedback' }) });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain(sentence);
  });
});
