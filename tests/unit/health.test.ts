import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { stubBackend } from './stubs';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const well: Answer = (_, response) => void response.end('[]');
const failing: Answer = (_, response) => void response.writeHead(503).end('the database at 10.0.0.7 is away');
const late: Answer = (request) => limits[request.url?.startsWith('/auth') ? 0 : 1]?.end();

let server: Server;
let answer: Answer;
let asked: string[];
let said: MockInstance<typeof console.error>;
/** The timeouts in the order in which they were set: accounts, then database. A test ends them, not the clock. */
let limits: { milliseconds: number; end: () => void }[];

beforeEach(async () => {
  vi.resetModules();
  said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answer = well;
  asked = [];
  limits = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const limit = new AbortController();
    limits.push({ milliseconds, end: () => limit.abort(new DOMException('Too late', 'TimeoutError')) });
    return limit.signal;
  });
  server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers['apikey']}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stubBackend(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('REDIS_URL', '');
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function ask(query = '') {
  const { GET } = await import('@/app/api/health/route');
  const response = await GET(new Request(`http://localhost/api/health${query}`));
  return { status: response.status, cache: response.headers.get('cache-control'), body: await response.json() };
}

const ready = { alive: true, ready: true, checks: { backend: 'ok', sharedState: 'ok' } };
const notReady = { alive: true, ready: false, checks: { backend: 'down', sharedState: 'ok' } };

describe('/api/health', () => {
  it('answers ready when accounts and database answer', async () => {
    expect(await ask()).toEqual({ status: 200, cache: 'no-store', body: ready });
    expect(asked.sort()).toEqual(['/auth/v1/health sb_publishable_test', '/rest/v1/bookings?select=id&limit=0 sb_secret_test']);
    expect(said).not.toHaveBeenCalled();
  });

  it.each([
    ['fail', failing, 'auth: status 503'],
    ['refuse our key', ((_, response) => void response.writeHead(401).end()) as Answer, 'auth: status 401'],
    ['hang', late, 'auth: TimeoutError'],
    [
      'hang for bookings alone',
      ((request, response) => (request.url?.startsWith('/auth') ? well : late)(request, response)) as Answer,
      'rest: TimeoutError',
    ],
    ['break off', ((request) => void request.socket.destroy()) as Answer, 'auth: TypeError < SocketError UND_ERR_SOCKET'],
  ])('answers not ready when they %s, in time and without the reason', async (_what, kind, cause) => {
    answer = kind;
    expect(await ask()).toEqual({ status: 503, cache: 'no-store', body: notReady });
    expect(limits.map(({ milliseconds }) => milliseconds)).toEqual([1_500, 1_500]);
    expect(said.mock.calls.map(([line]) => JSON.parse(line))).toEqual([{ at: expect.any(String), event: 'not-ready', cause }]);
  });

  it('answers not ready without settings', async () => {
    vi.stubEnv('SUPABASE_SECRET_KEY', '');
    expect(await ask()).toMatchObject({ status: 503, body: notReady });
  });

  it('stays ready without the shared state, and reports that', async () => {
    vi.stubEnv('REDIS_URL', 'redis://127.0.0.1:1');
    const held = Symbol.for('karam.shared-state');
    const before = Reflect.get(globalThis, held);
    Reflect.deleteProperty(globalThis, held);
    expect(await ask()).toMatchObject({ status: 200, body: { ready: true, checks: { backend: 'ok', sharedState: 'degraded' } } });
    Reflect.get(globalThis, held).close();
    Reflect.set(globalThis, held, before);
  });

  it('answers that the process is alive without any request', async () => {
    answer = failing;
    expect(await ask('?probe=alive')).toEqual({ status: 200, cache: 'no-store', body: { alive: true } });
    expect(asked).toEqual([]);
  });

  it('asks the backend once for all requests within two seconds, and again afterwards', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z'), toFake: ['Date', 'performance'] });
    await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(asked).toHaveLength(2);
    vi.advanceTimersByTime(1_999);
    await ask();
    expect(asked).toHaveLength(2);

    answer = failing;
    vi.advanceTimersByTime(1);
    expect((await ask()).status).toBe(503);
    vi.advanceTimersByTime(2_000);
    expect((await ask()).status).toBe(503);
    answer = well;
    vi.advanceTimersByTime(2_000);
    expect((await ask()).status).toBe(200);
    expect(said.mock.calls.map(([line]) => JSON.parse(line).event)).toEqual(['not-ready', 'ready-again']);
  });
});
