import { expectAccessible } from './support/accessibility.ts';
import { contentPages, homePages, otherPages } from './support/pages.ts';
import { prerenderedPages } from './support/read-pages.ts';
import { expect, test } from './support/test.ts';

/** Both workers take a part at a time. */
const parts = 10;

/** Every page in one of its languages, by turns: two pages that differ in their words alone are looked at once. */
function pagesOfPart(part: number): string[] {
  const english = prerenderedPages().filter((path) => !/^\/ar(\/|$)/.test(path));
  expect(english.length).toBeGreaterThan(100);
  return english
    .map((path, index) => (index % 2 === 0 ? path : `/ar${path === '/' ? '' : path}`))
    .filter((_, index) => index % parts === part);
}

for (let part = 0; part < parts; part += 1) {
  test(`every page meets WCAG 2.2 AA (${part + 1} of ${parts})`, async ({ page }) => {
    test.setTimeout(300_000);
    for (const path of pagesOfPart(part)) {
      await page.goto(path);
      await expectAccessible(page);
    }
  });
}

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark', expectedProblem: /404/ });

  test('one page of each kind meets WCAG 2.2 AA', async ({ page }) => {
    test.setTimeout(300_000);
    for (const path of [...homePages, ...contentPages, ...otherPages]) {
      await page.goto(path);
      await expectAccessible(page);
    }
  });
});
