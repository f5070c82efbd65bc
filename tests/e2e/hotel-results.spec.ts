import type { Page } from '@playwright/test';
import { createTranslator } from 'next-intl';
import arabicBookings from '../../messages/ar/bookings.json' with { type: 'json' };
import arabic from '../../messages/ar/hotels.json' with { type: 'json' };
import englishBookings from '../../messages/en/bookings.json' with { type: 'json' };
import english from '../../messages/en/hotels.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import type { HotelSearchResponse } from '../../supabase/functions/_shared/contracts/hotels/hotel-search.ts';
import type { SearchFailure } from '../../supabase/functions/_shared/contracts/search-failure.ts';
import { expectAccessible } from './support/accessibility.ts';
import { openByRouter } from './support/open-by-router.ts';
import { test as base, expect, type Language } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const checkIn = addDays(todayInQatar(), 40);
const search = `destination=istanbul&checkin=${checkIn}&checkout=${addDays(checkIn, 3)}&rooms=2,1-8`;
const resultsPath = `/explore/hotels/results?${search}`;

const wordsIn = (language: Language) =>
  createTranslator({
    locale: language,
    messages: language === 'ar' ? { hotels: arabic, bookings: arabicBookings } : { hotels: english, bookings: englishBookings },
  });

const test = base.extend<{ words: ReturnType<typeof wordsIn> }>({
  words: async ({ language }, use) => use(wordsIn(language)),
});

const cardsOf = (page: Page) => page.locator('main').getByRole('article');
const queryOf = (page: Page) => new URL(page.url()).searchParams;
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** Prices on the cards of hotels with a room, in the order shown. */
async function pricesOf(page: Page): Promise<number[]> {
  const texts = await cardsOf(page).locator('bdi.text-2xl:not(.text-ink-soft)').allTextContents();
  return texts.map((text) => Number(text.replace(/[^\d]/g, '')));
}

