import { openSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBuild } from '@/lib/site-server/page-store/next-internals';
import { PageRules } from '@/lib/site-server/page-store/page-rules';
import { ensureBuilt } from '../../../scripts/lib/build.mjs';
import { type Server, startServer, waitUntilReady } from '../../../scripts/lib/child-process.mjs';
import { projectRoot, siteEntry } from '../../../scripts/lib/project.mjs';
import { addDays, todayInQatar } from '../../../supabase/functions/_shared/contracts/calendar-day.ts';
import { signedInStaff, temporaryFolder, testBackend } from '../backend/test-backend.ts';
import { newVisitor, signingSecretOf } from '../bookings/site-on-backend.ts';
import { freePort } from '../free-port.ts';
import { hasRedis, startRedis, type TestRedis } from '../redis-server.ts';

const backend = testBackend();
const data = temporaryFolder();
let redis: TestRedis | undefined;
const servers: Server[] = [];
/** Two instances of the site, with one Redis where there is one. */
let sites: string[];
let addresses: string[];

beforeAll(async () => {
  await ensureBuilt();
  const build = readBuild(path.join(projectRoot, '.next'));
  if (!build) throw new Error('The manifests of the build have another shape.');
  addresses = new PageRules(build).addresses();
  if (hasRedis) redis = await startRedis();
  sites = [await startInstance(), await startInstance()];
});

async function startInstance(): Promise<string> {
  const port = await freePort();
  const env = {
    ...{ NODE_ENV: 'production', PORT: String(port), TRUSTED_PROXY_COUNT: '1', ...(redis && { REDIS_URL: redis.url }) },
    ...{ SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: backend.publishableKey, SUPABASE_SECRET_KEY: backend.secretKey },
    OFFER_SIGNING_SECRET: signingSecretOf(data.folder),
  };
  const output = openSync(path.join(data.folder, `site-${port}.log`), 'a');
  const server = startServer({ name: 'The site', args: [siteEntry], env: { ...process.env, ...env }, output });
  servers.push(server);
  const site = `http://localhost:${port}`;
  await waitUntilReady(server, `${site}/api/health?probe=alive`, 180_000);
  return site;
}

afterAll(async () => {
  await Promise.all([...servers.map((server) => server.stop(5_000)), redis?.stop()]);
  data.remove();
});

const pageAt = async (address: string, site = sites[0]) =>
  (await fetch(`${site}${address}`, { headers: { 'x-forwarded-for': newVisitor() } })).text();

it('an announcement is on every page that is asked for, in its language, and gone from each when it is taken back', async () => {
  const publisher = await signedInStaff(backend, 'Huda', 'publisher');
  // Pages of each kind are in the store.
  const asked = addresses.filter((_, index) => index % 40 === 0);
  for (const site of sites) for (const address of asked) expect(await pageAt(address, site)).not.toContain('announcement');

  const id = crypto.randomUUID();
  const today = todayInQatar();
  const content = {
    ...{ en: { text: 'Closed on National Day' }, ar: { text: 'مغلق في اليوم الوطني' }, link: '' },
    shown: { from: today, until: addDays(today, 3) },
  };
  const draft = { version_id: id, its_kind: 'announcement', its_key: 'site', its_content: content, seen: 0 };
  await publisher.client.rpc('desk_save_content', draft).throwOnError();
  await publisher.client.rpc('desk_publish_content', { version_id: id }).throwOnError();
  const textOf = (address: string) => (/^\/ar(?:\/|$)/.test(address) ? content.ar.text : content.en.text);

  // The last in order, and one that nobody has asked for.
  const last = asked.at(-1) ?? '';
  const unasked = addresses.at(-1) ?? '';
  for (const site of sites) {
    await expect.poll(() => pageAt(last, site), { interval: 200 }).toContain(textOf(last));
    // From the moment one page has it, all have it, whoever asks.
    for (const address of [...asked, unasked]) expect(await pageAt(address, site), address).toContain(textOf(address));
  }

  await publisher.client.rpc('desk_take_back_content', { version_id: id }).throwOnError();
  for (const site of sites) {
    await expect.poll(() => pageAt(last, site), { interval: 200 }).not.toContain(textOf(last));
    for (const address of [...asked, unasked]) expect(await pageAt(address, site), address).not.toContain(textOf(address));
  }
});
