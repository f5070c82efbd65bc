/**
 * `node tests/bench/page-speed.ts`: how fast reading pages are served, compared with a bare Next.js page and with a server that only sends the same
 * compressed bytes from memory. This process makes the requests (support/load.ts). It also measures the memory after 20,000 views of all pages, and
 * the cost of 100 and 10,000 pages in the store.
 */

import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { readBuild } from '../../lib/site-server/page-store/next-internals.ts';
import { PageRules } from '../../lib/site-server/page-store/page-rules.ts';
import { startServer, waitUntilReady } from '../../scripts/lib/child-process.mjs';
import { projectRoot } from '../../scripts/lib/project.mjs';
import { startBareSite } from '../e2e/support/bare-site.ts';
import { freePort } from '../integration/free-port.ts';
import { startBenchSite } from './support/bench-site.ts';
import { type Load, load, medianOf, memoryOf } from './support/load.ts';
import { pagesToMeasure } from './support/page-kinds.ts';
import { judge } from './support/verdict.ts';

const rounds = 3;
const views = 20_000;

/** The compressed bytes of a page. */
function compressedPage(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const call = request(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('end', () => resolve(Buffer.concat(parts)));
    });
    call.once('error', reject);
    call.end();
  });
}

async function startScript(name: string, env: Record<string, string>, probe: string) {
  const port = await freePort();
  const server = startServer({
    name,
    args: [join(projectRoot, 'tests/bench/support', name)],
    env: { ...process.env, ...env, PORT: String(port) },
    output: 'inherit',
  });
  const url = `http://localhost:${port}`;
  await waitUntilReady(server, url + probe, 30_000);
  return { url, pid: server.pid, stop: () => server.stop(1_000) };
}

async function compareSpeed(site: string) {
  const addresses = pagesToMeasure.map(({ address }) => address);
  const files = await startScript('file-server.ts', { SITE: site, ADDRESSES: addresses.join(' ') }, '/ready');
  const bare = await startBareSite(await freePort());
  try {
    await load(site, addresses);
    await load(files.url, addresses);
    await load(bare.url, ['/']);
    const rows: { [column: string]: string | number; 'requests/s': number; 'of the file': number }[] = [];
    for (const { kind, language, address } of pagesToMeasure) {
      const loads: { page: Load[]; file: Load[] } = { page: [], file: [] };
      // In turns, so that other load on the machine affects both.
      for (let round = 0; round < rounds; round += 1) {
        loads.page.push(await load(site, [address]));
        loads.file.push(await load(files.url, [address]));
      }
      const page = medianOf(loads.page);
      const file = medianOf(loads.file);
      const body = await compressedPage(site + address);
      rows.push({
        page: `${kind}, ${language}`,
        'HTML, kB': Number((brotliDecompressSync(body).length / 1000).toFixed(1)),
        'brotli, kB': Number((body.length / 1000).toFixed(1)),
        'requests/s': page.requestsPerSecond,
        'p50, ms': page.p50,
        'p99, ms': page.p99,
        'file, requests/s': file.requestsPerSecond,
        'of the file': Number((page.requestsPerSecond / file.requestsPerSecond).toFixed(2)),
      });
    }
    console.table(rows);
    const bareLoads: Load[] = [];
    for (let round = 0; round < rounds; round += 1) bareLoads.push(await load(bare.url, ['/']));
    const barePage = medianOf(bareLoads);
    console.log(`a bare Next.js page: ${barePage.requestsPerSecond} requests/s, p50 ${barePage.p50} ms, p99 ${barePage.p99} ms`);
    const middle = (key: 'requests/s' | 'of the file') => rows.map((row) => row[key]).sort((a, b) => a - b)[rows.length / 2] ?? 0;
    return { speed: middle('requests/s'), share: middle('of the file') };
  } finally {
    await Promise.all([files.stop(), bare.stop()]);
  }
}

/** Growth of the site in MB over 20,000 views, after every page is cached. */
async function growth(site: string, pid: number | undefined): Promise<number> {
  const build = readBuild(join(projectRoot, '.next'));
  if (!build) throw new Error('The manifests of the build have another shape.');
  const addresses: string[] = [];
  for (const address of new PageRules(build).addresses()) {
    if ((await fetch(site + address)).status === 200) addresses.push(address);
  }
  await load(site, addresses, { amount: 2_000 });
  await delay(2_000);
  const before = memoryOf(pid);
  const seen = await load(site, addresses, { amount: views });
  await delay(2_000);
  const after = memoryOf(pid);
  console.log(
    `${views} views of ${addresses.length} pages, ${Math.round(seen.requestsPerSecond)} a second: ${before} MB before, ${after} MB after`,
  );
  return after - before;
}

async function compareStores(): Promise<number> {
  const rows = [];
  for (const count of [100, 10_000]) {
    const site = await startScript('generated-site.ts', { PAGES: String(count) }, '/made-up/0');
    try {
      const addresses = Array.from({ length: count }, (_, index) => `/made-up/${index}`);
      await load(site.url, addresses, { amount: Math.max(count, 1000) });
      const loads: Load[] = [];
      for (let round = 0; round < rounds; round += 1) loads.push(await load(site.url, addresses, { seconds: 2 }));
      rows.push({
        'pages in the store': count,
        'requests/s': medianOf(loads).requestsPerSecond,
        'memory, MB': memoryOf(site.pid),
      });
    } finally {
      await site.stop();
    }
  }
  console.table(rows);
  return Number(((rows[1]?.['requests/s'] ?? 0) / (rows[0]?.['requests/s'] ?? 1)).toFixed(2));
}

const site = await startBenchSite();
let seen: { speed: number; share: number; grown: number };
try {
  seen = { ...(await compareSpeed(site.url)), grown: await growth(site.url, site.pid) };
} finally {
  await site.stop();
}
const isInOrder = judge([
  { name: 'requests a second, median page', wanted: 8_000, seen: seen.speed, better: 'more' },
  { name: 'share of the compressed file, median page', wanted: 0.2, seen: seen.share, better: 'more' },
  { name: `MB more after ${views} views`, wanted: 50, seen: Math.max(seen.grown, 1), better: 'less' },
  { name: 'speed with 10,000 pages, of that with 100', wanted: 0.8, seen: await compareStores(), better: 'more' },
]);
process.exit(isInOrder ? 0 : 1);
