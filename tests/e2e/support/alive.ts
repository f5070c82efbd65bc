import { expect, type Page } from '@playwright/test';

/** React has taken the page over: it keeps its props at the elements. */
export async function expectAlive(page: Page): Promise<void> {
  const isAlive = () => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => page.evaluate(isAlive), 'React runs').toBe(true);
}
