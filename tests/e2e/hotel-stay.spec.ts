import type { Page } from '@playwright/test';
import { createTranslator } from 'next-intl';
import arabicBookings from '../../messages/ar/bookings.json' with { type: 'json' };
import arabic from '../../messages/ar/hotels.json' with { type: 'json' };
import arabicLayout from '../../messages/ar/layout.json' with { type: 'json' };
import englishBookings from '../../messages/en/bookings.json' with { type: 'json' };
import english from '../../messages/en/hotels.json' with { type: 'json' };
import englishLayout from '../../messages/en/layout.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expectHydrated } from './support/hydrated.ts';
import { test as base, expect, type Language } from './support/test.ts';

const checkIn = addDays(todayInQatar(), 40);
const stay = `checkin=${checkIn}&checkout=${addDays(checkIn, 3)}&rooms=2`;
const resultsPath = `/explore/hotels/results?destination=doha&${stay}`;

const wordsIn = (language: Language) =>
  createTranslator({
    locale: language,
    messages:
      language === 'ar'
        ? { hotels: arabic, bookings: arabicBookings, layout: arabicLayout }
        : { hotels: english, bookings: englishBookings, layout: englishLayout },
  });

const test = base.extend<{ words: ReturnType<typeof wordsIn> }>({
  words: async ({ language }, use) => use(wordsIn(language)),
});

const cardsOf = (page: Page) => page.locator('main').getByRole('article');
const ratesOf = (page: Page) =>
  page
    .locator('#rates')
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('link') });

/** What the days of the form have: a table, or the sentence that the hotel is full. */
const anyRates = (page: Page, t: ReturnType<typeof wordsIn>) =>
  page
    .getByRole('table')
    .first()
    .or(page.locator('#rates').getByText(t('hotels.stayPage.rates.noneTitle')));

test('from a card to the page of the hotel, a more expensive rate, its request, and back to the card @wide @changing', async ({
  page,
  address,
  words: t,
}) => {
  await page.goto(address(resultsPath));
  const card = cardsOf(page).nth(4);
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const price = await card.locator('bdi.text-2xl').textContent();
  await card.getByRole('heading').getByRole('link').click();

  await expect(page).toHaveURL(/\/explore\/hotels\/stay\/doha-[a-z0-9-]+\?destination=doha&checkin=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  // The cheapest of its rates is the price of the card, and is on the first screen, with a link to all rooms.
  await expect(ratesOf(page).first()).toContainText(price ?? '');
  const inView = page.getByTestId('lowest-price').locator('bdi.text-2xl').first();
  await expect(inView).toHaveText(price ?? '');
  await expect(inView).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: t('hotels.stayPage.price.rooms') }).click();
  await expect(page.getByRole('heading', { name: t('hotels.stayPage.rates.title') })).toBeInViewport();
  // One table with each room once, its description beside its prices. A desktop shows all; a phone collapses the rooms.
  const table = page.locator('#rates').getByRole('table');
  await expect(table).toHaveCount(1);
  const rooms = table.locator('th[scope="rowgroup"]');
  await expect(rooms.first()).toContainText(/m²|م²/);
  expect(new Set(await rooms.allTextContents()).size).toBe(await rooms.count());
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  if (!isPhone) await expect(table.getByRole('columnheader')).toHaveCount(5);
  for (const fold of isPhone ? await rooms.getByRole('button', { expanded: false }).all() : []) await expect(fold).toBeVisible();
  await expect(page.getByRole('heading', { name: t('hotels.stayPage.near') })).toBeVisible();
  await expect(page.getByRole('heading', { name: t('hotels.stayPage.reviews.title') })).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if ((page.viewportSize()?.width ?? 0) < 768) expect(height, 'the page on a phone').toBeLessThanOrEqual(4_800);
  await expectAccessible(page);
  if ((page.viewportSize()?.width ?? 0) < 768) {
    // Away from both, a bar with the price replaces the bar of other pages: never two bars.
    const bar = page.getByRole('navigation', { name: t('layout.phoneBar.label') });
    // What a script opens before is drawn anew, and closed.
    await expectHydrated(page);
    await page.locator('main details:not(#rates details)').evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute('open', '');
    });
    await page.getByRole('heading', { name: t('hotels.stayPage.toKnow') }).scrollIntoViewIfNeeded();
    await expect(page.locator('[data-stay-price]')).toContainText(price ?? '');
    await expect(bar).toBeHidden();
    await page.locator('body > footer').scrollIntoViewIfNeeded();
    await expect(bar).toBeVisible();
  }

  if (isPhone && (await rooms.count()) > 1) await rooms.last().getByRole('button').click();
  const last = ratesOf(page).last();
  const asked = await last.locator('bdi.text-xl').textContent();
  await last.getByRole('link', { name: t('hotels.results.card.request') }).click();
  await expect(page).toHaveURL(/\/booking\/stay-request\?.*&rate=/);
  await expect(
    page
      .getByText(asked ?? '')
      .filter({ visible: true })
      .first(),
  ).toBeVisible();

  const choice = page.url();
  // A reload, like a shared link, finds the same rate again.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(
    page
      .getByText(asked ?? '')
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await page.locator('[id="passengers.0.givenNames"]').fill('Amina');
  await page.locator('[id="passengers.0.surname"]').fill('Haddad');
  await page.locator('[id="contact.email"]').fill('amina@example.com');
  await page.locator('[id="contact.phone"]').fill('5555 1234');
  await page.getByRole('button', { name: t('hotels.stayRequest.form.submit') }).click();
  await page.getByRole('button', { name: t('hotels.stayRequest.review.submit') }).click();
  const reference = page.getByText(/^KT-[2-9A-HJ-NP-Z]{6}$/).first();
  await expect(reference).toBeVisible();
  const sent = (await reference.textContent()) ?? '';
  await page.goto(choice);
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeFocused();
});

