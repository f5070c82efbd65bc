import { expectAccessible, rulesOfColour } from './support/accessibility.ts';
import { pagesThatShowEverything } from './support/page-cover.ts';
import { contentPages, homePages, otherPages } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** Two workers share the pages. */
const parts = 4;

for (let part = 0; part < parts; part += 1) {
  test(`every kind of element on every page meets WCAG 2.2 AA (${part + 1} of ${parts})`, async ({ page }) => {
    test.setTimeout(300_000);
    const pages = pagesThatShowEverything();
    expect(pages.length).toBeGreaterThan(40);
    for (const path of pages.filter((_, index) => index % parts === part)) {
      await page.goto(path);
      await expectAccessible(page);
    }
  });
}

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark', expectedProblem: /404/ });

  test('the colours of one page of each kind meet WCAG 2.2 AA', async ({ page }) => {
    test.setTimeout(300_000);
    for (const path of [...homePages, ...contentPages, ...otherPages]) {
      await page.goto(path);
      await expectAccessible(page, rulesOfColour);
    }
  });
});
