import type { Page } from '@playwright/test';
import { expectHydrated } from './hydrated.ts';

/** Opens results over the home page, as a search in its form does, at an address that may have filters. */
export async function openOverHome(page: Page, address: string): Promise<void> {
  await page.goto(address.split('&view=results')[0] ?? address);
  await expectHydrated(page);
  await page.evaluate((results) => window.history.pushState(null, '', results), address);
}
