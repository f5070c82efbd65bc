import type { Page } from '@playwright/test';

/** Opens results over the home page, as a search in its form does, at an address that may have filters. */
export async function openOverHome(page: Page, address: string): Promise<void> {
  const results = address.replace('/ar/?', '/ar?');
  await page.goto(results.split('&view=results')[0] ?? results);
  // From then on Next.js notices a new address.
  await page.waitForFunction(() => !String(window.history.pushState).includes('[native code]'));
  await page.evaluate((next) => window.history.pushState(null, '', next), results);
}
