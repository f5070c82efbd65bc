import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { SearchForm } from './support/search-form.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** What is left of a phone above its keyboard. */
const aboveKeyboard = { width: 390, height: 420 };
const query = {
  en: { flights: 'lond', hotels: 'taksim', sight: 'ciragan' },
  ar: { flights: 'لند', hotels: 'تقسيم', sight: 'جراغان' },
};

/** How many options lie on the screen as a whole. */
async function visibleOptions(page: Page): Promise<number> {
  const boxes = await Promise.all((await page.locator('[role=option]').all()).map((option) => option.boundingBox()));
  const { height } = page.viewportSize() ?? { height: 0 };
  return boxes.filter((box) => box && box.y >= 0 && box.y + box.height <= height).length;
}

async function expectReadyToType(page: Page, field: Locator, label: string): Promise<void> {
  await expect(page.getByRole('dialog', { name: label, exact: true })).toBeVisible();
  await expect(field).toBeFocused();
  expect(await page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
}

test('a city of a flight is chosen on the whole screen of a phone, and Back, Escape and a button close it @both', async ({
  page,
  language,
  address,
}) => {
  await page.setViewportSize(aboveKeyboard);
  const form = new SearchForm(page, language);
  const sheet = page.getByRole('dialog');
  await page.goto(address('/'));
  const { pathname } = new URL(page.url());
  await form.to.tap();
  await expectReadyToType(page, form.to, form.form.to);
  await expect(sheet.getByText(form.form.airportHint).first()).toBeVisible();
  await expectAccessible(page);

  await form.to.pressSequentially(query[language].flights);
  await expect.poll(() => visibleOptions(page)).toBeGreaterThanOrEqual(4);
  await expectAccessible(page);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(form.to).toBeFocused();
  await expect(form.to).toHaveValue(query[language].flights);
  await expect(form.suggestions).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(pathname);

  await form.to.tap();
  await expect(form.suggestions.first()).toBeVisible();
  await form.to.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(form.to).toBeFocused();
  await form.to.tap();
  await sheet.getByRole('button', { name: words[language].common.close }).click();
  await expect(sheet).toHaveCount(0);
  await expect(form.to).toBeFocused();

  await form.to.tap();
  await form.suggestions.first().tap();
  await expect(sheet).toHaveCount(0);
  await expect(form.to).toHaveValue(/\(LON\)$/);
  await expect(page).toHaveURL(/[?&]to=LON/);
  // The default is kept when nothing is chosen in its place.
  await form.from.tap();
  await expectReadyToType(page, form.from, form.form.from);
  await page.goBack();
  await expect(form.from).toHaveValue(/\(DOH\)$/);
  await expect(page).toHaveURL(/[?&]to=LON/);
  await expect(form.to).toHaveValue(/\(LON\)$/);
});

test('a place of a hotel is chosen on the whole screen of a phone, and stays what was chosen @both', async ({
  page,
  language,
  address,
}) => {
  const { search } = words[language].hotels;
  await page.setViewportSize(aboveKeyboard);
  await page.goto(address('/'));
  await page.getByRole('tab', { name: words[language].home.tabs.hotels }).tap();
  const field = page.getByRole('combobox', { name: search.destination });
  await field.tap();
  await expectReadyToType(page, field, search.destination);
  await field.pressSequentially(query[language].hotels);
  await expect.poll(() => visibleOptions(page)).toBeGreaterThanOrEqual(4);
  await expectAccessible(page);
  await field.fill(query[language].sight);
  const sight = page.locator('[role=option]').first();
  await expect(sight).toContainText(language === 'ar' ? 'قصر جراغان' : 'Çırağan Palace');
  await sight.tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/destination=istanbul/);
  await page.getByRole('form', { name: search.label }).getByRole('button', { name: search.submit }).tap();
  await expect(page).toHaveURL(/results\?destination=istanbul.*(?:%C3%87|%D9%82)/);
});

test('the cities of a leg are chosen on the whole screen of a phone', async ({ page, language, address }) => {
  const { multiCity } = words[language].flights;
  await page.setViewportSize(aboveKeyboard);
  await page.goto(address('/booking/multi-city'));
  const to = page.getByRole('main').getByRole('group').first().getByRole('combobox', { name: multiCity.to });
  await to.tap();
  await expectReadyToType(page, to, multiCity.to);
  await to.pressSequentially(query[language].flights);
  await expect.poll(() => visibleOptions(page)).toBeGreaterThanOrEqual(4);
  await page.locator('[role=option]').first().tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(to).toHaveValue(/\(LON\)$/);
  await expect(page.getByRole('group').nth(1).getByRole('combobox').first()).toHaveValue(/\(LON\)$/);
});

test('the suggestions stay below their field on a larger screen', async ({ page, language, address }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  const form = new SearchForm(page, language);
  await page.goto(address('/'));
  await form.to.tap();
  await form.to.fill(query[language].flights);
  await expect(form.suggestions.first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
