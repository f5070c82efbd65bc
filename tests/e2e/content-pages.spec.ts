import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { contentPages } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const englishPages = contentPages.filter((path) => !path.startsWith('/ar/'));

/** The addresses inside the site that the page as it stands leads to, each once, without their anchor. */
async function linksInside(page: Page): Promise<string[]> {
  const links = await page.locator('a[href]').evaluateAll((anchors) =>
    anchors
      .map((anchor) => new URL((anchor as HTMLAnchorElement).href))
      .filter(({ origin }) => origin === window.location.origin)
      .map(({ pathname, search }) => `${pathname}${search}`),
  );
  return [...new Set(links)];
}

/** What an address answers after at most one redirect. A request of its own cookies: a link's language must not stick. */
async function statusAfterOneRedirect(request: APIRequestContext, path: string): Promise<number> {
  return (await request.get(path, { maxRedirects: 1 })).status();
}

async function expectEveryLinkToLeadSomewhere(page: Page, request: APIRequestContext) {
  const links = await linksInside(page);
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect([link, await statusAfterOneRedirect(request, link)]).toEqual([link, 200]);
}

test.describe('a page to read', () => {
  for (const path of englishPages) {
    test(`${path} stands on its own, in its language, and leads on`, async ({ page, request, language, address }) => {
      const response = await page.goto(address(path));
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address(path)}$`));
      expect((await page.title()).length).toBeLessThanOrEqual(60);
      const description = await page.locator('meta[name=description]').getAttribute('content');
      expect(description?.length).toBeGreaterThan(60);
      expect(description?.length).toBeLessThanOrEqual(160);
      await expectAccessible(page);
      await expectEveryLinkToLeadSomewhere(page, request);
    });
  }
});

test('every link of the home page leads somewhere', async ({ page, request, address }) => {
  await page.goto(address('/'));
  await expectEveryLinkToLeadSomewhere(page, request);
});

test.describe('a place without a page', () => {
  test.use({ expectedProblem: /404/ });

  test('is answered with 404 in the language of the address', async ({ page, language, address }) => {
    const response = await page.goto(address('/travel/destination/atlantis'));
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });
});
