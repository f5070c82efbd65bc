/**
 * The last part of `npm run bench`: the site on its own backend under about 100,000 invalid requests, with 1,000 connections that stay for a
 * minute, and under floods from one address, during which a stranger opens pages and signs in. Fails on a server error, on a page whose 95th
 * percentile exceeds both twice its quiet value and 20 ms, on growing memory, on a broken connection, and on a sign-in that takes more than 2 s.
 * `node tests/bench/under-attack.ts 2000 5` makes fewer requests, for that many seconds.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { oddRequests, sendAll } from '../e2e/support/odd-requests.ts';
import { startBenchSite } from './support/bench-site.ts';
import { createAccount, type Flood, open, signIn, timesOf } from './support/floods.ts';
import { memoryOf } from './support/load.ts';

const count = Number(process.argv[2] ?? 100_000);
const seconds = Number(process.argv[3] ?? 60);
const seed = Number(process.argv[4] ?? Date.now() % 2 ** 31);
const floodSeconds = 12;
const page = '/ar';
/** The number of odd requests at the same time: enough to affect a visitor, too few to use all of the processor. */
const atOnce = 2;
/** A page from the store may wait this long behind another request: nobody notices. */
const unnoticedMs = 20;

function percentile95(times: number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

/** Loads the page repeatedly until `until` returns true; returns the duration of each load, in milliseconds. */
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

/** Keeps `many` connections open, each requesting the page every few seconds; returns how many broke. */
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
  const saved = Array.from({ length: many }, (_, index) => keep(index));
  await delay(seconds * 1000);
  isOver.now = true;
  for (const socket of await Promise.all(saved)) socket.destroy();
  return broken;
}

const account = { email: 'stranger@example.com', password: 'right-one-12' };

/** What a stranger notices while `flood` runs; null without one. */
async function visitorUnder(flood: Flood | null) {
  const target = { port: site.port, publishableKey: site.env.SUPABASE_PUBLISHABLE_KEY };
  const end = Date.now() + floodSeconds * 1000;
  const isOver = () => Date.now() > end;
  const worker = flood && new Worker(new URL('./support/flood-worker.ts', import.meta.url), { workerData: { flood, end } });
  const answers = worker && once(worker, 'message');
  // The flood is there first.
  await delay(500);
  const [pages, rendered, signIns] = await Promise.all([
    timesOf(() => open(site.port, page), 20, isOver),
    timesOf(() => open(site.port, '/enquiry'), 200, isOver),
    timesOf(() => signIn(target, '127.93.0.1', account.email, account.password), 1_000, isOver),
  ]);
  const [counts = new Map<number, number>()] = (await answers) ?? [];
  return {
    page: percentile95(pages),
    rendered: percentile95(rendered),
    signIn: Math.max(...signIns),
    answers: Object.fromEntries(counts),
  };
}

async function underFloods(): Promise<string[]> {
  const target = { port: site.port, publishableKey: site.env.SUPABASE_PUBLISHABLE_KEY };
  await createAccount(site.env.SUPABASE_URL, target.publishableKey, account.email, account.password);
  await visitorUnder(null);
  const quiet = await visitorUnder(null);
  console.log(`a stranger without a flood: ${JSON.stringify(quiet)}`);
  const slow: string[] = [];
  const floods: Record<string, Omit<Flood, keyof typeof target>> = {
    '/enquiry': { path: '/enquiry' },
    '/newsletter': { path: '/newsletter' },
    'an unknown hotel': { path: '/explore/hotels/stay/nobody-knows-it' },
    '1,000 for last_rates': { path: '/supabase/rest/v1/last_rates?select=*', connections: 1_000 },
    'passwords of 60 addresses': { email: account.email },
  };
  for (const [name, flood] of Object.entries(floods)) {
    const noticed = await visitorUnder({ ...flood, ...target });
    console.log(`${name}: ${JSON.stringify(noticed)}`);
    if (noticed.page > Math.max(2 * quiet.page, unnoticedMs)) slow.push(`${name}: pages became more than twice as slow`);
    if (noticed.signIn > 2_000) slow.push(`${name}: a sign-in took more than 2 s`);
  }
  return slow;
}

const site = await startBenchSite();
const errors: string[] = [];
try {
  errors.push(...(await underFloods()));
  const quietEnd = Date.now() + 10_000;
  await visit(site.url, () => Date.now() > quietEnd - 8_000);
  const quiet = percentile95(await visit(site.url, () => Date.now() > quietEnd));
  const key = site.env.SUPABASE_PUBLISHABLE_KEY;
  // A warm-up: afterwards everything is loaded, and the heap has its usual size.
  await sendAll(site.port, oddRequests(seed, Math.min(10_000, count), key), atOnce);
  const memoryBefore = memoryOf(site.pid);

  let isOver = false;
  const visits = visit(site.url, () => isOver);
  const wrong = await sendAll(site.port, oddRequests(seed + 1, count, key), atOnce);
  isOver = true;
  const busy = percentile95(await visits);
  await delay(3_000);
  const memoryAfter = memoryOf(site.pid);
  const broken = await hold(site.port, 1000);

  console.log(`${count} odd requests (seed ${seed}): ${wrong.length} faults`);
  console.log(`${page}: 95 % within ${quiet.toFixed(1)} ms quiet, ${busy.toFixed(1)} ms under attack`);
  console.log(`memory of the site: ${memoryBefore} MB before, ${memoryAfter} MB after`);
  console.log(`1000 connections for ${seconds} s: ${broken} broke`);
  errors.push(...wrong.slice(0, 50));
  if (busy > Math.max(2 * quiet, unnoticedMs)) errors.push('the page became more than twice as slow');
  if (memoryAfter > memoryBefore + 100) errors.push('memory grew by more than 100 MB');
  if (broken > 0) errors.push('connections broke');
} finally {
  await site.stop();
}
console.log(errors.length === 0 ? 'in order' : errors.join('\n'));
process.exit(errors.length === 0 ? 0 : 1);