/** Answers searches with the site’s own answer, changed. */
async function changeAnswers(page: Page, change: (answer: HotelSearchResponse) => HotelSearchResponse): Promise<void> {
  await page.route('**/api/hotels/search', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
}

/** As from the search form: the browser searches, not the server. */
const openFromForm = (page: Page, address: (path: string) => string) =>
  openByRouter(page, address('/explore/hotels'), address(resultsPath));

test('from 640 px on, a card shows address, description and amenities without a tap, on a phone with one @both', async ({
  page,
  address,
  words: t,
}) => {
  const answered = page.waitForResponse('**/api/hotels/search');
  await openFromForm(page, address);
  const { hotels }: HotelSearchResponse = await (await answered).json();
  const card = cardsOf(page)
    .filter({ hasText: t('hotels.results.card.available') })
    .first();
  const name = await card.getByRole('heading').textContent();
  const hotel = hotels.find((one) => one.name === name);
  if (!hotel) throw new Error(`no hotel ${name}`);
  const list = card.getByRole('list', { name: t('hotels.results.card.amenities') });
  const description = card.getByText(hotel.description.text, { exact: true }).filter({ visible: true });
  for (const width of [640, 1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    if (width === 390) {
      await expect(list).toHaveCount(0);
      await expect(description).toHaveCount(0);
      await card.locator('summary').click();
    }
    await expect(list, `amenities at ${width}`).toHaveCount(1);
    const more = t('hotels.results.card.moreAmenities', { count: hotel.amenities.length - 4 });
    await expect(list.getByRole('listitem')).toHaveCount(5);
    await expect(list.getByRole('listitem').last()).toHaveText(more);
    await expect(card.getByText(hotel.address.cityName).filter({ visible: true }).first()).toBeVisible();
    await expect(description).toHaveCount(1);
    await expect(description).toHaveCSS('-webkit-line-clamp', '2');
    const lines = await description.evaluate(
      (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(Math.round(lines)).toBeLessThanOrEqual(2);
    await expect(card.getByText(t('hotels.results.card.available'), { exact: true })).toHaveClass(/text-success/);
    const book = card.getByRole('link', { name: t('hotels.results.card.book') });
    await expect(book, 'says which site opens').toContainText('Booking.com');
    await expect(book, 'to screen readers too').toHaveAccessibleName(/Booking\.com/);
    await expect(book, 'weighs less than our own button').toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});

test('from a link to the results over filters, map and comparison to a reference @wide', async ({
  page,
  address,
  words,
  language,
}) => {
  test.slow();
  const t = words;
  await page.goto(address(resultsPath));
  await expect(cardsOf(page)).toHaveCount(20);
  await expect(page.getByText(t('hotels.results.sandbox'))).toBeVisible();
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  // A window of 1280 pixels at 400 %.
  await page.setViewportSize({ ...size, width: 320 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize(size);
  // The default order is ours, and one line explains it.
  const sort = page.getByRole('combobox', { name: t('hotels.results.sort.label') });
  await expect(sort).toHaveValue('recommended');
  await expect(page.getByText(t('hotels.results.sort.how.recommended'))).toBeVisible();
  const firstPrice = cardsOf(page).first().locator('bdi.text-2xl');
  const { y = 0, height = 0 } = (await firstPrice.boundingBox()) ?? {};
  expect(y + height, 'the first price is in view').toBeLessThan(page.viewportSize()?.height ?? 0);
  await sort.selectOption('price');
  await expect.poll(() => queryOf(page).get('sort')).toBe('price');
  // The list updates when the browser is idle.
  await expect(async () => {
    const prices = await pricesOf(page);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  }).toPass();
  // The message covers the cards for a moment.
  await expect(page.locator('body > [popover] [role="status"]')).toHaveCount(0);
  await expectAccessible(page);

  // Book Now opens the booking site in a new tab.
  const book = cardsOf(page)
    .first()
    .getByRole('link', { name: t('hotels.results.card.book') });
  await expect(book).toHaveAttribute('rel', 'noopener');
  await expect(book).toHaveAttribute('target', '_blank');
  const target = new URL((await book.getAttribute('href')) ?? '');
  expect(Object.fromEntries(target.searchParams)).toMatchObject({
    checkin: checkIn,
    checkout: addDays(checkIn, 3),
    group_adults: '3',
    no_rooms: '2',
  });

  // Compact enough to compare: the list begins high on the first screen, and shows several hotels.
  const firstCard = await cardsOf(page).first().boundingBox();
  expect(firstCard?.y ?? 999, 'the list begins').toBeLessThanOrEqual(300);
  const heights = await cardsOf(page).evaluateAll((cards) =>
    cards.slice(0, 6).map((card) => card.getBoundingClientRect().height),
  );
  expect(Math.max(...heights), 'a card').toBeLessThanOrEqual(320);

  // Book Now leads to that hotel, not to its whole city.
  const bookNow = cardsOf(page)
    .first()
    .getByRole('link', { name: t('hotels.results.card.book') });
  const searched = new URL((await bookNow.getAttribute('href')) ?? '').searchParams.get('ss');
  expect(searched).toMatch(/^[^,]{3,}, \w+$/);

  // Filters.
  const status = page.locator('main').getByRole('status').first();
  const all = await status.textContent();
  const filters = page.getByRole(isPhone(page) ? 'dialog' : 'complementary', { name: t('hotels.results.filters.title') });
  if (isPhone(page)) await page.getByRole('button', { name: t('hotels.results.filters.title') }).click();
  // The field for the name of a hotel is aligned to the start, empty or not.
  const nameField = filters.getByPlaceholder(t('hotels.results.filters.namePlaceholder'));
  await expect(nameField).toHaveCSS('direction', language === 'ar' ? 'rtl' : 'ltr');
  const room = await nameField.evaluate((field) => Number.parseFloat(getComputedStyle(field, '::placeholder').paddingBottom));
  expect(room, 'room for the dots below Arabic letters').toBeGreaterThan(4);
  await filters.getByRole('radio', { name: t('hotels.results.filters.atLeastScore', { score: 6 }) }).check();
  await expect.poll(() => queryOf(page).get('rating')).toBe('6');
  await filters.getByLabel(t('hotels.results.filters.freeOnly')).check();
  await filters.getByLabel(t('hotels.results.boards.breakfast')).check();
  await expect.poll(() => queryOf(page).get('cancel')).toBe('free');
  await expectAccessible(page);
  if (isPhone(page)) {
    await page.goBack();
    await expect(filters).toBeHidden();
  }
  await expect(status).not.toHaveText(all ?? '');
  expect(queryOf(page).get('board')).toBe('breakfast');

  // The map and its way to a card.
  const map = page.getByRole('toolbar', { name: t('hotels.results.map.label') });
  if (isPhone(page)) await page.getByRole('button', { name: t('hotels.results.layout.map') }).click();
  await expect(map).toBeVisible();
  const cheapest = map.locator('button[data-pin]').first();
  const name = (await cheapest.getAttribute('aria-label'))?.split(':')[0] ?? '';
  await cheapest.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(cheapest).toBeFocused();
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await page.getByRole('button', { name: t('hotels.results.map.toCard') }).click();
  await expect(cardsOf(page).filter({ hasText: name }).first()).toBeInViewport();

  // Comparison: two of three, in the address.
  await cardsOf(page).nth(0).getByRole('checkbox').check();
  await expect(page.getByRole('button', { name: t('hotels.compare.oneMore') })).toBeDisabled();
  await cardsOf(page).nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: t('hotels.compare.open', { count: 2 }) }).click();
  const comparison = page.getByRole('dialog', { name: t('hotels.compare.title') });
  await expect(comparison.getByRole('columnheader')).toHaveCount(3);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  expect(queryOf(page).get('compare')?.split(',')).toHaveLength(2);

  // A reload shows the same.
  const shown = await status.textContent();
  await page.reload();
  await expect(status).toHaveText(shown ?? '');
  await expect(cardsOf(page).nth(1).getByRole('checkbox')).toBeChecked();

  // The request.
  await cardsOf(page)
    .first()
    .getByRole('link', { name: t('hotels.results.card.request') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('hotels.stayRequest.heading'));
  await page.getByRole('button', { name: t('hotels.stayRequest.form.submit') }).click();
  await expect(page.getByRole('link', { name: t('bookings.errors.emailInvalid') })).toBeVisible();
  await expectAccessible(page);
  await page.locator('[id="passengers.0.givenNames"]').fill('Amina');
  await page.locator('[id="passengers.0.surname"]').fill('Haddad');
  await page.locator('[id="contact.email"]').fill('amina@example.com');
  await page.locator('[id="contact.phone"]').fill('٥٥٥٥ ١٢٣٤');
  await page.getByText(t('hotels.stayRequest.form.wishes')).click();
  await page.getByLabel(t('hotels.stayRequest.wishes.cot')).check();

  // What was typed is still there after a reload, and after the review.
  await page.reload();
  await expect(page.locator('[id="passengers.0.surname"]')).toHaveValue('Haddad');
  await page.getByRole('button', { name: t('hotels.stayRequest.form.submit') }).click();
  await expect(page.getByRole('heading', { name: t('hotels.stayRequest.reviewHeading') })).toBeFocused();
  await expect(page.getByRole('heading', { name: t('hotels.stayRequest.reviewHeading') })).toBeInViewport();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.locator('[id="passengers.0.surname"]')).toHaveValue('Haddad');
  await page.goForward();
  await page.getByRole('button', { name: t('hotels.stayRequest.review.submit') }).dblclick();
  await expect(page.getByText(/^KT-[2-9A-HJ-NP-Z]{6}$/).first()).toBeVisible();
  await expect(page.getByText('Amina Haddad').first()).toBeVisible();
  await expect(page.getByText(t('hotels.stayRequest.wishes.cot'))).toBeVisible();
  await expectAccessible(page);

  // After Back, the form of the same stay says that it was requested.
  const { reference } = Object.fromEntries(new URL(page.url()).searchParams);
  await page.goBack();
  await expect(page.getByRole('status').getByRole('link', { name: reference ?? '' })).toBeVisible();
});

test('a search says that it began and what it found, and covers no button @both @wide', async ({ page, address, words: t }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let count = 0;
  await changeAnswers(page, (answer) => {
    count = answer.hotels.length;
    return answer;
  });
  await page.route('**/api/hotels/search', async (route) => {
    await held;
    await route.fallback();
  });
  await openFromForm(page, address);
  await expectToast(page, t('hotels.results.toasts.searching'));
  release();
  await expect(cardsOf(page).first()).toBeVisible();
  await expectToast(page, t('hotels.results.count', { count }));
});

test('on a phone "Share" covers no heading, and a card keeps its line of price and button in order @both', async ({
  page,
  address,
  language,
  words: t,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The heading with the longest words, over a link that cannot be searched.
  await page.goto(address('/explore/hotels/results?destination=istanbul&checkin=2027-02-30&checkout=hello'));
  const heading = page.getByRole('heading', { level: 1, name: t('hotels.results.meta.title') });
  await expect(page.getByText(t('hotels.results.refused.title'))).toBeVisible();
  const words = await heading.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map((rect) => rect.toJSON() as DOMRect);
  });
  const share = await page
    .getByRole('button', { name: language === 'ar' ? 'مشاركة' : 'Share', exact: true })
    .first()
    .boundingBox();
  if (!share) throw new Error('no button to share');
  const isCovered = ({ top, bottom, left, right }: DOMRect) =>
    top < share.y + share.height && share.y < bottom && left < share.x + share.width && share.x < right;
  expect(words.filter(isCovered), 'words under "Share"').toEqual([]);

  await changeAnswers(page, (answer) => ({
    ...answer,
    hotels: answer.hotels.map((hotel) => ({ ...hotel, available: false })),
  }));
  await openFromForm(page, address);
  const card = cardsOf(page).first();
  const badge = card.getByText(t('hotels.results.card.notAvailable'), { exact: true });
  const lines = await badge.evaluate((element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight));
  expect(Math.round(lines), 'lines of the badge').toBe(1);
  const button = await card.getByRole('link', { name: t('hotels.results.card.otherDays') }).boundingBox();
  const all = await card.boundingBox();
  if (!button || !all) throw new Error('no card');
  const gap = language === 'ar' ? button.x - all.x : all.x + all.width - button.x - button.width;
  expect(gap, 'the button is at the end of the card').toBeLessThan(24);
});

test.describe('a rate that changes', () => {
  test.use({ expectedError: /\/api\/bookings\/stay|Failed to load resource/ });

  test('in price, sells out or disappears shows a message, and what was typed stays', async ({ page, address, words: t }) => {
    let rise = 0;
    let isGone = false;
    await changeAnswers(page, ({ hotels, ...answer }) => {
      const [first] = hotels;
      const twin = first && {
        ...first,
        rate: 'twin',
        offerId: 'twin',
        rooms: first.rooms.map((room) => ({ ...room, name: 'Twin Room' })),
      };
      const sold = answer.searchParams.hotel && twin ? [...hotels.slice(0, 1), twin] : hotels;
      const dearer = (total: string) => (Number(total) + rise).toFixed(2);
      const raised = sold.map((hotel) => ({ ...hotel, price: { ...hotel.price, total: dearer(hotel.price.total) } }));
      return { ...answer, hotels: isGone ? [] : raised };
    });
    await openFromForm(page, address);
    await cardsOf(page)
      .first()
      .getByRole('link', { name: t('hotels.results.card.request') })
      .click();
    await page.locator('[id="passengers.0.givenNames"]').fill('Amina');
    await page.locator('[id="passengers.0.surname"]').fill('Haddad');
    await page.locator('[id="contact.email"]').fill('amina@example.com');
    await page.locator('[id="contact.phone"]').fill('5555 1234');
    await page.getByRole('button', { name: t('hotels.stayRequest.form.submit') }).click();

    // A rate selected in the list is searched among the rates of its hotel before it is sent.
    rise = 75;
    const send = page.getByRole('button', { name: t('hotels.stayRequest.review.submit') });
    await send.click();
    const notice = (title: Parameters<typeof t>[0]) => page.getByRole('alert').filter({ hasText: t(title) });
    const dearer = notice('hotels.stayRequest.priceChange.title');
    await expect(dearer).toContainText('75');
    await expect(send).toBeDisabled();
    await expectAccessible(page);
    await dearer.getByRole('button').click();

    // Sold out: the nearest rate of the hotel replaces it.
    await page.route('**/api/bookings/stay', (route) => route.fulfill({ status: 410, json: { error: 'x', code: 'offerGone' } }));
    await send.click();
    const other = notice('hotels.stayRequest.priceChange.rateTitle');
    await expect(other).toContainText('Twin Room');
    await expect(send).toBeDisabled();
    await expect(page.getByText('Amina Haddad').first()).toBeVisible();
    await expectAccessible(page);
    await other.getByRole('button').click();

    isGone = true;
    await send.click();
    await expect(page.getByRole('heading', { name: t('hotels.stayRequest.gone.title') })).toBeVisible();
    await page.getByRole('link', { name: t('hotels.stayRequest.backToResults') }).click();
    await expect(page).toHaveURL(/\/explore\/hotels\/results/);
  });
});

test('Back from a request leads to the same hotels, without another search', async ({ page, address, words }) => {
  let searches = 0;
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/api/hotels/search')) searches += 1;
  });
  await openByRouter(page, address('/explore/hotels'), address(`${resultsPath}&sort=distance&stars=4,5`));
  const card = cardsOf(page).nth(5);
  const heading = await card.getByRole('heading').textContent();
  const asked = searches;
  await card.getByRole('link', { name: words('hotels.results.card.request') }).click();
  await expect(page).toHaveURL(/stay-request/);
  await expect(page.locator('[id="passengers.0.surname"]')).toBeVisible();
  await page.goBack();
  await expect(cardsOf(page).nth(5).getByRole('heading')).toHaveText(heading ?? '');
  await expect(cardsOf(page).nth(5)).toBeInViewport();
  expect(searches).toBe(asked);
});

test.describe('when there is nothing to show', () => {
  test.use({ expectedError: /\/api\/hotels\/search|Failed to load resource/ });

  test('no hotels, a failure, a pause and too many searches each offer a next step', async ({ page, address, words }) => {
    const t = words;
    let answer: { status: number; headers?: Record<string, string>; body?: object } = { status: 200 };
    await page.route('**/api/hotels/search', async (route) => {
      if (answer.status !== 200)
        return route.fulfill({ status: answer.status, headers: answer.headers ?? {}, json: { error: 'x' } });
      const response = await route.fetch();
      return route.fulfill({ response, json: { ...(await response.json()), hotels: [] } });
    });
    const title = (code: SearchFailure) =>
      page.getByRole('alert').filter({ hasText: t('hotels.results.failure.title', { code }) });

    await openFromForm(page, address);
    await expect(page.getByRole('heading', { name: t('hotels.results.empty.title') })).toBeVisible();
    await expect(page.getByText(t('hotels.results.empty.text'))).toBeVisible();
    await expectToast(page, t('hotels.results.toasts.none'));
    await expectAccessible(page);

    answer = { status: 502 };
    await page.getByRole('button', { name: t('hotels.results.empty.retry') }).click();
    // Try Again loads the page anew, which the server then draws.
    await expect(cardsOf(page).first()).toBeVisible();
    await openFromForm(page, address);
    await expect(title('supplierFailed')).toBeVisible();
    await expect(
      page.getByRole('status').filter({ hasText: t('hotels.results.failure.title', { code: 'unexpected' }) }),
    ).toBeVisible();
    await expectAccessible(page);

    answer = { status: 429, headers: { 'Retry-After': '30' } };
    await page.getByRole('button', { name: t('hotels.results.failure.retry') }).click();
    await expect(title('tooManyRequests')).toBeVisible();

    answer = { status: 503 };
    await openFromForm(page, address);
    await expect(title('paused')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: t('hotels.results.whatsapp.button') })).toBeVisible();
  });

  test('addresses without a valid search show a message and the form', async ({ page, address, words }) => {
    const t = words;
    await page.goto(address(resultsPath.replace('istanbul', 'atlantis')));
    await expect(page.getByRole('heading', { name: t('hotels.results.failure.title', { code: 'invalidSearch' }) })).toBeVisible();
    await page
      .locator('main')
      .getByRole('alert')
      .locator('..')
      .getByRole('button', { name: t('hotels.results.summary.edit') })
      .click();
    await expect(page.getByRole('combobox', { name: t('hotels.search.destination') })).toBeVisible();

    const wrong = [
      '',
      '?destination=istanbul',
      `?${search.replace(checkIn, '2020-01-01')}`,
      `?${search.replace(/rooms=.*/, 'rooms=2,2,2,2,2')}`,
      `?${search.replace('1-8', '1-18')}`,
      `?${search.replace('istanbul', '%3Cscript%3Ealert(1)%3C%2Fscript%3E')}`,
    ];
    for (const query of wrong) {
      await page.goto(address(`/explore/hotels/results${query}`));
      const isRefused = query !== '' && query !== '?destination=istanbul';
      await expect(page.getByText(t(`hotels.results.${isRefused ? 'refused' : 'noSearch'}.title`))).toBeVisible();
      await expect(cardsOf(page)).toHaveCount(0);
      await expect(page.getByRole('combobox', { name: t('hotels.search.destination') })).toBeVisible();
    }
    await expectAccessible(page);

    await page.goto(address('/booking/stay-request'));
    await expect(page.getByRole('heading', { name: t('hotels.stayRequest.noStay.title') })).toBeVisible();
    await page.goto(address(`/booking/stay-request?${search}&hotel=nowhere`));
    await expect(page.getByRole('heading', { name: t('hotels.stayRequest.gone.title') })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('in dark mode', () => {
  test.use({ colorScheme: 'dark' });

  test('list and map are readable too', async ({ page, address, words }) => {
    await page.goto(address(`${resultsPath}&view=map`));
    await expect(page.getByRole('toolbar', { name: words('hotels.results.map.label') })).toBeVisible();
    await expectAccessible(page);
    await page.goto(address(resultsPath));
    await expect(cardsOf(page)).toHaveCount(20);
    await expectAccessible(page);
  });
});
