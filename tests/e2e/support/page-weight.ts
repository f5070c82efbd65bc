import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

export interface PageWeight {
  scripts: number;
  /** Of these, the bytes before any interaction. */
  uninvited: number;
  /** Text that scripts changed by themselves, outside the live parts (`data-live`). */
  wroteUnasked: string[];
  /** Bytes of all script files that the browser loaded, except the page's own data, each compressed by gzip at its default level. */
  bytes: number;
  /** Sum of all layout shifts: never less than the CLS, which takes the worst five seconds. */
  layoutShift: number;
}

/** After this time without a request, a page has finished loading. */
const quietMs = 800;

/** Opens `url` in a new page and measures what loads until it is hydrated, with timers and idle callbacks. */
export async function weighPage(page: Page, url: string): Promise<PageWeight> {
  const arrived = new Map<string, Response>();
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (/javascript/.test(type)) arrived.set(response.url(), response);
  });
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.clock.install();
  const untilQuiet = watchTraffic(page);
  await page.goto(url);
  await untilQuiet();
  await page.clock.fastForward(10_000);
  await untilQuiet();
  const uninvited = arrived.size;
  const textsBefore = new Set(await page.evaluate(textsThatStay));
  // Starts what waits for a visitor, and does nothing else.
  await page.evaluate(() => window.dispatchEvent(new Event('submit')));
  await untilQuiet();
  await page.clock.fastForward(10_000);
  await untilQuiet();
  const textsAfter = await page.evaluate(textsThatStay);

  const code = [...arrived.values()].filter((response) => !response.url().includes('/_flight/'));
  const bodies = await Promise.all(code.map((response) => response.body()));
  return {
    scripts: bodies.length,
    uninvited,
    wroteUnasked: textsAfter.filter((text) => !textsBefore.has(text)),
    bytes: bodies.reduce((sum, body) => sum + gzipSync(body).length, 0),
    layoutShift: await page.evaluate(() => (window as unknown as { layoutShifts: { sum: number } }).layoutShifts.sum),
  };
}

/** In the browser: the visible texts, except those of live parts and clocks, which change by themselves. */
function textsThatStay(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim();
    const parent = node.parentElement;
    if (text && parent?.checkVisibility() && !parent.closest('[data-live], [data-clock], script, style')) texts.push(text);
  }
  return texts;
}

/** Returns a function that waits until the network is idle. Playwright's "networkidle" is reached only once, but links prefetch later. */
function watchTraffic(page: Page): () => Promise<void> {
  let underWay = 0;
  let lastChange = Date.now();
  const count = (change: number) => () => {
    underWay += change;
    lastChange = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    lastChange = Date.now();
    while (underWay > 0 || Date.now() - lastChange < quietMs) await delay(100);
  };
}
