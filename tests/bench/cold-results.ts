/**
 * `node tests/bench/cold-results.ts`: what results, and the passengers of a flight, cost that are opened by their address on a slow phone (a processor
 * four times slower, 1.6 Mbps down, 750 kbps up, 150 ms round trip): milliseconds from the navigation to the first painted fare, how long the main
 * thread is blocked until then, requests and bytes. Each visit is a new browser with an empty cache. `node tests/bench/cold-results.ts 3` makes three
 * visits of each kind; the default is five. The median counts. `node tests/bench/cold-results.ts 5 ../other` visits the site of another checkout too,
 * which has its own node_modules, after each visit.
 */
import { once } from 'node:events';
import { get } from 'node:http';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { startBenchSite } from './support/bench-site.ts';
import { median, onSlowPhone } from './support/slow-phone-page.ts';
import { judge } from './support/verdict.ts';

const visits = Number(process.argv[2] ?? 5);
const otherCheckout = process.argv[3];
const today = todayInQatar();
/** Another day for each visit: a cached answer would come sooner. */
let nextDay = 20;

const kinds = {
  flights: {
    wanted: 2_000,
    card: '#found-flights article',
    address: (day: string) =>
      `/?from=DOH&to=LHR&departure=${day}&return=${addDays(day, 9)}&adults=2&children=0&infants=0&class=economy&view=results`,
  },
  passengers: {
    wanted: 2_000,
    card: '[data-price-bar] bdi',
    address: (day: string) =>
      `/?from=DOH&to=LHR&departure=${day}&return=${addDays(day, 9)}&adults=2&children=0&infants=0&class=economy&view=results`,
  },
  cities: {
    wanted: 2_000,
    card: 'main article',
    address: (day: string) =>
      `/booking/multi-city?leg=DOH-LHR-${day}&leg=LHR-DOH-${addDays(day, 9)}&adults=2&children=0&infants=0&class=economy&view=results`,
  },
  hotels: {
    wanted: 2_200,
    card: '[data-testid="hotel-card"], #found-hotels article, main article',
    address: (day: string) =>
      `/explore/hotels/results?destination=dubai&checkin=${day}&checkout=${addDays(day, 3)}&adults=2&rooms=1`,
  },
  stay: {
    wanted: 2_200,
    card: '#rates table a',
    address: (day: string) =>
      `/explore/hotels/stay/doha-souq-waqif-carpenter-guesthouse?destination=doha&checkin=${day}&checkout=${addDays(day, 3)}&rooms=2`,
  },
};

type Kind = keyof typeof kinds;

/** The passengers of the first flight among those results: a page that is opened again, so its search is cached. */
async function passengersIn(results: string): Promise<string> {
  const [answer] = await once(get(results), 'response');
  const link = /href="([^"]*\/booking\/passenger-info[^"]+)"/.exec(await text(answer))?.[1] ?? '';
  return link.replaceAll('&amp;', '&');
}

interface Visit {
  until: number;
  blocked: number;
  requests: number;
  bytes: number;
}

/** Opens the address as from a shared link, until the first card is painted. */
async function open(page: Page, address: string, card: string): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const asked = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('data:')) asked.set(requestId, 0);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    asked.set(requestId, encodedDataLength);
  });
  await page.addInitScript(() => {
    const notes = { tasks: [] as PerformanceEntry[] };
    Object.assign(window, { notes });
    new PerformanceObserver((list) => notes.tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(address, { waitUntil: 'commit', timeout: 120_000 });
  const until = await page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (![...document.querySelectorAll(selector)].some((part) => part.checkVisibility()))
            return requestAnimationFrame(look);
          return requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        };
        look();
      }),
    card,
  );
  const begun = [...asked.keys()];
  const blocked = await page.evaluate(async (end) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { notes } = window as unknown as { notes: { tasks: PerformanceEntry[] } };
    return notes.tasks.filter(({ startTime }) => startTime < end).reduce((sum, { duration }) => sum + duration - 50, 0);
  }, until);
  await page.waitForLoadState('load');
  // Whole files, also those that come later.
  const bytes = begun.reduce((sum, id) => sum + (asked.get(id) ?? 0), 0);
  return { until, blocked, requests: begun.length, bytes };
}

async function startOther(checkout: string): ReturnType<typeof startBenchSite> {
  const { startBenchSite: start } = await import(resolve(checkout, 'tests/bench/support/bench-site.ts'));
  return start();
}

const sites = [{ checkout: 'this', ...(await startBenchSite()) }];
if (otherCheckout) sites.push({ checkout: otherCheckout, ...(await startOther(otherCheckout)) });
const rows: (Visit & { checkout: string; kind: Kind; language: string; load: number })[] = [];
try {
  for (const kind of Object.keys(kinds) as Kind[]) {
    const { card, address } = kinds[kind];
    for (const language of ['en', 'ar']) {
      // Passengers are opened by a link of results that the server has drawn.
      const compared = kind === 'passengers' ? sites.slice(0, 1) : sites;
      const seen = compared.map(({ checkout, url }) => ({ checkout, url, visits: [] as Visit[] }));
      for (let turn = 0; turn < visits; turn += 1) {
        const path = address(addDays(today, nextDay++));
        const local = language === 'ar' ? `/ar${path.replace(/^\/(?=\?)/, '')}` : path;
        for (const { url, visits } of seen) {
          const opened = kind === 'passengers' ? await passengersIn(`${url}${local}`) : local;
          visits.push(await onSlowPhone((page) => open(page, `${url}${opened}`, card)));
        }
      }
      for (const { checkout, visits } of seen) {
        const of = (key: keyof Visit) => median(visits.map((visit) => visit[key]));
        const row = {
          checkout,
          kind,
          language,
          until: of('until'),
          blocked: of('blocked'),
          requests: of('requests'),
          bytes: of('bytes'),
          load: Number((loadavg()[0] ?? 0).toFixed(1)),
        };
        console.log(Object.values(row).join(', '));
        rows.push(row);
      }
    }
  }
} finally {
  for (const site of sites) await site.stop();
}
console.table(rows);
const own = rows.filter(({ checkout }) => checkout === 'this');
// Passengers are an application, whose scripts start with it.
const results = own.filter(({ kind }) => kind !== 'passengers');
const most = (key: keyof Visit) => Math.max(...results.map((row) => row[key]));
const isInOrder = judge([
  ...own.map(({ kind, language, until }) => ({
    name: `ms to the first fare or rate: ${kind}, ${language}`,
    wanted: kinds[kind].wanted,
    seen: until,
    better: 'less' as const,
  })),
  { name: 'ms blocked until then', wanted: 300, seen: most('blocked'), better: 'less' },
  { name: 'requests until then', wanted: 20, seen: most('requests'), better: 'less' },
  { name: 'bytes until then', wanted: 220_000, seen: most('bytes'), better: 'less' },
]);
process.exit(isInOrder ? 0 : 1);
