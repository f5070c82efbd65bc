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

test('the page ends above the bar, and the bar leaves room for the keyboard', async ({ page, address, words }) => {
  await page.goto(address('/contact'));
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const gap = await page.evaluate((label) => {
    const bar = document.querySelector(`nav[aria-label="${label}"]`)?.getBoundingClientRect();
    const foot = document.querySelector('footer')?.getBoundingClientRect();
    return bar && foot ? bar.top - foot.bottom : Number.NaN;
  }, words.label);
  expect(gap).toBeGreaterThanOrEqual(-1);

  await page.getByRole('main').getByRole('textbox').first().focus();
  await expect(bar(page, words).getByRole('link')).toHaveCount(0);
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

/** Kinds of page with something at the edge of the screen: a carousel, a map, a form, results, the rooms of a hotel, a step of a booking. */
const edges = ['/', '/branches', '/services/visa', '/explore/hotels', '/travel/offers', '/booking/passenger-info', '/login'];

test.describe('on every width', () => {
  test.use({ isMobile: false, hasTouch: false });

  test('the WhatsApp button covers nothing, on any width @both', async ({ page, address }) => {
    for (const path of edges) {
      await page.goto(address(path));
      for (const width of [390, 768, 1024, 1280, 1536]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(coveredByWhatsApp), `${path} at ${width}`).toEqual([]);
      }
    }
  });
});

/** What the button would cover at some scroll position. In the bar it covers nothing, because the page ends above the bar. */
function coveredByWhatsApp(): string[] {
  const button = document.querySelector('.whatsapp-button');
  const bar = document.querySelector('.phone-bar');
  if (!button || !bar) return ['no button'];
  const box = button.getBoundingClientRect();
  const height = bar.getBoundingClientRect().height;
  if (box.height === 0) return document.querySelector('[data-price-bar], [data-side-map]') ? [] : ['no button'];
  if (getComputedStyle(button).position === 'static') {
    const room = Number.parseFloat(getComputedStyle(document.body).paddingBottom);
    return room >= height - 1 && height > 0 ? [] : [`a bar of ${height} with a room of ${room}`];
  }
  const isUnder = ({ left, right, width }: DOMRect) => width > 1 && right > box.left && left < box.right;
  const boxesOf = (element: Element) => {
    if (element.matches('a, button, input, select, textarea, svg[role="img"]')) return [element.getBoundingClientRect()];
    const texts = [...element.childNodes].filter(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    );
    return texts.flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    });
  };
  return [...document.querySelectorAll('main *, footer *')]
    .filter((element) => !element.closest('.sr-only'))
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => {
      // The hidden part of a scrolling row does not count.
      for (let clip = element.parentElement; clip; clip = clip.parentElement)
        if (/overflow-/.test(clip.className) && !isUnder(clip.getBoundingClientRect())) return false;
      return boxesOf(element).some(isUnder);
    })
    .map((element) => `${element.tagName} ${(element.textContent ?? '').slice(0, 40)}`);
}
