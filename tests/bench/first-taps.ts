/**
 * `node tests/bench/first-taps.ts`: the interaction to next paint of each first tap on flights that were opened by their address, on a slow phone
 * (tests/bench/support/slow-phone-page.ts). Each visit is a new browser: it waits for the first fare, taps, and taps a second time once React runs.
 * `node tests/bench/first-taps.ts 3` makes three visits of each kind; the default is five. The median counts.
 */
import { loadavg } from 'node:os';
import type { Locator, Page } from '@playwright/test';
import english from '../../messages/en/flights.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { expectHydrated } from '../e2e/support/hydrated.ts';
import { startBenchSite } from './support/bench-site.ts';
import { median, onSlowPhone } from './support/slow-phone-page.ts';
import { judge } from './support/verdict.ts';

const visits = Number(process.argv[2] ?? 5);
const today = todayInQatar();
/** Another day for each visit: a cached answer would come sooner. */
let nextDay = 20;
const { results: words } = english;
const rowsOf = (page: Page) => page.locator('#found-flights article');

const taps: Record<string, (page: Page) => Locator> = {
  'fastest first': (page) => page.getByRole('button', { name: new RegExp(`^${words.highlights.fastest}`) }),
  'non-stop': (page) => page.getByRole('button', { name: words.filters.nonStop, exact: true }),
  filters: (page) => page.getByRole('button', { name: new RegExp(`^${words.filters.title}`) }).first(),
  'details of a row': (page) => rowsOf(page).first().getByRole('button').first(),
};

/** Milliseconds for which a page may come that the first tap led to. */
const settlingMs = 6_000;

/** Milliseconds of the longest interaction since the last call, from the tap to the next paint, once the page has settled. */
async function longest(page: Page): Promise<number> {
  await page.waitForTimeout(settlingMs);
  return page.evaluate(() => {
    const taps: number[] = JSON.parse(sessionStorage.getItem('taps') ?? '[]');
    sessionStorage.removeItem('taps');
    return Math.max(0, ...taps);
  });
}

/** Runs in each page: keeps what the browser reports of an interaction, also for the page that it leads to. */
function recordTaps() {
  const keep = (entries: PerformanceEntryList) => {
    const taps: number[] = JSON.parse(sessionStorage.getItem('taps') ?? '[]');
    // What a pointer passes over as the page comes under it is no interaction.
    const interactions = (entries as PerformanceEventTiming[]).filter(({ interactionId }) => interactionId);
    sessionStorage.setItem('taps', JSON.stringify([...taps, ...interactions.map(({ duration }) => duration)]));
  };
  const options = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => keep(list.getEntries())).observe(options);
}

async function tapTwice(page: Page, address: string, find: (page: Page) => Locator) {
  await page.addInitScript(recordTaps);
  await page.goto(address, { waitUntil: 'commit', timeout: 120_000 });
  await rowsOf(page).first().waitFor();
  await find(page).tap();
  const first = await longest(page);
  // A sheet covers what opened it; a page that the tap led to has not started React yet.
  await page.keyboard.press('Escape');
  await page.mouse.move(40, 400);
  await page.mouse.move(60, 420);
  await longest(page);
  await expectHydrated(page);
  await find(page).tap();
  return { first, second: await longest(page) };
}

const site = await startBenchSite();
const rows: { tap: string; first: number; second: number; load: number }[] = [];
try {
  for (const [tap, find] of Object.entries(taps)) {
    const seen: { first: number; second: number }[] = [];
    for (let turn = 0; turn < visits; turn += 1) {
      const day = addDays(today, nextDay++);
      const search = `from=DOH&to=LHR&departure=${day}&return=${addDays(day, 9)}&adults=2&children=0&infants=0&class=economy&view=results`;
      seen.push(await onSlowPhone((page) => tapTwice(page, `${site.url}/?${search}`, find)));
    }
    const row = {
      tap,
      first: median(seen.map(({ first }) => first)),
      second: median(seen.map(({ second }) => second)),
      load: Number((loadavg()[0] ?? 0).toFixed(1)),
    };
    console.log(Object.values(row).join(', '));
    rows.push(row);
  }
} finally {
  await site.stop();
}
console.table(rows);
const isInOrder = judge(
  rows.flatMap(({ tap, first, second }) => [
    { name: `ms from the first tap to the next paint: ${tap}`, wanted: 200, seen: first, better: 'less' as const },
    { name: `ms from the second tap: ${tap}`, wanted: 200, seen: second, better: 'less' as const },
  ]),
);
process.exit(isInOrder ? 0 : 1);
