import { expect, it, vi } from 'vitest';
import { AuthLimits } from '../../../supabase/local/auth/auth-limits.ts';
import { fillTemplate } from '../../../supabase/local/mail/outbox.ts';
import { createRoutes } from '../../../supabase/local/routes.ts';
import { newAddress, password, signedInUser, testBackend, tokenHashFor } from './test-backend.ts';

const backend = testBackend({ AUTH_REFRESH_REUSE_SECONDS: '0', AUTH_PASSWORDS_OF_STRANGERS: '4' });

const auth = (route: string, body: object, address = '192.0.2.1') =>
  fetch(`${backend.url}/auth/v1/${route}`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
const refresh = (refresh_token: unknown) => auth('token?grant_type=refresh_token', { refresh_token });
const signIn = (email: string, secret: string, address: string) =>
  auth('token?grant_type=password', { email, password: secret }, address);

it('a refresh token is used once: sent again, it ends the session', async () => {
  const { client } = await signedInUser(backend, 'refreshed');
  const first = (await client.auth.getSession()).data.session?.refresh_token;
  const answer = await refresh(first);
  expect(answer.status).toBe(200);
  const next = await answer.json();
  const again = await refresh(first);
  expect([again.status, (await again.json()).error_code]).toEqual([400, 'refresh_token_already_used']);
  expect((await refresh(next.refresh_token)).status).toBe(400);
  const headers = { apikey: backend.publishableKey, authorization: `Bearer ${next.access_token}` };
  expect((await fetch(`${backend.url}/rest/v1/profiles?select=user_id`, { headers })).status).toBe(401);
});

it('strangers share a few wrong passwords for an account, and do not keep its owner out', async () => {
  const { email } = await signedInUser(backend, 'guessed');
  const [home, elsewhere] = ['198.51.100.1', '198.51.100.2'];
  expect((await signIn(email, password, home)).status).toBe(200);
  const statuses: number[] = [];
  for (let turn = 1; turn <= 12; turn += 1) statuses.push((await signIn(email, `guess ${turn}`, `203.0.113.${turn}`)).status);
  expect(statuses).toEqual([...Array(4).fill(400), ...Array(8).fill(429)]);
  // Not even the right one, from an address that nobody knows.
  expect((await signIn(email, password, elsewhere)).status).toBe(429);
  expect((await signIn(email, password, home)).status).toBe(200);
  // Who is elsewhere gets in by mail.
  expect((await auth('recover', { email }, elsewhere)).status).toBe(200);
  const link = { type: 'recovery', token_hash: await tokenHashFor(backend, email) };
  expect((await auth('verify', link, elsewhere)).status).toBe(200);
});

it.each(['<b>x</b>@example.com', '"><img/src=x>"@example.com', "o'x@example.com", 'a b@example.com', 'a,b@example.com'])(
  'the address %s is refused',
  async (email) => {
    const answer = await auth('signup', { email, password: 'quite-secret-1' });
    expect([answer.status, (await answer.json()).error_code]).toEqual([400, 'validation_failed']);
  },
);

it('what stands in mail of accounts is text', () => {
  expect(fillTemplate('<p>{{ .Email }}</p>{{ .Other }}', { Email: '<b>"x"&' })).toBe(
    '<p>&#60;b&#62;&#34;x&#34;&#38;</p>{{ .Other }}',
  );
});

it('a clock that jumps neither frees nor locks anybody', () => {
  const settings = { mailPauseSeconds: 60, passwordsPerAccount: 2, passwordsOfStrangers: 50, requestsPerAddress: 2 };
  vi.useFakeTimers({ toFake: ['Date'] });
  const limits = new AuthLimits(settings);
  const address = newAddress('clock');
  limits.noteMail('recovery', address);
  expect([limits.countPassword(address, 'a'), limits.countPassword(address, 'a')]).toEqual([0, 0]);
  for (const year of [2000, 2060]) {
    vi.setSystemTime(new Date(`${year}-01-01T00:00:00Z`));
    expect(limits.countPassword(address, 'a')).toBeGreaterThan(200);
    expect(limits.mailWait('recovery', address)).toBeGreaterThan(30);
    // The database's time, from before the jump.
    expect(limits.waitSince(Date.parse('2026-11-28T00:00:00Z'))).toBe(0);
  }
  vi.useRealTimers();
});

it('a full disk is said before anything is stored, and makes the site not ready', async () => {
  const lite = vi.fn(async () => Response.json({}));
  const db = { query: async () => ({ rows: [] }), exec: async () => [], transaction: vi.fn(), listen: vi.fn() };
  const route = createRoutes({
    ...{ app: { fetch: lite as never }, functions: {} as never, trustedProxies: 0, secretKey: 's', hasRoom: () => false },
    ...{ turns: { auth: (task) => task(), data: (task) => task() }, db: db as never, outbox: {} as never, siteUrl: '' },
    ...{ limits: {} as never, refreshReuseSeconds: 10, codeSecret: 's', isApiKey: () => true },
  });
  const ask = (method: string, at: string) =>
    route(new Request(`http://127.0.0.1${at}`, { method, headers: { apikey: 'p' } }), '127.0.0.1');
  const signUp = await ask('POST', '/auth/v1/signup');
  expect([signUp.status, (await signUp.json()).msg]).toEqual([503, 'The disk is full: nothing can be stored at present']);
  expect(await (await ask('PATCH', '/rest/v1/profiles?user_id=eq.1')).json()).toMatchObject({ code: '53100' });
  expect((await ask('GET', '/auth/v1/health')).status).toBe(503);
  expect(lite).not.toHaveBeenCalled();
  expect((await ask('GET', '/rest/v1/profiles?select=user_id')).status).toBe(200);
});
