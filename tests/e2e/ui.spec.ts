import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { test as base, expect } from './support/test.ts';

type Direction = 'ltr' | 'rtl';

/** The keys that move forward and back in the reading direction. */
const arrowKeys = {
  ltr: { onwards: 'ArrowRight', back: 'ArrowLeft' },
  rtl: { onwards: 'ArrowLeft', back: 'ArrowRight' },
} as const;

const test = base.extend<{ direction: Direction; arrows: (typeof arrowKeys)[Direction] }>({
  direction: async ({ language }, use) => use(language === 'ar' ? 'rtl' : 'ltr'),
  arrows: async ({ direction }, use) => use(arrowKeys[direction]),
});

/** One section of the page of components, in one reading direction. */
function part(page: Page, id: string, direction: Direction): Locator {
  return page.locator(`#${id} [data-specimen][dir=${direction}]`);
}

test.beforeEach(async ({ page, address }) => {
  const response = await page.goto(address('/ui'));
  expect(response?.status()).toBe(200);
  // A key pressed before hydration is lost; React’s properties on the elements are the only sign of hydration.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#toasts button') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the page of components, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('is accessible in both directions @wide', async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    });
  });
}

test('a combobox is navigated, selected and closed by keyboard @both', async ({ page, direction }) => {
  const field = part(page, 'combobox', direction).getByRole('combobox').first();
  await field.focus();
  await field.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  const options = part(page, 'combobox', direction).getByRole('option');
  await expect(options).toHaveCount(6);
  await field.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.last().getAttribute('id')) ?? '');
  await field.press('ArrowDown');
  await field.press('ArrowDown');
  const name = (await options.nth(1).locator('span span').first().textContent()) ?? '';
  await field.press('Enter');
  await expect(field).toHaveValue(name);
  await expect(options).toHaveCount(0);
  await field.fill('zz');
  await expect(part(page, 'combobox', direction).getByRole('status').first()).not.toBeEmpty();
  await field.press('Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toHaveValue('zz');
});

test('tabs follow the arrows @both', async ({ page, direction, arrows }) => {
  const tabs = part(page, 'tabs', direction).getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press(arrows.onwards);
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(part(page, 'tabs', direction).getByRole('tabpanel')).toHaveCount(1);
  await page.keyboard.press(arrows.back);
  await page.keyboard.press(arrows.back);
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tabs.first()).toBeFocused();
});

test('a stepper stops at its ends', async ({ page, direction }) => {
  const adults = part(page, 'numbers', direction).getByRole('group').first();
  const [fewer, more] = [adults.getByRole('button').first(), adults.getByRole('button').last()];
  await fewer.press('Enter');
  await expect(adults.getByRole('status')).toHaveText('1');
  await expect(fewer).toBeDisabled();
  for (let count = 2; count <= 4; count++) await more.press('Space');
  await expect(adults.getByRole('status')).toHaveText('4');
  await expect(more).toBeDisabled();
});

test('the thumbs of a slider move in the reading direction and never pass each other @both', async ({
  page,
  direction,
  arrows,
}) => {
  const [low, high] = [0, 1].map((index) => part(page, 'numbers', direction).getByRole('slider').nth(index));
  if (!low || !high) throw new Error('A range has two thumbs.');
  await low.focus();
  await page.keyboard.press(arrows.onwards);
  await expect(low).toHaveValue('850');
  await page.keyboard.press(arrows.back);
  await expect(low).toHaveValue('800');
  await page.keyboard.press('End');
  await expect(low).toHaveValue('3200');
  await high.focus();
  await page.keyboard.press('Home');
  await expect(high).toHaveValue('3200');
  await expect(high).toHaveAttribute('aria-valuetext', /3,200/);
});

test('the arrows of a carousel move by 320 px and stop at its ends @wide', async ({ page, direction }) => {
  const carousel = part(page, 'carousel', direction);
  const [previous, next] = [carousel.getByRole('button').first(), carousel.getByRole('button').last()];
  const row = carousel.getByRole('list');
  const travelled = () => row.evaluate((list) => Math.round(Math.abs(list.scrollLeft)));
  const room = await row.evaluate((list) => list.scrollWidth - list.clientWidth);
  await expect(previous).toBeDisabled();
  await next.click();
  // Scroll snap stops at the nearest card.
  await expect.poll(travelled).toBeGreaterThan(200);
  await expect(previous).toBeEnabled();
  await row.evaluate((list, end) => list.scrollTo({ left: end, behavior: 'instant' }), direction === 'rtl' ? -room : room);
  await expect(next).toBeDisabled();
  await row.evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
  await expect(previous).toBeDisabled();
  await expect(next).toBeEnabled();
});

/** dd/MM/yyyy, as the fields of a stay say it. */
const shown = (day: string) => day.split('-').reverse().join('/');

