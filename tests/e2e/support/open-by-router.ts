import type { Page } from '@playwright/test';
import { expectHydrated } from './hydrated.ts';

interface WindowOfNext {
  next?: { router?: { push: (address: string) => void } };
}

/** Opens a page of the site from another one, as a form does: the browser then searches, not the server. */
export async function openByRouter(page: Page, from: string, address: string): Promise<void> {
  await page.goto(from);
  // Somebody is there: a page for reading starts its scripts.
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  // The router is there before React listens to it.
  await expectHydrated(page);
  await page.evaluate((next) => (window as WindowOfNext).next?.router?.push(next), address);
}
