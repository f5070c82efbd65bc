import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Not of the standard, but what readers jump by. */
const headingOrder = { 'heading-order': { enabled: true } };

/** What the theme of a page decides. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** WCAG 2.2 AA violations of the page that a machine can detect, or of some rules of it alone. */
export async function accessibilityViolations(page: Page, rules: string[] = []): Promise<string[]> {
  // Places are measured one after another, so the page has to be laid out to its end (lib/site-server/page-store/loader.js).
  await expect(page.locator('#below-first-view')).toHaveCount(0);
  // What comes or goes has the colours of neither.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  });
  const axe = new AxeBuilder({ page }).options({
    resultTypes: ['violations'],
    ...(rules.length === 0 && { rules: headingOrder }),
  });
  if (rules.length > 0) axe.withRules(rules);
  else axe.withTags(standards);
  // There are no frames to look into: without them axe needs no second page to put its results together.
  // On a phone the specification keeps the zoom at 1 while a field has the focus (docs/engineering/design.md).
  const isTyping = await page.evaluate(() => document.activeElement?.matches('input, select, textarea') ?? false);
  if (isTyping && rules.length === 0) axe.disableRules(['meta-viewport']);
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary?.replaceAll('\n', '\n  ')}`,
    ),
  );
}

/** Runs in which a journey shows what another run of it shows, in other words or with what a browser adds. */
const secondRuns = ['en-390', 'ar-1280', 'changing'];

/** Continues after a failing page, so that one run reports all. Checks each template, width and theme of a journey once. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  if (secondRuns.includes(test.info().project.name)) return;
  expect.soft(await accessibilityViolations(page, rules), page.url()).toEqual([]);
}
