import { openSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../../../scripts/lib/build.mjs';
import { type Server, startServer, waitUntilReady } from '../../../scripts/lib/child-process.mjs';
import { siteEntry } from '../../../scripts/lib/project.mjs';
import { addDays, todayInQatar } from '../../../supabase/functions/_shared/contracts/calendar-day.ts';
import { startTestBackend, type TestBackend, temporaryFolder } from '../backend/test-backend.ts';
import { newVisitor, signingSecretOf } from '../bookings/site-on-backend.ts';
import { freePort } from '../free-port.ts';
import { hasRedis, ownsRedis, startRedis, type TestRedis } from '../redis-server.ts';

const data = temporaryFolder();
let backend: TestBackend;
let redis: TestRedis;
const servers: Server[] = [];
let first: string;
let second: string;

/** One process of the built site. Next writes to a file: an unread pipe would block it. */
async function startInstance(): Promise<string> {
  const port = await freePort();
  const server = startServer({
    name: 'An instance',
    args: [siteEntry],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      SUPABASE_URL: backend.url,
      SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
      SUPABASE_SECRET_KEY: backend.secretKey,
      OFFER_SIGNING_SECRET: signingSecretOf(data.folder),
      REDIS_URL: redis.url,
      TRUSTED_PROXY_COUNT: '1',
    },
    output: openSync(path.join(data.folder, `site-${port}.log`), 'a'),
  });
  servers.push(server);
  await waitUntilReady(server, `http://localhost:${port}/api/health?probe=alive`, 180_000);
  return `http://localhost:${port}`;
}

// In `npm test` the build is never stale.
beforeAll(async () => {
  if (!hasRedis) return;
  await ensureBuilt();
  [redis, backend] = await Promise.all([startRedis(), startTestBackend(data.folder)]);
  [first, second] = await Promise.all([startInstance(), startInstance()]);
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop(5_000)));
  await Promise.all([redis?.stop(), backend?.stop()]);
  data.remove();
});

/** A search on a day that no earlier one used, so that no answer is cached. */
let days = 40 + Math.floor(Math.random() * 200);
function newSearch() {
  days += 1;
  const departureDate = addDays(todayInQatar(), days);
  return { origin: 'DOH', destination: 'LHR', departureDate, adults: 1, children: 0, infants: 0, cabinClass: 'ECONOMY' };
}

async function search(site: string, body: object, visitor = newVisitor()) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': visitor };
  const answer = await fetch(`${site}/api/flights/search`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, text: await answer.text() };
}

async function health(site: string) {
  const answer = await fetch(`${site}/api/health`);
  return { status: answer.status, body: await answer.json() };
}

describe.runIf(hasRedis)('two instances of the site on one Redis (needs redis-server or REDIS_TEST_URL)', () => {
  it('are ready', async () => {
    const ready = { status: 200, body: { alive: true, ready: true, checks: { backend: 'ok', sharedState: 'ok' } } };
    // A backend that has just started on a busy machine may need longer than a health check allows.
    for (const site of [first, second]) await expect.poll(() => health(site)).toEqual(ready);
  });

  it('answer a search of the other with the same text', async () => {
    const wanted = newSearch();
    const made = await search(first, wanted);
    expect(made.status).toBe(200);
    expect(JSON.parse(made.text).data.length).toBeGreaterThan(10);
    expect(await search(second, wanted)).toEqual(made);
  });

  it('count a visitor together', async () => {
    const wanted = newSearch();
    const visitor = newVisitor();
    await search(first, wanted);
    const asked = Array.from({ length: 80 }, (_, index) => search(index % 2 ? first : second, wanted, visitor));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  it.runIf(ownsRedis)('continue alone when Redis is down, and use it again when it is back', async () => {
    const { port } = new URL(redis.url);
    await redis.stop();
    for (const site of [first, second]) {
      const wanted = newSearch();
      const made = await search(site, wanted);
      expect(made.status).toBe(200);
      expect(await search(site, wanted)).toEqual(made);
    }
    await expect
      .poll(() => health(second))
      .toEqual({ status: 200, body: { alive: true, ready: true, checks: { backend: 'ok', sharedState: 'degraded' } } });
    redis = await startRedis(Number(port));
    // Each instance notices on its own that the backend is back.
    for (const site of [first, second]) {
      await expect.poll(async () => (await health(site)).body.checks.sharedState).toBe('ok');
    }
  });

  it('serve pages and cached searches while the backend is down, and report that they are not ready', async () => {
    const wanted = newSearch();
    const made = await search(first, wanted);
    await backend.stop();
    await expect
      .poll(() => health(first))
      .toEqual({ status: 503, body: { alive: true, ready: false, checks: { backend: 'down', sharedState: 'ok' } } });
    expect((await fetch(`${first}/api/health?probe=alive`)).status).toBe(200);
    expect((await fetch(`${second}/ar`)).status).toBe(200);
    expect(await search(second, wanted)).toEqual(made);
  });
});
