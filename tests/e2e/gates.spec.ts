import { accessibilityViolations } from './support/accessibility.ts';
import { siteUrl } from './support/site.ts';
import { collectErrors, expect, test } from './support/test.ts';

test.fail('an error of a page fails its test', async ({ page }) => {
  await page.setContent('<script>console.error("planted")</script>');
});

test.describe('what the fixtures report', () => {
  test.use({ expectedError: /planted/ });

  test('console errors, exceptions and failed requests', async ({ context, page }) => {
    const failures = collectErrors(context);
    await page.route(`${siteUrl}/planted`, (route) => route.abort('connectionrefused'));
    await page.setContent(`<script>console.error("planted error"); fetch("${siteUrl}/planted").catch(() => 0)</script>`);
    await page.setContent('<script>throw new Error("planted exception")</script>');
    await expect
      .poll(() => failures.map((problem) => problem.split(':')[0]).sort())
      .toEqual(['console', 'console', 'exception', 'request']);
  });

  test('text too pale to read', async ({ page }) => {
    await page.setContent('<html lang="en"><title>Planted</title><main><h1 style="color: #ccc">Planted</h1></main></html>');
    expect(await accessibilityViolations(page)).toEqual([expect.stringContaining('color-contrast')]);
  });
});
