import { expectAccessible } from './support/accessibility.ts';
import { siteUrl } from './support/site.ts';
import { test } from './support/test.ts';

/** The gates every journey passes through: each of these tests does what must fail it. */
test.fail('a console error fails a test', async ({ page }) => {
  await page.setContent('<script>console.error("planted")</script>');
});

test.fail('an exception fails a test', async ({ page }) => {
  await page.setContent('<script>throw new Error("planted")</script>');
});

test.fail('a request to the site that does not arrive fails a test', async ({ page }) => {
  await page.route(`${siteUrl}/planted`, (route) => route.abort('connectionrefused'));
  await page.evaluate((address) => fetch(address, { mode: 'no-cors' }).catch(() => null), `${siteUrl}/planted`);
});

test.fail('text that cannot be read fails a test', async ({ page }) => {
  await page.setContent('<html lang="en"><title>Planted</title><main><h1 style="color: #ccc">Planted</h1></main></html>');
  await expectAccessible(page);
});

test.describe('a problem provoked on purpose', () => {
  test.use({ expectedProblems: [/planted/] });

  test('fails no test that says so', async ({ page }) => {
    await page.setContent('<script>console.error("planted")</script>');
  });
});
