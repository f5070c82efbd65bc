import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createClient, isAuthRetryableFetchError } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { proxySupabase } from '@/lib/supabase/proxy/proxy-supabase';

vi.mock('@/lib/network/timeouts', async (original) => {
  const { timeouts } = await original<typeof import('@/lib/network/timeouts')>();
  return { timeouts: { ...timeouts, supabaseProxy: 300 } };
});

const heard: IncomingMessage[] = [];
let respond: (response: ServerResponse) => void;
const backend: Server = createServer((request, response) => {
  heard.push(request);
  request.resume();
  respond(response);
});

beforeAll(async () => {
  backend.listen(0, '127.0.0.1');
  await once(backend, 'listening');
});

afterAll(() => {
  backend.closeAllConnections();
  backend.close();
});

beforeEach(() => {
  heard.length = 0;
  respond = (response) => response.setHeader('content-type', 'application/json').end('[]');
  const address = backend.address();
  vi.stubEnv('SUPABASE_URL', `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'p');
  vi.stubEnv('SUPABASE_SECRET_KEY', 's');
  vi.stubEnv('OFFER_SIGNING_SECRET', 'x'.repeat(40));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const ask = (path: string, init?: RequestInit) => proxySupabase(new Request(`http://site.test/supabase${path}`, init));
const client = createClient('http://site.test/supabase', 'p', {
  auth: { persistSession: false, autoRefreshToken: false },
  db: { retry: false },
  global: { fetch: (input, init) => proxySupabase(new Request(input, init)) },
});

it('passes on what the site asks, and neither cookies, hosts nor paths of its own', async () => {
  const headers = { apikey: 'p', cookie: 'karam-session=x', 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '192.0.2.7' };
  await ask('/rest/v1/notifications?select=id&user_id=eq.1', {
    headers: { ...headers, accept: 'application/vnd.pgrst.plan+json' },
  });
  expect(heard[0]?.url).toBe('/rest/v1/notifications?select=id&user_id=eq.1');
  expect(heard[0]?.headers).toMatchObject({ apikey: 'p', 'x-forwarded-for': '192.0.2.7', accept: 'application/json' });
  expect(heard[0]?.headers).not.toHaveProperty('cookie');
  expect(heard[0]?.headers).not.toHaveProperty('x-forwarded-host');
});

it('answers are kept by nobody and read by no other site', async () => {
  respond = (response) =>
    response
      .writeHead(206, {
        'access-control-allow-origin': '*',
        'cache-control': 'max-age=60',
        'set-cookie': '__cf_bm=x',
        'content-range': '0-0/3',
        'content-type': 'application/json',
      })
      .end('[{"id":"1"}]');
  for (const path of [
    '/rest/v1/notifications?select=id',
    '/auth/v1/user',
    '/rest/v1/nothing',
    '/auth/v1/otp',
    '/_local/outbox',
  ]) {
    const { headers } = await ask(path);
    expect(headers.get('cache-control'), path).toBe('no-store');
    expect(headers.get('access-control-allow-origin'), path).toBeNull();
    expect(headers.get('set-cookie'), path).toBeNull();
  }
  expect((await ask('/rest/v1/notifications?select=id')).headers.get('content-range')).toBe('0-0/3');
});

it.each([
  ['GET', '/rest/v1/bookings?notes=match.^(a*)(a*)$', 400],
  ['GET', '/rest/v1/last_rates', 404],
  ['GET', '/rest/v1/', 404],
  ['POST', '/auth/v1/otp', 404],
  ['POST', '/auth/v1/token?grant_type=pkce', 404],
  ['GET', '/auth/v1/admin/users', 404],
  ['POST', '/functions/v1/flight-search', 404],
  ['GET', '/_local/outbox', 404],
  ['GET', '/storage/v1/bucket', 404],
  ['GET', '/auth/v1/../../_local/outbox', 404],
  ['OPTIONS', '/rest/v1/profiles', 405],
])('%s %s goes no further', async (method, path, status) => {
  const answer = await ask(path, { method, ...(method === 'POST' && { body: '{}' }) });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject(
    path.startsWith('/auth/v1/') && !path.includes('..') ? { msg: expect.any(String) } : { message: expect.any(String) },
  );
  expect(heard).toEqual([]);
});

it('a body that is too large, or no JSON, goes no further', async () => {
  const post = (path: string, body: string) => ask(path, { method: 'POST', body });
  expect((await post('/rest/v1/rpc/desk_add_remark', `"${'x'.repeat(70_000)}"`)).status).toBe(413);
  expect((await post('/rest/v1/rpc/desk_add_remark', '{')).status).toBe(400);
  expect(await (await post('/auth/v1/signup', '{')).json()).toMatchObject({ error_code: 'bad_json' });
  expect(heard).toEqual([]);
});

it('a backend that is stuck is answered for in time, as its client understands it', async () => {
  respond = () => undefined;
  const began = performance.now();
  const rows = await client.from('notifications').select('id');
  expect([rows.status, rows.error?.code]).toEqual([504, 'PGRST003']);
  const { error } = await client.auth.signInWithPassword({ email: 'noor@example.com', password: 'x' });
  expect(isAuthRetryableFetchError(error) && error.status).toBe(504);
  expect(performance.now() - began).toBeLessThan(20_000);
});

it('so is an answer that never ends, and a backend that is away', async () => {
  respond = (response) => response.writeHead(200, { 'content-type': 'application/json' }).write('[');
  expect((await ask('/rest/v1/notifications?select=id')).status).toBe(504);
  vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:1');
  expect((await ask('/rest/v1/notifications?select=id')).status).toBe(503);
  expect(await (await ask('/auth/v1/user')).json()).toMatchObject({ code: 503 });
});

it('sign-ups of one network address are counted, and refused in the words of Supabase Auth', async () => {
  vi.stubEnv('SIGN_UPS_PER_HOUR', '2');
  const signUp = (address: string) =>
    ask('/auth/v1/signup', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: '{"email":"noor@example.com","password":"a calm sea"}',
    });
  expect([(await signUp('192.0.2.8')).status, (await signUp('192.0.2.8')).status]).toEqual([200, 200]);
  const refused = await signUp('192.0.2.8');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
  expect(await refused.json()).toMatchObject({ error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' });
  expect((await signUp('192.0.2.9')).status).toBe(200);
  expect(heard).toHaveLength(3);
});

describe('a code by mail', () => {
  const post = (path: string, body: object, address = '192.0.2.10') =>
    ask(path, { method: 'POST', headers: { 'x-forwarded-for': address }, body: JSON.stringify(body) });
  const asked = { email: 'noor@example.com', create_user: false };

  it('is asked for and entered as Supabase’s client does it', async () => {
    await client.auth.signInWithOtp({ email: asked.email, options: { shouldCreateUser: false } });
    await client.auth.verifyOtp({ type: 'email', email: asked.email, token: '012345' });
    expect(heard.map(({ url }) => url)).toEqual(['/auth/v1/otp', '/auth/v1/verify']);
  });

  it.each([
    ['/auth/v1/otp', { ...asked, create_user: true }],
    ['/auth/v1/otp', { ...asked, phone: '+97440000000' }],
    ['/auth/v1/otp', { ...asked, data: { first_name: 'Eve' } }],
    ['/auth/v1/verify', { type: 'recovery', email: asked.email, token: '012345' }],
    ['/auth/v1/verify', { type: 'email', token_hash: 'x'.repeat(64) }],
    ['/auth/v1/verify', { type: 'email', email: asked.email, token: '0123456' }],
  ])('%s with %o goes no further', async (path, body) => {
    expect((await post(path, body)).status).toBe(404);
    expect(heard).toEqual([]);
  });

  it.each([
    [422, 'otp_disabled'],
    [429, 'over_email_send_rate_limit'],
  ])('a refusal (%d %s) that only some addresses get looks like a mail that was sent', async (status, code) => {
    const refusal = { 'content-type': 'application/json', 'x-sb-error-code': code, 'retry-after': '60' };
    respond = (response) =>
      response.writeHead(status, refusal).end(JSON.stringify({ code: status, error_code: code, msg: 'No' }));
    const answer = await post('/auth/v1/otp', asked);
    expect([answer.status, await answer.json(), answer.headers.get('retry-after')]).toEqual([200, {}, null]);
    expect((await post('/auth/v1/recover', asked)).status).toBe(status);
  });

  it('other refusals are passed on', async () => {
    respond = (response) => response.writeHead(500, { 'x-sb-error-code': 'unexpected_failure' }).end('{}');
    expect((await post('/auth/v1/otp', asked)).status).toBe(500);
  });

  it('is asked for a few times an hour by a network address', async () => {
    vi.stubEnv('SIGN_UPS_PER_HOUR', '2');
    const statuses = [];
    for (let turn = 0; turn < 3; turn += 1) statuses.push((await post('/auth/v1/otp', asked, '192.0.2.11')).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('is tried twenty times an hour for an e-mail address, in any spelling, from anywhere', async () => {
    const enter = (email: string, turn: number) =>
      post('/auth/v1/verify', { type: 'email', email, token: '000000' }, `198.51.100.${turn}`);
    for (let turn = 1; turn <= 20; turn += 1) expect((await enter('sara@example.com', turn)).status).toBe(200);
    expect((await enter('Sara@Example.com', 21)).status).toBe(429);
    expect((await enter('huda@example.com', 22)).status).toBe(200);
  });
});
