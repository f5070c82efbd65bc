import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

export interface PageWeight {
  scripts: number;
  /** Of them, those that came before anybody did anything. */
  uninvited: number;
  /** What the scripts wrote by themselves once they ran, outside the parts that say they live (`data-live`). */
  wroteUnasked: string[];
  /** Bytes of all script files the browser fetched but the page's own data, each compressed by gzip at its default level. */
  bytes: number;
  /** Sum of all layout shifts: never less than the CLS, which takes the worst five seconds. */
  layoutShift: number;
}

/** Without any request for this long, a page is done with what it has set out to load. */
const quietMs = 800;

/** Opens `url` in a fresh page and measures what arrives until it is alive, timers and idle moments included. */
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

/** In the browser: the texts that are seen, but those of parts that live and of clocks, which turn by themselves. */
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

/** Answers a function that waits for quiet. Playwright's "networkidle" is reached once and stays reached: links load ahead later. */
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
