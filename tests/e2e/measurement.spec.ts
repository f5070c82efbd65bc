import type { Page } from '@playwright/test';
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { openByRouter } from './support/open-by-router.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

interface Report {
  locale: string;
  counts: { name: string; page: string; detail: string }[];
}

/** Collects what pages report to our own server. */
async function hearReports(page: Page): Promise<Report[]> {
  const reports: Report[] = [];
  await page.route('**/api/visits', async (route) => {
    reports.push(route.request().postDataJSON());
    await route.continue();
  });
  return reports;
}

/** Simulates a build with Tag Manager and pixel: their ids in each page, and their hosts in its policy. */
async function configureServices(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const html = (await answer.text())
      .replace('<head>', '<head><meta name="measurement" content="GTM-AB12CD3 123456789012345"/>')
      .replace("script-src 'self'", "script-src 'self' https://www.googletagmanager.com https://connect.facebook.net")
      .replace(
        'script-src &#x27;self&#x27;',
        'script-src &#x27;self&#x27; https://www.googletagmanager.com https://connect.facebook.net',
      );
    await route.fulfill({ response: answer, body: html });
  });
  for (const host of ['www.googletagmanager.com', 'connect.facebook.net']) {
    await page.route(`https://${host}/**`, async (route) => {
      asked.push(new URL(route.request().url()).hostname);
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    });
  }
  return asked;
}

const layer = (page: Page) => page.evaluate(() => (window.dataLayer ?? []).map((entry) => (entry as { event?: string }).event));

test('the site itself counts visits, without cookies and without consent', async ({ page, address, context }) => {
  const reports = await hearReports(page);
  await page.goto(address('/services/visa'));
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const measured = page.waitForResponse('**/api/visits');
  // Counts are sent when the page is left. A page that is not hydrated misses the first movement.
  await expect
    .poll(async () => {
      await page.mouse.move(5, 5);
      await page.mouse.move(9, 9);
      await page.evaluate(() => {
        window.scrollBy(0, -10);
        window.scrollTo(0, document.documentElement.scrollHeight);
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      return reports.flatMap(({ counts }) => counts.map(({ name, detail }) => `${name} ${detail}`));
    })
    .toEqual(expect.arrayContaining(['page_view ', 'section_visit visa', 'scroll_depth 90']));
  expect((await measured).status()).toBe(204);
  expect(reports[0]?.counts[0]?.page).toBe('/services/visa');
  expect(
    (await context.cookies()).map(({ name }) => name).filter((name) => !/^(NEXT_LOCALE|language|locale)/i.test(name)),
  ).toEqual([]);
});

test('a multi-city search is counted with whether it found anything', async ({ page, address }) => {
  const reports = await hearReports(page);
  const [first, second] = [60, 67].map((days) => addDays(todayInQatar(), days));
  const trip = `leg=DOH-LHR-${first}&leg=LHR-DOH-${second}&adults=1&children=0&infants=0&class=economy&view=results`;
  await openByRouter(page, address('/booking/multi-city'), address(`/booking/multi-city?${trip}`));
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect
    .poll(async () => {
      await page.evaluate(() => {
        // Nothing is measured before the first interaction.
        window.scrollBy(0, 10);
        window.scrollBy(0, -10);
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      return reports.flatMap(({ counts }) => counts.map(({ name, detail }) => `${name} ${detail}`));
    })
    .toContain('search_results multicity found');
});

test('a browser that asks not to be tracked is not counted', async ({ page, address }) => {
  const reports = await hearReports(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto(address('/blog'));
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.waitForLoadState('networkidle');
  await page.goto(address('/about'));
  expect(reports).toEqual([]);
});

test('nothing from third parties loads before the visitor agrees, and the answer can be changed', async ({
  page,
  address,
  language,
}) => {
  const asked = await configureServices(page);
  const t = words[language].layout.privacyChoices;
  await page.goto(address('/about'));
  const panel = page.getByRole('region', { name: t.title });
  await expect(panel).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  await panel.getByRole('button', { name: t.decline, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await page.reload();
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.waitForLoadState('networkidle');
  await expect(panel).toBeHidden();
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: t.open }).click();
  await expect(panel.getByRole('button', { name: t.decline, exact: true })).toHaveAttribute('aria-pressed', 'true');
  await panel.getByRole('button', { name: t.agree, exact: true }).click();
  await expect.poll(() => asked.toSorted()).toEqual(['connect.facebook.net', 'www.googletagmanager.com']);
  await page.goto(address('/services/visa'));
  await expect
    .poll(async () => {
      // A page that is not hydrated misses the first movement.
      await page.mouse.move(5, 5);
      await page.mouse.move(9, 9);
      await page.evaluate(() => window.scrollBy(0, 50));
      return layer(page);
    })
    .toEqual(expect.arrayContaining(['gtm.js', 'page_view', 'section_visit']));

  // An address that contains the key to a payment must not reach third parties.
  asked.length = 0;
  for (const path of ['/about?key=1', `/login?next=${encodeURIComponent('/booking/payment?key=1')}`]) {
    await page.goto(address(path));
    await page.mouse.wheel(0, 50);
    await page.waitForLoadState('networkidle');
  }
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: t.open }).click();
  await panel.getByRole('button', { name: t.decline, exact: true }).click();
  const before = (await layer(page)).length;
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  asked.length = 0;
  expect((await layer(page)).length).toBe(before);
  await page.goto(address('/about'));
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});