test('a stay is two days, and its nights are announced @wide', async ({ page, direction }) => {
  const dates = part(page, 'dates', direction);
  const open = dates.getByRole('button').nth(2);
  await open.click();
  const dialog = page.getByRole('dialog');
  const day = (date: string) => dialog.locator(`[data-day="${date}"] button`);
  const clear = dialog.getByRole('button', { name: direction === 'rtl' ? 'امسح التواريخ' : 'Clear dates' });
  await expect(dialog.locator('thead th').first()).toHaveAttribute('aria-label', direction === 'rtl' ? /سبت/ : /Saturday/);
  await expect(clear).toHaveCount(0);
  await day('2027-01-14').click();
  await day('2027-01-17').click();
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
  await expect(dates).toContainText(shown('2027-01-17'));
  await expect(dates).toContainText(direction === 'rtl' ? '3 ليالٍ' : '3 nights');

  // The second field selects only the last day.
  await dates.getByRole('button').nth(3).click();
  await day('2027-01-19').click();
  await expect(dates).toContainText(shown('2027-01-19'));
  await open.click();
  await clear.click();
  await expect(clear).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dates).not.toContainText(shown('2027-01-19'));
});

test('the days of a stay are selected with arrow keys, which follow the reading direction @both', async ({
  page,
  direction,
  arrows,
}) => {
  await part(page, 'dates', direction).getByRole('button').first().click();
  const day = (date: string) => page.getByRole('dialog').locator(`[data-day="${date}"] button`);
  await expect(day('2027-01-14')).toBeFocused();
  await page.keyboard.press(arrows.onwards);
  await expect(day('2027-01-15')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(day('2027-01-22')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(part(page, 'dates', direction)).toContainText(shown('2027-01-18'));
});

test('a sheet keeps the focus, closes with Escape and returns the focus', async ({ page, direction }) => {
  const open = part(page, 'overlays', direction).getByRole('button').first();
  await open.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let count = 0; count < 4; count++) {
    await page.keyboard.press('Tab');
    // After the last control the focus may go to the browser's own toolbar (here: the body), but never to the page behind.
    expect(await page.evaluate(() => document.activeElement?.matches('dialog *, body'))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
});

test('there is one toast at a time, for five seconds', async ({ page, direction }) => {
  const buttons = part(page, 'toasts', direction).getByRole('button');
  const toasts = page.locator('body > div').getByRole('status').filter({ hasText: /\S/ });
  await buttons.first().click();
  await expect(toasts).toHaveCount(1);
  await buttons.last().click();
  await expect(toasts).toHaveCount(1);
  await expect(toasts).toHaveText(direction === 'rtl' ? 'جارٍ البحث عن رحلات...' : 'Searching flights...');
  // A pointer or a tap on it goes to what is below, and does not keep it open.
  const at = await toasts.boundingBox();
  if (!at) throw new Error('There is a toast');
  const middle = [at.x + at.width / 2, at.y + at.height / 2] as const;
  await page.mouse.move(...middle);
  const isBeneath = await toasts.evaluate((toast, [x, y]) => !toast.contains(document.elementFromPoint(x, y)), middle);
  expect(isBeneath).toBe(true);
  await expect(toasts).toHaveCount(0);
});

test('a toast moves up when it would cover something', async ({ page, direction }) => {
  const toasts = page.locator('body > div').getByRole('status').filter({ hasText: /\S/ });
  await part(page, 'toasts', direction).getByRole('button').first().click();
  await expect(toasts).toHaveCount(1);
  // Another page may have a button at the same place.
  await page.evaluate(() => {
    const button = Object.assign(document.createElement('button'), { id: 'beneath', textContent: 'Request to book' });
    button.style.cssText = 'position: fixed; inset: auto 0 0 0; height: 4rem';
    document.querySelector('main')?.append(button);
  });
  const button = page.locator('#beneath');
  await expect
    .poll(async () => {
      const [toast, other] = await Promise.all([toasts.boundingBox(), button.boundingBox()]);
      return toast && other && toast.y + toast.height <= other.y;
    })
    .toBe(true);
});

test('an error summary takes the focus and leads to the fields', async ({ page, direction }) => {
  const form = part(page, 'errors', direction);
  await form.getByRole('button').click();
  await expect(form.getByRole('region')).toBeFocused();
  await form.getByRole('link').last().press('Enter');
  await expect(form.getByRole('textbox').last()).toBeFocused();
});

test('stars are selected with arrow keys @both', async ({ page, direction }) => {
  const stars = part(page, 'choices', direction).locator('fieldset').last().getByRole('radio');
  await stars.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(stars.nth(1)).toBeChecked();
  await expect(stars.nth(1)).toBeFocused();
});
