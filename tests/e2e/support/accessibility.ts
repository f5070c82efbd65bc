import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Expects the page as it stands to meet WCAG 2.2 AA, as far as a machine can tell. */
export async function expectAccessible(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(standards);
  // There are no frames to look into: without them axe needs no second page to put its results together.
  // On a phone the specification keeps the zoom at 1 while a field has the focus (docs/decisions/0009).
  const isTyping = await page.evaluate(() => document.activeElement?.matches('input, select, textarea') ?? false);
  if (isTyping) axe.disableRules(['meta-viewport']);
  const { violations } = await axe.setLegacyMode().analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary?.replaceAll('\n', '\n  ')}`,
    ),
  );
  expect.soft(found, page.url()).toEqual([]);
}
