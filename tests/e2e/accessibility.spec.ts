import { expectAccessible } from './support/accessibility.ts';
import { prerenderedPages } from './support/read-pages.ts';
import { test } from './support/test.ts';

/** Both workers take a part at a time. */
const parts = 12;

for (let part = 0; part < parts; part += 1) {
  test(`every page meets WCAG 2.2 AA (${part + 1} of ${parts})`, async ({ page }) => {
    test.setTimeout(300_000);
    for (const path of prerenderedPages().filter((_, index) => index % parts === part)) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectAccessible(page);
      });
    }
  });
}
