/**
 * `npm run bench` ends with this: the site on a backend of its own while 100,000 odd requests come in, and with 1,000 connections that
 * stay for a minute. It fails on a fault of the site, on a page whose 95th percentile grows beyond twice its quiet value, on memory
 * that grows, and on a connection that breaks. `node tests/bench/under-attack.ts 2000 5` does with fewer, for as many seconds.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect, createServer as createProbe, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { startStack } from '../../scripts/lib/start/stack.mjs';
import { oddRequests, sendAll } from '../e2e/support/odd-requests.ts';

const count = Number(process.argv[2] ?? 100_000);
const seconds = Number(process.argv[3] ?? 60);
const seed = Number(process.argv[4] ?? Date.now() % 2 ** 31);
const page = '/ar';
/** So many odd requests at once: a visitor meets them, the processor is not simply full. */
const atOnce = 2;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createProbe().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

function percentile95(times: number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

/** Loads the page again and again until `until` says so; answers how long each took, in milliseconds. */
async function visit(site: string, until: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!until()) {
    const began = performance.now();
    const answer = await fetch(site + page);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${page} answered ${answer.status}`);
    times.push(performance.now() - began);
    await delay(20);
  }
  return times;
}

/** In MB. */
function memoryOf(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** Keeps `many` connections, each asking for the page every few seconds; answers how many broke. */
async function hold(port: number, many: number): Promise<number> {
  let broken = 0;
  const isOver = { now: false };
  const keep = async (index: number) => {
    const socket: Socket = connect({
      port,
      host: '127.0.0.1',
      localAddress: `127.90.${Math.floor(index / 100)}.${1 + (index % 100)}`,
    });
    socket.on('error', () => undefined);
    socket.once('close', () => {
      if (!isOver.now) broken += 1;
    });
    socket.resume();
    while (!isOver.now && !socket.destroyed) {
      socket.write('HEAD /api/health?probe=alive HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await delay(5_000 + (index % 50) * 100);
    }
    return socket;
  };
  const kept = Array.from({ length: many }, (_, index) => keep(index));
  await delay(seconds * 1000);
  isOver.now = true;
  for (const socket of await Promise.all(kept)) socket.destroy();
  return broken;
}

const dataDir = mkdtempSync(join(tmpdir(), 'karam-bench-'));
await ensureBuilt();
const outside = createServer((_request, response) => void response.writeHead(500).end());
const outsidePort = await freePort();
outside.listen(outsidePort, '127.0.0.1');
const port = await freePort();
const outsideUrl = `http://127.0.0.1:${outsidePort}`;
const stack = await startStack({
  port,
  backendPort: await freePort(),
  dataDir,
  env: {
    WEATHER_SERVICE_URL: outsideUrl,
    RATES_SERVICE_URL: outsideUrl,
    SEARCHES_PER_DAY: '1000000',
    AUTH_REQUESTS_PER_ADDRESS: '1000000',
  },
  logFile: join(dataDir, 'bench.log'),
});
const problems: string[] = [];
try {
  const quietEnd = Date.now() + 10_000;
  await visit(stack.siteUrl, () => Date.now() > quietEnd - 8_000);
  const quiet = percentile95(await visit(stack.siteUrl, () => Date.now() > quietEnd));
  // By then what is loaded once is loaded, and the heap has its usual size.
  await sendAll(port, oddRequests(seed, Math.min(10_000, count)), atOnce);
  const memoryBefore = memoryOf(stack.sitePid);

  let isOver = false;
  const visits = visit(stack.siteUrl, () => isOver);
  const wrong = await sendAll(port, oddRequests(seed + 1, count), atOnce);
  isOver = true;
  const busy = percentile95(await visits);
  await delay(3_000);
  const memoryAfter = memoryOf(stack.sitePid);
  const broken = await hold(port, 1000);

  console.log(`${count} odd requests (seed ${seed}): ${wrong.length} faults`);
  console.log(`${page}: 95 % within ${quiet.toFixed(1)} ms quiet, ${busy.toFixed(1)} ms under attack`);
  console.log(`memory of the site: ${memoryBefore.toFixed(0)} MB before, ${memoryAfter.toFixed(0)} MB after`);
  console.log(`1000 connections for ${seconds} s: ${broken} broke`);
  problems.push(...wrong.slice(0, 50));
  if (busy > 2 * quiet) problems.push('the page became more than twice as slow');
  if (memoryAfter > memoryBefore + 100) problems.push('memory grew by more than 100 MB');
  if (broken > 0) problems.push('connections broke');
} finally {
  await stack.stop();
  outside.close();
  rmSync(dataDir, { recursive: true });
}
console.log(problems.length === 0 ? 'in order' : problems.join('\n'));
process.exit(problems.length === 0 ? 0 : 1);
