import { expect, type Page } from '@playwright/test';

/** Waits for hydration: React stores its props on the elements. */
export async function expectHydrated(page: Page): Promise<void> {
  const isHydrated = () => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => page.evaluate(isHydrated), 'React runs').toBe(true);
}
