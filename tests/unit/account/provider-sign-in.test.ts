import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { GET as comeBack } from '@/app/auth/callback/route';
import { GET as start } from '@/app/auth/provider/route';
import { signInProviders } from '@/lib/env';

const jar = vi.hoisted(() => ({ current: null as unknown }));
vi.mock('next/headers', () => ({ cookies: async () => jar.current }));

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const expiresAt = Math.floor(Date.now() / 1000) + 3600;
const token = `${encode({ alg: 'HS256' })}.${encode({ sub: '1', session_id: '2', exp: expiresAt })}.xxxx`;
let createdAt = '';
const user = () => ({ id: '1', aud: 'authenticated', email: 'noor@example.com', created_at: createdAt, user_metadata: {} });

const heard: { request: IncomingMessage; body: string }[] = [];
let exchangeStatus = 200;
const auth: Server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  heard.push({ request, body });
  const isExchange = request.url?.startsWith('/auth/v1/token');
  response.writeHead(isExchange ? exchangeStatus : 200, { 'content-type': 'application/json' });
  const session = { access_token: token, refresh_token: 'r', token_type: 'bearer', expires_in: 3600, expires_at: expiresAt };
  const granted = { ...session, user: user(), provider_token: 'of-google' };
  if (!isExchange) response.end(JSON.stringify(user()));
  else response.end(JSON.stringify(exchangeStatus === 200 ? granted : { code: 403, error_code: 'bad_code_verifier', msg: 'No' }));
});

beforeAll(async () => {
  auth.listen(0, '127.0.0.1');
  await once(auth, 'listening');
});

afterAll(() => {
  auth.closeAllConnections();
  auth.close();
});

/** As the cookies of a browser: an empty value deletes one. */
function createJar() {
  const values = new Map<string, string>();
  return {
    getAll: () => [...values].map(([name, value]) => ({ name, value })),
    set: (name: string, value: string) => (value === '' ? values.delete(name) : values.set(name, value)),
  };
}

let cookies: ReturnType<typeof createJar>;
beforeEach(() => {
  heard.length = 0;
  exchangeStatus = 200;
  createdAt = '2026-01-01T00:00:00Z';
  cookies = createJar();
  jar.current = cookies;
  const address = auth.address();
  vi.stubEnv('SUPABASE_URL', `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'p');
  vi.stubEnv('SUPABASE_SECRET_KEY', 's');
  vi.stubEnv('OFFER_SIGNING_SECRET', 'x'.repeat(40));
  vi.stubEnv('SITE_URL', 'https://www.example.com');
  vi.stubEnv('SIGN_IN_PROVIDERS', 'google');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const open = async (handler: typeof start, path: string, query: Record<string, string>) =>
  (await handler(new Request(`https://www.example.com${path}?${new URLSearchParams(query)}`))).headers.get('location') ?? '';
const cookieText = () => JSON.stringify(cookies.getAll());

it.each([
  ['', []],
  ['apple, google', ['google', 'apple']],
  ['facebook', []],
])('the setting "%s" offers %o', (setting, providers) => {
  vi.stubEnv('SIGN_IN_PROVIDERS', setting);
  expect(signInProviders()).toEqual(providers);
});

it('leads to the provider with half of a key, and back to the page where the visitor was', async () => {
  const target = new URL(await open(start, '/auth/provider', { provider: 'google', next: '/ar/karam-club', lang: 'ar' }));
  expect(target.pathname).toBe('/auth/v1/authorize');
  expect(Object.fromEntries(target.searchParams)).toMatchObject({
    provider: 'google',
    code_challenge_method: 's256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    redirect_to: `https://www.example.com/auth/callback?${new URLSearchParams({ next: '/ar/karam-club', lang: 'ar' })}`,
  });
  const back = new URL(target.searchParams.get('redirect_to') ?? '');
  const page = await open(comeBack, back.pathname, { ...Object.fromEntries(back.searchParams), code: 'a-code-of-supabase' });
  expect(page).toBe('/ar/karam-club');
  const exchange = heard.find(({ request }) => request.url === '/auth/v1/token?grant_type=pkce');
  expect(JSON.parse(exchange?.body ?? '{}')).toMatchObject({
    auth_code: 'a-code-of-supabase',
    code_verifier: expect.any(String),
  });
  expect(cookieText()).toContain('"karam-arrival","value":"welcome"');
});

it('greets a new account as one, and keeps no token of the provider', async () => {
  createdAt = new Date().toISOString();
  await open(start, '/auth/provider', { provider: 'google' });
  expect(await open(comeBack, '/auth/callback', { code: 'a-code-of-supabase' })).toBe('/dashboard');
  expect(cookieText()).toContain('"karam-arrival","value":"created"');
  const saved = cookies.getAll().find(({ name }) => name === 'karam-session')?.value ?? '';
  const session = Buffer.from(saved.replace('base64-', ''), 'base64url').toString();
  expect(session).toContain('refresh_token');
  expect(session).not.toContain('of-google');
});

it.each([{ provider: 'apple' }, { provider: 'facebook' }, {}])(
  '%o, which is not offered, leads to the login page',
  async (query) => {
    expect(await open(start, '/auth/provider', { ...query, lang: 'ar' })).toBe('/ar/login');
    expect(cookies.getAll()).toEqual([]);
  },
);

it.each([
  ['who changed their mind', { error: 'access_denied' }],
  ['with a code that Supabase refuses', { code: 'a-code-of-supabase' }],
  ['with no code', { code: '<script>' }],
])('a visitor %s is told so, and loses neither page nor session', async (_, query) => {
  exchangeStatus = 403;
  const page = await open(comeBack, '/auth/callback', { ...query, next: 'https://evil.example', lang: 'en' });
  expect(page).toBe(`/login?${new URLSearchParams({ next: '/dashboard', notice: 'provider' })}`);
  expect(cookieText()).not.toContain('karam-arrival');
});