test('a link to an unavailable stay says so, shows no price and fills in the form', async ({ page, address, words: t }) => {
  await page.goto(address(resultsPath));
  const link = cardsOf(page).first().getByRole('heading').getByRole('link');
  const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
  await page.goto(`${path}?destination=doha&checkin=${checkIn}&checkout=${addDays(checkIn, 3)}&adults=12&rooms=9`);
  await expect(page.getByRole('alert').getByText(t('hotels.results.refused.tooManyRooms', { count: 9 }))).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  const rooms = page.getByRole('button', { name: t('hotels.rooms.title') });
  await expect(rooms).toContainText(t('hotels.rooms.roomCount', { count: 4 }));
  await expectAccessible(page);
  await page.getByRole('button', { name: t('hotels.stayPage.rates.show') }).click();
  await expect(anyRates(page, t)).toBeVisible();
  expect(new URL(page.url()).searchParams.get('rooms')?.split(',')).toHaveLength(4);

  await page.goto(`${path}?destination=doha&checkin=2020-01-01&checkout=2020-01-03&rooms=2`);
  await expect(page.locator('#rates').getByRole('alert')).toContainText('2020');
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('Back from the page of a hotel leads to its card, where a saved hotel is marked', async ({ page, address, words: t }) => {
  await page.goto(address(`${resultsPath}&sort=stars`));
  const card = cardsOf(page).nth(5);
  const name = (await card.getByRole('heading').textContent()) ?? '';
  // In full view, as a card is that somebody taps: what is saved adds a line above the list.
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('button', { name: t('hotels.stayPage.save'), exact: true }).click();
  await expect(page.getByRole('button', { name: t('hotels.stayPage.saved'), exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goBack();
  await expect(cardsOf(page).nth(5).getByRole('heading')).toHaveText(name);
  await expect(cardsOf(page).nth(5)).toBeInViewport();
  // Its heart and another one are filled; the list shows these two, then one.
  const heart = (hotel: string) => page.getByRole('button', { name: t('hotels.results.card.save', { hotel }), exact: true });
  await expect(heart(name)).toHaveAttribute('aria-pressed', 'true');
  await heart((await cardsOf(page).nth(4).getByRole('heading').textContent()) ?? '').click();
  await page.getByRole('button', { name: t('hotels.results.onlySaved', { count: 2 }) }).click();
  await expect(cardsOf(page)).toHaveCount(2);
  await expect(page).toHaveURL(/saved=1/);
  await heart(name).click();
  await expect(cardsOf(page)).toHaveCount(1);
  await page.goto(address('/explore/hotels'));
  await expect(page.getByRole('region', { name: t('hotels.savedList') }).getByRole('link')).toHaveCount(1);
});

test('without days the page shows the hotel and asks for them; with days it has rooms', async ({
  page,
  address,
  language,
  words: t,
}) => {
  await page.goto(address(resultsPath));
  const link = cardsOf(page).first().getByRole('heading').getByRole('link');
  const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
  await page.goto(path);
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByText(t('hotels.stayPage.price.noDays'))).toBeInViewport();
  await expect(page.getByRole('link', { name: t('hotels.stayPage.price.days') })).toHaveAttribute('href', '#rates');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/share\/(ar|en)\/explore\/hotels\/stay\//);
  await expectAccessible(page);

  // Its pictures in full size: arrow keys follow the reading direction, and Back closes only the pictures.
  const pictures = page.getByRole('region', { name: t('hotels.stayPage.pictures') }).getByRole('button');
  const count = await pictures.count();
  const shown = (number: number) =>
    page.getByRole('dialog').getByRole('status').getByText(t('hotels.stayPage.picture', { number, count }));
  await pictures.first().click();
  await expect(shown(1)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
  await expect(shown(2)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(path);
  await expect(pictures.first()).toBeFocused();

  await page.getByRole('button', { name: t('hotels.stayPage.rates.show') }).click();
  await expect(page).toHaveURL(/checkin=/);
  await expect(
    page
      .getByRole('table')
      .first()
      .or(page.locator('#rates').getByText(t('hotels.stayPage.rates.noneTitle'))),
  ).toBeVisible();
});

test('the share picture of a hotel is 1200 by 630', async ({ page, address, request }) => {
  await page.goto(address(resultsPath));
  const link = cardsOf(page).first().getByRole('heading').getByRole('link');
  await page.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).pathname);
  const picture = new URL((await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '').pathname;
  const answer = await request.get(picture);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('image/jpeg');
  expect((await answer.body()).length).toBeLessThan(300_000);
});

test.describe('when there is nothing to show', () => {
  test.use({ expectedError: /\/api\/hotels\/search|Failed to load resource/ });

  test('a missing hotel, no rooms and a disabled supplier each offer a next step', async ({ page, address, words: t }) => {
    const answer = await page.goto(address('/explore/hotels/stay/doha-nowhere'));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('alert').filter({ hasText: t('hotels.stayPage.gone.title') })).toBeVisible();
    await expectAccessible(page);

    await page.goto(address(resultsPath));
    const path = (await cardsOf(page).first().getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
    let isOff = false;
    await page.route('**/api/hotels/search', async (route) => {
      if (isOff) return route.fulfill({ status: 502, json: { error: 'x' } });
      const response = await route.fetch();
      return route.fulfill({ response, json: { ...(await response.json()), hotels: [] } });
    });
    const withoutDays = new URL(path, page.url()).pathname;
    const show = page.getByRole('button', { name: t('hotels.stayPage.rates.show') });
    await page.goto(withoutDays);
    await show.click();
    await expect(page.locator('#rates').getByText(t('hotels.stayPage.rates.noneTitle'))).toBeVisible();
    isOff = true;
    await page.goto(withoutDays);
    await show.click();
    await expect(page.getByRole('main').getByText(t('hotels.results.failure.title', { code: 'supplierFailed' }))).toBeVisible();
    await page.unroute('**/api/hotels/search');
    await page.getByRole('button', { name: t('hotels.results.failure.retry') }).click();
    await expect(anyRates(page, t)).toBeVisible();
  });
});

test('the other language shows the same stay', async ({ page, address, language }) => {
  await page.goto(address(resultsPath));
  await cardsOf(page).nth(1).getByRole('heading').getByRole('link').click();
  const total = page.getByTestId('lowest-price').locator('bdi.text-2xl').first();
  const before = ((await total.textContent()) ?? '').replace(/\D/g, '');
  await page.locator('header').first().locator('.language-switch').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'ar' ? 'en' : 'ar');
  expect(new URL(page.url()).searchParams.get('checkin')).toBe(checkIn);
  await expect(total).toHaveText(new RegExp(`${before.slice(0, -3)}\\D?${before.slice(-3)}`));
});
