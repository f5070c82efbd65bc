import type { Page } from '@playwright/test';
import ar from '../../messages/ar/layout.json' with { type: 'json' };
import en from '../../messages/en/layout.json' with { type: 'json' };
import { test as base, expect } from './support/test.ts';

const test = base.extend<{ words: typeof en.phoneBar }>({
  words: async ({ language }, use) => use(language === 'ar' ? ar.phoneBar : en.phoneBar),
});

const bar = (page: Page, words: typeof en.phoneBar) => page.getByRole('navigation', { name: words.label });

test('a phone has search, trips, WhatsApp and account at its lower edge', async ({ page, address, words }) => {
  await page.goto(address('/about'));
  const links = bar(page, words).getByRole('link');
  await expect(links).toHaveCount(4);
  for (const name of [words.search, words.trips, words.account]) {
    await expect(links.filter({ hasText: name })).toHaveCount(1);
  }
  await links.filter({ hasText: words.trips }).click();
  await expect(page).toHaveURL(new RegExp(`${address('/support/manage-booking')}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the page ends above the bar, which stays while a field is filled in', async ({ page, address, words }) => {
  await page.goto(address('/contact'));
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const gap = await page.evaluate((label) => {
    const bar = document.querySelector(`nav[aria-label="${label}"]`)?.getBoundingClientRect();
    const foot = document.querySelector('footer')?.getBoundingClientRect();
    return bar && foot ? bar.top - foot.bottom : Number.NaN;
  }, words.label);
  expect(gap).toBeGreaterThanOrEqual(-1);

  await page.getByRole('main').getByRole('textbox').first().focus();
  await expect(bar(page, words).getByRole('link')).toHaveCount(4);
});

test('the steps of a booking have no bar, and a header with only logo, phone and language @both @wide', async ({
  page,
  address,
  words,
}) => {
  await page.goto(address('/booking/passenger-info?from=DOH&to=LHR'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page, words).getByText(words.search)).toBeHidden();
  const header = page.getByRole('banner');
  await expect(header.getByRole('link')).toHaveCount(3);
  await expect(header.getByRole('button')).toHaveCount(0);
  await expect(header.locator('a[href^="tel:"]:visible')).toHaveCount(1);
});

test('the header fits from 1024 pixels on @both @wide', async ({ page, address }) => {
  await page.goto(address('/services/visa'));
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const outside = await page.evaluate(() => {
      const shown = document.querySelectorAll('.header-bar a, .header-bar [popovertarget]');
      return [...shown].filter((element) => {
        const { left, right, height } = element.getBoundingClientRect();
        return height > 0 && (left < 0 || right > innerWidth || height > 60);
      }).length;
    });
    expect(outside, `links outside the bar at ${width}`).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

const sections = ['Book', 'Explore', 'Business', 'Karam Club'];
const arabicSections = ['احجز', 'استكشف', 'الأعمال', 'نادي كرم'];

test('the header begins with Book, Explore, Business and Karam Club, as seen and as read @both @wide', async ({
  page,
  address,
  language,
}) => {
  await page.goto(address('/about'));
  const sheet = page.locator('[popovertarget="site-menu"]');
  if (await sheet.isVisible()) await sheet.click();
  const items = page.getByRole('banner').getByRole('navigation').locator('ul').first().locator('> li');
  const names = language === 'ar' ? arabicSections : sections;
  for (const [index, name] of names.entries()) await expect(items.nth(index)).toContainText(name);
  const boxes = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().toJSON() as DOMRect));
  const isAfter = (box: DOMRect, before: DOMRect) =>
    box.top >= before.bottom - 1 || (language === 'ar' ? box.right <= before.left + 1 : box.left >= before.right - 1);
  expect(boxes.slice(1).map((box, index) => isAfter(box, boxes[index] ?? box))).not.toContain(false);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

  test('the account is marked as current on pages of the account alone', async ({ page, address }) => {
    const colourOf = (id: string) => page.locator(`[popovertarget="${id}"]`).evaluate((button) => getComputedStyle(button).color);
    for (const path of ['/support/weather', '/support/gift-card', '/support']) {
      await page.goto(address(path));
      expect(await colourOf('account-menu'), path).toBe(await colourOf('business-menu'));
    }
    await page.goto(address('/login'));
    expect(await colourOf('account-menu')).not.toBe(await colourOf('business-menu'));
  });

  test('one menu of the header is open at a time, and closes outside and on another page @both', async ({
    page,
    address,
    language,
  }) => {
    await page.goto(address('/about'));
    const button = (id: string) => page.locator(`[popovertarget="${id}"]`);
    const open = page.locator('[popover]:popover-open');
    await expect(button('account-menu')).toHaveText(language === 'ar' ? 'حسابي' : 'My Account');
    for (const id of ['explore-menu', 'business-menu', 'account-menu']) {
      await button(id).click();
      await expect(open).toHaveCount(1);
      await expect(open).toHaveAttribute('id', id);
    }
    const paths = ['/login', '/support/manage-booking', '/support'];
    await expect(open.getByRole('link')).toHaveCount(paths.length);
    for (const [index, path] of paths.entries()) {
      await expect(open.getByRole('link').nth(index)).toHaveAttribute('href', address(path));
    }
    await page.mouse.click(400, 700);
    await expect(open).toHaveCount(0);
    await button('explore-menu').click();
    await expect(open.getByRole('link')).toHaveCount(4);
    await button('business-menu').click();
    await expect(open.getByRole('link')).toHaveCount(5);
    await open.locator(`a[href="${address('/business/mice')}"]`).click();
    await expect(page).toHaveURL(address('/business/mice'));
    await expect(open).toHaveCount(0);
  });
});
