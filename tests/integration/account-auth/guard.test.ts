import { NextRequest } from 'next/server';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionCookie } from '@/lib/supabase/session-cookie';
import { middleware } from '@/middleware';
import { password, signedInUser, testBackend } from '../backend/test-backend.ts';
import { CookieJar, pointSiteAt } from '../bookings/site-on-backend.ts';
import { cookieHeader, readSession, type SavedSession, tampered } from './session-cookie-text.ts';

let session: SavedSession;
let email: string;
const backend = testBackend();

beforeAll(async () => {
  ({ email } = await signedInUser(backend, 'guarded'));
});

beforeEach(async () => {
  pointSiteAt(backend);
  // A forged cookie is logged, which is expected here.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const jar = new CookieJar();
  await jar.signIn(backend, email, password);
  session = readSession(jar);
});

async function visit(path: string, cookie?: string) {
  const response = await middleware(new NextRequest(`http://localhost${path}`, { headers: cookie ? { cookie } : {} }));
  const location = response.headers.get('location');
  return { response, sentTo: location?.replace('http://localhost', '') ?? null, cookies: response.cookies.getAll() };
}

const longAgo = Math.floor(Date.now() / 1000) - 3600;

describe('the guard of the dashboard', () => {
  it.each(['/dashboard', '/ar/dashboard', '/dashboard/trips?a=1'])(
    'redirects visitors without a session from %s to the login',
    async (path) => {
      const { sentTo, response } = await visit(path);
      const login = path.startsWith('/ar') ? '/ar/login' : '/login';
      expect(response.status).toBe(307);
      expect(sentTo).toBe(`${login}?next=${encodeURIComponent(path)}&notice=sign-in`);
    },
  );

  it('accepts a session that Supabase confirms', async () => {
    for (const path of ['/dashboard', '/ar/dashboard', '/dashboard/trips']) {
      expect((await visit(path, cookieHeader(session))).sentTo).toBeNull();
    }
  });

  it('chooses the language first', async () => {
    expect((await visit('/dashboard?lang=ar', cookieHeader(session))).sentTo).toBe('/ar/dashboard?lang=ar');
  });

  it.each<[what: string, cookie: (good: SavedSession) => string]>([
    ['a word', () => `${sessionCookie}=x`],
    ['no session at all', () => cookieHeader({ user: { id: '1' } })],
    ['a made-up token', (good) => cookieHeader({ ...good, access_token: 'a.b.c', refresh_token: 'x' })],
    ["another's id", (good) => forge(good, { claims: { sub: '00000000-0000-4000-8000-000000000000' } })],
    ['a later expiry', (good) => forge(good, { claims: { exp: longAgo + 360_000 } })],
    ['no signature', (good) => forge(good, { header: { alg: 'none' } })],
    ['a key of its own', (good) => forge(good, { header: { alg: 'ES256', kid: 'mine' } })],
    [
      'an old token and a forged refresh token',
      (good) => cookieHeader({ ...good, expires_at: longAgo, refresh_token: 'made-up' }),
    ],
    ['the verifier of a flow', () => `${sessionCookie}-code-verifier=abc`],
  ])('refuses a cookie with %s', async (_what, cookie) => {
    expect((await visit('/dashboard', cookie(session))).sentTo).toContain('/login?next=%2Fdashboard');
  });

  it('ends a session that cannot be refreshed', async () => {
    const { cookies } = await visit('/dashboard', cookieHeader({ ...session, expires_at: longAgo, refresh_token: 'made-up' }));
    expect(cookies).toContainEqual(expect.objectContaining({ name: sessionCookie, value: '', maxAge: 0 }));
  });

  it('refreshes an expired session, in cookies that no cache may store', async () => {
    const { sentTo, cookies, response } = await visit('/dashboard', cookieHeader({ ...session, expires_at: longAgo }));
    expect(sentTo).toBeNull();
    expect(cookies.find(({ name }) => name.startsWith(sessionCookie))?.value).toBeTruthy();
    expect(response.headers.get('cache-control')).toContain('no-store');
  });

  it('refuses a session that was signed out elsewhere', async () => {
    const client = backend.client();
    await client.auth.signInWithPassword({ email, password });
    await client.auth.signOut({ scope: 'global' });
    expect((await visit('/dashboard', cookieHeader(session))).sentTo).toContain('/login');
  });

  it.each([
    ['a good session', () => session],
    ['one that wants to be refreshed', () => ({ ...session, expires_at: longAgo })],
  ])('keeps %s while Supabase cannot be reached, and the page reports that', async (_what, saved) => {
    vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:9');
    const { sentTo, cookies } = await visit('/dashboard', cookieHeader(saved()));
    expect(sentTo).toBeNull();
    expect(cookies).toEqual([]);
  });
});

function forge(good: SavedSession, changes: Parameters<typeof tampered>[1]): string {
  return cookieHeader({ ...good, access_token: tampered(good.access_token, changes), refresh_token: 'made-up' });
}
