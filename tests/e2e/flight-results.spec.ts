import type { Locator, Page, Request, Route } from '@playwright/test';
import { createTranslator } from 'next-intl';
import { contact } from '../../content/company.ts';
import { areVisaRulesTooOld } from '../../lib/visa/rules-age.ts';
import arabic from '../../messages/ar/flights.json' with { type: 'json' };
import arabicVisa from '../../messages/ar/visa.json' with { type: 'json' };
import english from '../../messages/en/flights.json' with { type: 'json' };
import englishVisa from '../../messages/en/visa.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import type { FlightSearchRequest } from '../../supabase/functions/_shared/contracts/flights/flight-request.ts';
import type { FlightItinerary, FlightSearchResponse } from '../../supabase/functions/_shared/contracts/flights/flight-search.ts';
import { packResponse } from '../../supabase/functions/_shared/contracts/flights/packed/pack-response.ts';
import { faresOfJourneys } from '../../supabase/functions/_shared/suppliers/flights/fares-of-journeys.ts';
import { sandboxFlightSupplier } from '../../supabase/functions/_shared/suppliers/sandbox/flights/sandbox-flight-supplier.ts';
import { expectAccessible } from './support/accessibility.ts';
import { openOverHome } from './support/open-over-home.ts';
import { test as base, expect, type Language } from './support/test.ts';
import { expectToast, toastOf } from './support/toast.ts';

const departure = addDays(todayInQatar(), 60);
const search = `from=DOH&to=LHR&departure=${departure}&return=${addDays(departure, 7)}&adults=2&children=1&infants=0&class=economy`;
const resultsOf = (view = '') => `/?${search}&view=results${view}`;

const wordsIn = (language: Language) =>
  createTranslator({ locale: language, messages: { flights: language === 'ar' ? arabic : english }, namespace: 'flights' });

/** Most journeys get their answers from here, so that they neither share a rate limit nor wait for a server. */
const test = base.extend<{ words: ReturnType<typeof wordsIn>; searches: Request[] }>({
  words: async ({ language }, use) => use(wordsIn(language)),
  searches: async ({ page }, use) => {
    const answered: Request[] = [];
    page.on('requestfinished', (request) => request.url().endsWith('/api/flights/search') && answered.push(request));
    await page.route('**/api/flights/search', async (route) => {
      await route.fulfill({ json: packResponse(await answerTo(route.request().postDataJSON())) });
    });
    await use(answered);
  },
});

async function answerTo(request: FlightSearchRequest): Promise<FlightSearchResponse> {
  const context = { signal: new AbortController().signal, today: todayInQatar() };
  const { offers, carriers, aircraft } = await sandboxFlightSupplier.searchFlights(request, context);
  const now = Date.now();
  return {
    ...faresOfJourneys(offers.map((offer) => ({ ...offer, signature: 'sealed' }))),
    searchParams: request,
    dictionaries: { carriers, aircraft },
    meta: {
      supplier: 'sandbox',
      suppliers: [],
      sandbox: true,
      searchedAt: new Date(now).toISOString(),
      expiresAt: new Date(now + 1_800_000).toISOString(),
    },
  };
}

/** Over the home page, or as a page when it is opened by its address. */
const screenOf = (page: Page) => page.locator('dialog[open], #flight-results').first();
const cardsOf = (page: Page) => screenOf(page).getByRole('article');
const queryOf = (page: Page) => new URL(page.url()).searchParams;

/** Opens an address of results and waits for the answer, without a timeout, for busy machines. */
async function openResults(page: Page, address: string): Promise<void> {
  await Promise.all([page.waitForResponse('**/api/flights/search'), openOverHome(page, address)]);
}

/** The prices on the cards, in the order shown. */
async function pricesOf(part: Page | Locator): Promise<number[]> {
  const texts = await part.getByTestId('price').allTextContents();
  return texts.map((text) => Number(text.replace(/[^\d]/g, '')));
}

test.describe('in dark mode', () => {
  test.use({ colorScheme: 'dark' });

  test('the results are readable too', async ({ page, address, words }) => {
    await openResults(page, address(resultsOf()));
    await expect(cardsOf(page)).toHaveCount(30);
    await cardsOf(page)
      .first()
      .getByRole('button', { name: words('results.card.details') })
      .click();
    await expectAccessible(page);
  });
});

test('a link to results opens them, the cheapest first, and the best on request @wide', async ({ page, address, words }) => {
  await openResults(page, address(resultsOf()));
  const order = (name: 'best' | 'cheapest') =>
    page.getByRole('button', { name: new RegExp(`^${words(`results.highlights.${name}`)}`) });
  await expect(order('cheapest')).toHaveAttribute('aria-pressed', 'true');
  await order('best').click();
  await expect.poll(() => queryOf(page).get('sort')).toBe('best');
  await expect(page.getByText(words('results.bestMeans'))).toBeVisible();
  await order('cheapest').click();
  await expect.poll(() => queryOf(page).get('sort')).toBeNull();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(30);
  await expect(page.getByText(words('results.sandbox'))).toBeVisible();
  const prices = await pricesOf(page);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  await cardsOf(page)
    .first()
    .getByRole('button', { name: words('results.card.details') })
    .click();
  await expectAccessible(page);

  if ((page.viewportSize()?.width ?? 0) < 1024)
    await page.getByRole('button', { name: words('results.filters.title'), exact: true }).click();
  await page.getByText(words('results.company.title'), { exact: true }).click();
  const company = page.getByRole('form', { name: words('results.company.title') });
  await company.getByLabel(words('results.company.airline')).selectOption('QR');
  await company.getByRole('button', { name: words('results.company.submit') }).click();
  await expect(company.getByText(words('results.company.codeInvalid'))).toBeVisible();
  await company.getByLabel(words('results.company.code'), { exact: true }).fill('kt2026');
  await expectAccessible(page);
  await company.getByRole('button', { name: words('results.company.submit') }).click();
  await expect.poll(() => queryOf(page).get('company')).toBe('QR-KT2026');
  const sold = cardsOf(page)
    .filter({ hasText: words('results.chips.companyFare') })
    .first();
  await sold.getByRole('link', { name: words('results.card.select') }).click();
  await expect(page).toHaveURL(/passenger-info/);
  await expect(page.getByRole('main')).toContainText('KT2026');
});

test('a row is low, fits on the screen, and opens wherever it is pressed @both @wide', async ({ page, address, words }) => {
  const highest = { phone: 205, desktop: 135 };
  const bound = (page.viewportSize()?.width ?? 0) < 1024 ? highest.phone : highest.desktop;
  await openResults(page, address(resultsOf()));
  await expect(cardsOf(page)).toHaveCount(30);
  const first = cardsOf(page).first();
  for (const card of (await cardsOf(page).all()).slice(0, 6)) {
    await card.scrollIntoViewIfNeeded();
    expect((await card.boundingBox())?.height).toBeLessThanOrEqual(bound);
  }
  const rows = await cardsOf(page).evaluateAll((cards) =>
    cards.slice(0, 6).map((card) => {
      const all = [...card.querySelectorAll('ul.contents li')].filter((chip) => chip.checkVisibility());
      const chips = all.filter((chip) => getComputedStyle(chip).opacity !== '0');
      const box = card.querySelector('ul.contents')?.parentElement?.getBoundingClientRect();
      const cut = chips.filter((chip) => chip.getBoundingClientRect().bottom > (box?.bottom ?? 0) + 1);
      const hidden = all.length - chips.length;
      const sign = card.querySelector<HTMLElement>('[data-testid=more-chips]:not(:empty)');
      return { shown: chips.length, cut: cut.length, hidden, said: Number(sign?.textContent?.replace(/[^\d]/g, '') ?? 0) };
    }),
  );
  for (const { shown, cut, hidden, said } of rows) {
    expect(shown).toBeGreaterThan(0);
    expect({ cut, said }).toEqual({ cut: 0, said: hidden });
  }
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  if (width < 640) {
    // All facts of a fare fit: bags, carbon, cancelling, changes and points.
    for (const narrower of [width, 360]) {
      await page.setViewportSize({ width: narrower, height });
      await expect(first.getByTestId('more-chips'), `at ${narrower} pixels`).toBeEmpty();
      expect((await first.boundingBox())?.height).toBeLessThanOrEqual(190);
    }
    // A window of 1280 pixels at 400 %.
    await page.setViewportSize({ width: 320, height });
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width, height });
  }
  const select = await first.getByRole('link', { name: words('results.card.select') }).boundingBox();
  expect(select?.height).toBeGreaterThanOrEqual(44);

  // The button of the details covers the whole row; the header covers what is scrolled below it.
  await first.evaluate((card) => card.scrollIntoView({ block: 'center' }));
  await first.getByTestId('price').click({ force: true });
  await expect(first.getByRole('heading', { level: 4 })).toHaveCount(4);

  // Fares side by side; a more expensive one is named in the row, and stays selected when the row is closed.
  const fares = first.getByRole('group', { name: words('results.fares.title') });
  const [dearest, labels] = [fares.getByRole('radio').last(), await fares.locator('label').all()];
  const boxes = await Promise.all(labels.map((label) => label.boundingBox()));
  expect(new Set(boxes.map((box) => `${box?.y} ${box?.height}`)).size).toBe(1);
  const brand = (await fares.locator('label').last().locator('bdi').first().textContent()) ?? '';
  await expect(dearest).toHaveAccessibleName(new RegExp(`^${brand}[,،] .*\\d.*[;؛] .*\\d`));
  const [before = 0] = await pricesOf(first);
  const picked = encodeURIComponent((await dearest.getAttribute('value')) ?? '');
  await dearest.check();
  await expect(first.locator('ul.contents li').first()).toHaveText(brand);
  expect((await pricesOf(first))[0]).toBeGreaterThan(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await first.getByRole('button', { expanded: true }).press('Enter');
  await expect(first.getByText(brand).last()).toBeVisible();
  expect((await pricesOf(first))[0]).toBeGreaterThan(before);
  await expect(first.getByRole('link', { name: words('results.card.select') })).toHaveAttribute(
    'href',
    new RegExp(`offer=${picked}$`),
  );
  await first.getByRole('button', { expanded: false }).press('Enter');
  await expect(dearest).toBeChecked();
});

test('another return is selected in the row, adds the stated difference to the price, and stays selected', async ({
  page,
  address,
  words,
}) => {
  await openResults(page, address(resultsOf()));
  await expect(cardsOf(page)).toHaveCount(30);
  const counts = (await page.getByRole('dialog').getByRole('status').textContent())?.match(/\d+/g)?.map(Number) ?? [];
  expect(counts[1]).toBeLessThan(counts[0] ?? 0);
  const label = words('results.card.returns', { count: 3 });
  const index = (await cardsOf(page).allTextContents()).findIndex((text) => text.replaceAll('\u00a0', ' ').includes(label));
  expect(index).toBeGreaterThanOrEqual(0);
  const card = cardsOf(page).nth(index);
  const [before = 0] = await pricesOf(card);
  await card.getByRole('button', { name: words('results.card.details') }).click();
  const returns = card.getByRole('group', { name: words('results.returns.title') }).getByRole('radio');
  await expect(returns).toHaveCount(3);
  const id = (await returns.and(page.locator(':not(:checked)')).last().getAttribute('value')) ?? '';
  const other = card.locator('label', { has: page.locator(`[value="${id}"]`) });
  const difference = (await other.locator('bdi').last().textContent()) ?? '';
  const added = Number(difference.replace(/[^\d]/g, '')) * (difference.startsWith('−') ? -1 : 1);
  await other.click();
  await expect.poll(() => queryOf(page).get('open')).toBe(id);
  const [after = 0] = await pricesOf(card);
  // Both are shown in whole riyals.
  expect(Math.abs(after - before - added)).toBeLessThanOrEqual(1);
  // Where no bar at an edge covers a part of the next row's button.
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expectAccessible(page);

  // The button below the returns, where the choice was made.
  await card
    .getByRole('link', { name: words('results.card.select') })
    .last()
    .click();
  await page.waitForURL((url) => url.searchParams.get('offer') === id);
  await page.goBack();
  const selectedIn = (choice: string) =>
    card
      .getByRole('group', { name: words(`results.${choice}.title` as 'results.returns.title') })
      .getByRole('radio', { checked: true });
  await expect(selectedIn('returns')).toHaveAttribute('value', id);
  // In the row, and beside the button below the choices.
  expect(await pricesOf(card)).toEqual([after, after]);

  const fares = card.getByRole('group', { name: words('results.fares.title') });
  await fares.getByRole('radio').last().check();
  const fare = (await selectedIn('fares').getAttribute('value')) ?? '';
  expect(fare).not.toBe(id);
  expect((await pricesOf(card))[0]).toBeGreaterThan(after ?? 0);
  await expect(selectedIn('returns')).toHaveAttribute('value', fare);
  // As above: a radio button at the lower edge is cut.
  await fares.evaluate((group) => group.scrollIntoView({ block: 'center' }));
  await expectAccessible(page);
  await card.getByRole('link').first().click();
  await page.waitForURL((url) => url.searchParams.get('offer') === fare);
  await page.goBack();
  await expect(selectedIn('fares')).toHaveAttribute('value', fare);
});

test('by keyboard the first flight is within twelve steps of the heading @wide', async ({ page, address, words }) => {
  await openResults(page, address(resultsOf()));
  await expect(cardsOf(page)).toHaveCount(30);
  const skip = page.getByRole('button', { name: words('results.skip') });
  const isSkip = () => skip.evaluate((button) => button === document.activeElement);
  // Touch screens begin at the dialog itself, the close button first.
  let steps = 0;
  for (; steps < 12 && !(await isSkip()); steps += 1) await page.keyboard.press('Tab');
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(cardsOf(page).first().getByRole('button')).toBeFocused();
  expect(steps + 1).toBeLessThanOrEqual(12);
});

test('rows with two stops are as low @both', async ({ page, address }) => {
  await openResults(page, address(resultsOf('&stops=2').replace('to=LHR', 'to=LON')));
  await expect(cardsOf(page).first()).toBeVisible();
  for (const card of (await cardsOf(page).all()).slice(0, 6)) {
    await card.scrollIntoViewIfNeeded();
    // A return from another airport has a line of its own for that.
    const isElsewhere = (await card.getByText(/^(Return (from|to)|العودة (من|إلى)) /).count()) > 0;
    expect((await card.boundingBox())?.height).toBeLessThanOrEqual(isElsewhere ? 225 : 205);
  }
});

test('six flights are rendered first, the others follow, and a filter does not move those that remain', async ({
  page,
  address,
  words,
  searches,
}) => {
  await page.addInitScript(() => {
    const counts: number[] = [];
    Object.assign(window, { cardCounts: counts });
    new MutationObserver(() => {
      const count = document.querySelectorAll('dialog[open] article').length;
      if (count > 0 && counts.at(-1) !== count) counts.push(count);
    }).observe(document, { childList: true, subtree: true });
  });
  await openResults(page, address(resultsOf('&sort=price')));
  await expect(cardsOf(page)).toHaveCount(30);
  expect(await page.evaluate(() => Reflect.get(window, 'cardCounts'))).toEqual([6, 30]);

  await cardsOf(page).evaluateAll((cards) => {
    for (const card of cards) card.setAttribute('data-stood', '');
  });
  const staying = await cardsOf(page)
    .filter({ hasNotText: words('results.card.stops', { count: 1 }) })
    .filter({ hasNotText: words('results.card.stops', { count: 2 }) })
    .count();
  await page.getByRole('button', { name: words('results.filters.title') }).click();
  await page
    .getByRole('dialog', { name: words('results.filters.title') })
    .getByLabel(words('results.filters.nonStop'))
    .check();
  await expect.poll(() => queryOf(page).get('stops')).toBe('0');
  await page.goBack();
  expect(staying).toBeGreaterThan(0);
  // An outbound flight whose first return has a stop may have another return without one.
  await expect.poll(() => page.locator('article[data-stood]').count()).toBeGreaterThanOrEqual(staying);
  await expect.poll(() => searches.length).toBe(1);
});

test('filters and order are in the address, survive a reload and can be undone @changing', async ({
  page,
  address,
  words,
  searches,
}) => {
  await openResults(page, address(resultsOf('&sort=duration')));
  const count = screenOf(page).getByRole('heading').getByRole('status');
  await expect(cardsOf(page)).toHaveCount(30);
  const all = await count.textContent();

  await page.getByRole('button', { name: words('results.filters.title') }).click();
  const sheet = page.getByRole('dialog', { name: words('results.filters.title') });
  await expect(sheet.getByLabel(words('results.sort.label'))).toHaveValue('duration');
  // The button for WhatsApp of the sheet, and not that of the results behind it.
  await expect(page.locator('a[href^="https://wa.me/"]').filter({ visible: true }).and(page.locator('dialog *'))).toHaveCount(1);
  await sheet.getByLabel(words('results.filters.nonStop')).check();
  await sheet.getByLabel(words('results.filters.highestPrice')).press('Home');
  await sheet.getByLabel(words('results.filters.highestPrice')).press('End');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: words('results.filters.close') }).click();
  await expect(sheet).toBeHidden();
  await expect.poll(() => queryOf(page).get('stops')).toBe('0');
  expect(queryOf(page).has('price')).toBe(false);

  await page.reload();
  await expect(count).not.toHaveText(all ?? '');
  await expect(cardsOf(page).first()).toContainText(words('results.card.nonStop'));
  await expect(cardsOf(page).filter({ hasText: words('results.card.stops', { count: 1 }) })).toHaveCount(0);
  await page.getByRole('button', { name: words('results.filters.nonStop'), exact: true, pressed: true }).click();
  await expect(count).toHaveText(all ?? '');
  await expect.poll(() => queryOf(page).toString()).toBe(`${search}&view=results&sort=duration`);
  await expect.poll(() => searches.length).toBe(1);
});

test('Back closes the results, Forward restores them without another search', async ({ page, address, words, searches }) => {
  await page.goto(address(`/?${search}`));
  await expect(page.getByRole('combobox', { name: words('form.to'), exact: true })).toHaveValue(/\(LHR\)$/);
  await page.getByRole('button', { name: words('form.submit') }).click();
  await expect(cardsOf(page).first()).toBeVisible();
  const fastest = page.getByRole('button', { name: new RegExp(`^${words('results.highlights.fastest')}`) });
  await fastest.click();
  await expect.poll(() => queryOf(page).get('sort')).toBe('duration');

  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(queryOf(page).has('view')).toBe(false);
  await page.goForward();
  await expect(fastest).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: words('results.close') }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: words('form.submit') })).toBeEnabled();
  await expect.poll(() => searches.length).toBe(1);
});

test('Back closes only the filter sheet and keeps the selection', async ({ page, address, words, searches }) => {
  await page.goto(address(`/?${search}`));
  await page.getByRole('button', { name: words('form.submit') }).click();
  const sheet = page.getByRole('dialog', { name: words('results.filters.title') });
  const openSheet = () => page.getByRole('button', { name: new RegExp(`^${words('results.filters.title')}`) }).click();
  await openSheet();
  await sheet.getByLabel(words('results.filters.nonStop')).check();
  await expect.poll(() => queryOf(page).get('stops')).toBe('0');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(cardsOf(page).first()).toContainText(words('results.card.nonStop'));
  await expect.poll(() => queryOf(page).get('stops')).toBe('0');

  await openSheet();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: words('results.close') })).toBeVisible();
  await expect.poll(() => queryOf(page).get('stops')).toBe('0');
  await expect.poll(() => searches.length).toBe(1);
});

test('the first flight begins high on a phone, and a filter does not push it down @both', async ({
  page,
  address,
  words,
  searches,
}) => {
  for (const filter of ['', '&stops=1&sort=arrival']) {
    await openResults(page, address(resultsOf(filter)));
    await expect(cardsOf(page).first()).toBeVisible();
    // The results slide in; the Hijri dates of the trip are a line above them.
    await expect.poll(async () => (await cardsOf(page).first().boundingBox())?.y).toBeLessThanOrEqual(350);
  }
  await expect(page.getByRole('button', { name: words('results.filters.clearAll') })).toBeInViewport();
  expect(searches).toHaveLength(2);

  // When the filters hide everything, hidden results are counted as in the heading of the list: rows, not combinations.
  await openResults(page, address(resultsOf('&stops=2')));
  const heading = page.getByRole('dialog').getByRole('heading').getByRole('status');
  await expect(heading).toHaveText(/^0\D/);
  const rows = Number((await heading.textContent())?.match(/\d+/g)?.[1]);
  await expect(page.getByText(words('results.empty.filtered', { count: rows }))).toBeVisible();
});

test('filters beside the list can be hidden and shown again @wide', async ({ page, address, words }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openResults(page, address(resultsOf('&stops=1')));
  const panel = page.getByRole('complementary', { name: words('results.filters.title') });
  // The longest order is read whole.
  const room = await panel.getByRole('combobox', { name: words('results.sort.label') }).evaluate((box: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(box);
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new TypeError('No canvas');
    canvas.font = font;
    const longest = Math.max(...[...box.options].map(({ text }) => canvas.measureText(text).width));
    return box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - longest;
  });
  expect(room).toBeGreaterThanOrEqual(0);
  await panel.getByLabel(words('results.filters.overnight')).check();
  await expect.poll(() => queryOf(page).get('night')).toBe('none');
  await expectAccessible(page);
  await panel.getByRole('button', { name: words('results.filters.hide') }).click();
  await expect(panel).toBeHidden();
  const show = page.getByRole('button', { name: new RegExp(`^${words('results.filters.title')}`) });
  await expect(show).toBeFocused();
  await show.click();
  await expect(panel).toBeVisible();
  await expect(show).toHaveCount(0);
});

test('changing the search keeps order and filters for the same route', async ({ page, address, words, searches }) => {
  await page.goto(address(`/?${search}`));
  await expect(page.getByRole('combobox', { name: words('form.to'), exact: true })).toHaveValue(/\(LHR\)$/);
  await page.getByRole('button', { name: words('form.submit') }).click();
  await page.getByRole('button', { name: new RegExp(`^${words('results.highlights.fastest')}`) }).click();
  await expect.poll(() => queryOf(page).get('sort')).toBe('duration');
  await page.getByRole('button', { name: words('results.change') }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByLabel(words('form.cabin')).selectOption('BUSINESS');
  await page.getByRole('button', { name: words('form.submit') }).click();
  await expect.poll(() => searches.length).toBe(2);
  await expect.poll(() => queryOf(page).get('sort')).toBe('duration');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveCount(1);
});

test('one flight shows its details at a time, and the address names it @changing', async ({ page, address, words, searches }) => {
  const detailsOf = (index: number) =>
    cardsOf(page)
      .nth(index)
      .getByRole('button', { name: words('results.card.details') });
  await openResults(page, address(resultsOf()));
  await detailsOf(0).click();
  await expect(cardsOf(page).nth(0).getByRole('heading', { level: 4 }).first()).toBeVisible();
  await expect.poll(() => queryOf(page).get('open')).not.toBeNull();
  const first = queryOf(page).get('open');
  await detailsOf(1).click();
  await expect(cardsOf(page).nth(1).getByRole('heading', { level: 4 }).first()).toBeVisible();
  await expect(detailsOf(0)).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => queryOf(page).get('open')).not.toBe(first);
  await page.reload();
  await expect(cardsOf(page).nth(1).getByRole('heading', { level: 4 }).first()).toBeVisible();
  await expect(detailsOf(0)).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => searches.length).toBe(1);
});

test.describe('the visas of a flight', () => {
  test.use({ expectedError: /visa-rules/ });
  test.skip(areVisaRulesTooOld(), 'They are no longer shown (tests/unit/visa/trip-visas.test.tsx).');

  test('are those of the selected passport, which holiday pages use too', async ({
    page,
    address,
    words,
    language,
    searches,
  }) => {
    const { rules, trip, note } = language === 'ar' ? arabicVisa : englishVisa;
    await openResults(page, address(resultsOf('&stops=1')));
    await cardsOf(page)
      .first()
      .getByRole('button', { name: words('results.card.details') })
      .click();
    const visas = page.getByRole('region', { name: trip.title });
    const passport = visas.getByLabel(rules.passport, { exact: true });
    await expect(passport).toHaveValue('');
    await expect(visas.getByRole('listitem')).toHaveCount(0);
    await passport.selectOption('QA');
    await expect(visas.getByRole('listitem').first()).toContainText(rules.destination);
    await expect(visas.getByRole('listitem').first()).toContainText(rules.eta);
    await expect(visas.getByText(trip.connection).first()).toBeVisible();
    await expect(visas.getByText(trip.transit)).toBeVisible();

    await page.route('**/api/visa-rules/IN', (route) => route.abort());
    await passport.selectOption('IN');
    await expect(visas.getByText(trip.missing)).toBeVisible();
    await page.unroute('**/api/visa-rules/IN');
    await visas.getByRole('button', { name: rules.retry }).click();
    await expect(visas.getByRole('listitem').first()).toContainText(rules.required);
    await expectAccessible(page);
    await expect(visas.getByRole('link', { name: trip.all })).toHaveAttribute('href', /passport=IN&destination=GB$/);
    expect(searches).toHaveLength(1);

    await page.goto(address('/travel/destination/maldives'));
    const entry = page.getByRole('region', { name: note.title });
    const india = new Intl.DisplayNames(language, { type: 'region' }).of('IN') ?? '';
    // The page reads the device’s storage when the part comes into view.
    await entry.scrollIntoViewIfNeeded();
    await expect(entry).toContainText(note.passport.replace('{passport}', india));
    await expectAccessible(page);
    await entry.getByRole('link', { name: note.other }).click();
    await page.waitForURL(/destination=MV/);
    await expect(page.getByLabel(rules.passport, { exact: true })).toHaveValue('IN');
    await expect(page.getByLabel(rules.destination, { exact: true })).toHaveValue('MV');
  });
});

test('a selected flight leads to the passenger form, and Back to the same place', async ({ page, address, words, searches }) => {
  await openResults(page, address(resultsOf()));
  const card = cardsOf(page).nth(12);
  const sentence = card.locator('p.sr-only').first();
  const before = await sentence.textContent();
  await card.scrollIntoViewIfNeeded();
  // Measured at the press itself: a click first scrolls to its target, which lays out rows on the way.
  await card.evaluate((row) => {
    const note = () => Object.assign(window, { topAtPress: row.getBoundingClientRect().top });
    row.addEventListener('click', note, { capture: true, once: true });
  });
  await card.getByRole('link', { name: words('results.card.select') }).click();
  await page.waitForURL(/\/booking\/passenger-info\?.*offer=/);
  await page.goBack();
  await expect(sentence).toHaveText(before ?? '');
  const top = Number(await page.evaluate(() => Reflect.get(window, 'topAtPress')));
  await expect.poll(async () => Math.abs(((await card.boundingBox())?.y ?? 0) - top)).toBeLessThan(20);
  await expect.poll(() => searches.length).toBe(1);
});

test('leaving a linked result keeps the search in the form', async ({ page, address, words, searches }) => {
  await openResults(page, address(resultsOf('&stops=1&sort=price-desc')));
  await expect(cardsOf(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(queryOf(page).toString()).toBe(search);
  await expect(page.getByRole('button', { name: words('form.submit') })).toBeEnabled();
  await expect.poll(() => searches.length).toBe(1);
});

test('a link to results that names its cities opens them, and Back leaves them', async ({ page, address, searches }) => {
  await page.goto(address('/about'));
  await page.goto(address(`/?from=doha&to=london&departure=${departure}&adults=1&view=results`));
  await expect(cardsOf(page).first()).toBeVisible();
  expect(queryOf(page).get('to')).toBe('LHR');
  expect(searches).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('an address without a valid search opens the form', async ({ page, address, searches }) => {
  await page.goto(address(`/?from=DOH&to=DOH&departure=2020-01-01&view=results`));
  await expect.poll(() => queryOf(page).has('view')).toBe(false);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(searches).toEqual([]);
});

test('an answer without flights says so and offers a next step', async ({ page, address, words }) => {
  await page.route('**/api/flights/search', async (route) => {
    await route.fulfill({ json: packResponse({ ...(await answerTo(route.request().postDataJSON())), data: [] }) });
  });
  await openResults(page, address(resultsOf()));
  await expect(page.getByRole('heading', { name: words('results.empty.title') })).toBeVisible();
  await page.getByRole('button', { name: words('results.empty.changeDates') }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('prices that expire on screen can be refreshed but not selected', async ({ page, address, words, searches }) => {
  await page.clock.install();
  await openResults(page, address(resultsOf()));
  await expect(cardsOf(page).first().getByRole('link')).toBeVisible();
  await page.clock.fastForward('31:00');
  await expect(page.getByText(words('results.expired.title'))).toBeVisible();
  await expect(cardsOf(page).first().getByRole('link')).toHaveCount(0);
  await page.clock.setSystemTime(new Date());
  await page
    .getByRole('button', { name: words('results.expired.refresh') })
    .first()
    .click();
  await expect(page.getByText(words('results.expired.title'))).toBeHidden();
  await expect.poll(() => searches.length).toBe(2);
});

test.describe('without a network', () => {
  test.use({ expectedError: /ERR_INTERNET_DISCONNECTED/ });

  test('prices that expire are refreshed in place: rows, order and filters stay', async ({ page, address, words, searches }) => {
    await page.clock.install();
    await openResults(page, address(resultsOf('&sort=duration&stops=0')));
    const first = cardsOf(page).first();
    await expect(first.getByRole('link')).toBeVisible();
    await first.getByRole('button', { expanded: false }).click();
    const fares = first.getByRole('group', { name: words('results.fares.title') });
    await fares.getByRole('radio').last().check();
    const names = await fares.locator('label').evaluateAll((all) => all.map((label) => label.querySelector('bdi')?.textContent));
    await page.clock.fastForward('31:00');
    const notice = page.getByRole('alert').filter({ hasText: words('results.expired.title') });
    await expect(notice.locator('..')).toContainText(/\b31\b/);
    // After scrolling, the bar of the list may cover a part of a button.
    await first.evaluate((card) => card.firstElementChild?.scrollIntoView({ block: 'center' }));
    await expectAccessible(page);
    const rows = await cardsOf(page).count();
    const refresh = page.getByRole('button', { name: words('results.expired.refresh') }).first();

    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/flights/search', async (route) => {
      await held;
      // The most expensive fare of each trip is sold out.
      const answer = await answerTo(route.request().postDataJSON());
      const left = Object.entries(answer.otherFares).map(([id, others]) => [id, others.slice(0, -1)]);
      await route.fulfill({ json: packResponse({ ...answer, otherFares: Object.fromEntries(left) }) });
    });
    await page.clock.setSystemTime(new Date());
    await refresh.click();
    await expect(page.locator('dialog[open] [inert] article')).toHaveCount(rows);
    await expect(page.getByTestId('skeleton-card')).toHaveCount(0);
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 }).first()).toBeFocused();
    release();
    await expect(page.getByText(words('results.expired.title'))).toBeHidden();
    await expect(cardsOf(page)).toHaveCount(rows);
    expect(searches).toHaveLength(2);
    const [was = '', now = ''] = names.slice(-2).reverse();
    const gone = words('results.expired.fareGone', { was: `\u2068${was}\u2069`, now: `\u2068${now}\u2069` });
    await expect(first.getByRole('status')).toHaveText(gone);
    await expect(fares.getByRole('radio').last()).toBeChecked();
    expect([queryOf(page).get('sort'), queryOf(page).get('stops')]).toEqual(['duration', '0']);
  });
});

test('a return from another airport of the city is named in row and details', async ({ page, address, words, language }) => {
  await page.route('**/api/flights/search', async (route) => {
    const answer = await answerTo(route.request().postDataJSON());
    const data = answer.data.map(({ itineraries: [out, back], ...offer }) => ({
      ...offer,
      itineraries: [out, fromGatwick(back)],
    }));
    await route.fulfill({ json: packResponse({ ...answer, data: data as FlightSearchResponse['data'], otherFares: {} }) });
  });
  await openResults(page, address(resultsOf()));
  const airport = { en: 'Gatwick', ar: 'غاتويك' }[language];
  const card = cardsOf(page).first();
  await expect(card.getByText(words('results.chips.returnFrom', { airport })).first()).toBeVisible();
  await card.getByRole('button', { expanded: false }).click();
  const names = {
    en: { lands: 'Heathrow Airport', leaves: 'Gatwick Airport' },
    ar: { lands: 'مطار لندن هيثرو', leaves: 'مطار لندن غاتويك' },
  }[language];
  await expect(card.getByText(words('results.details.returnFrom', names))).toBeVisible();
  await expectAccessible(page);
});

function fromGatwick(back: FlightItinerary | undefined): FlightItinerary | undefined {
  if (!back) return back;
  const [first, ...others] = back.segments;
  if (!first) return back;
  return { ...back, segments: [{ ...first, departure: { ...first.departure, iataCode: 'LGW' } }, ...others] };
}

test('printed results have all flights, no controls, and black text on white @wide', async ({ page, address, words }) => {
  await openResults(page, address(resultsOf()));
  await expect(cardsOf(page)).toHaveCount(30);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('dialog').getByText(contact.email)).toBeVisible();
  await expect(page.locator('main')).toBeHidden();
  for (const name of ['results.change', 'results.close', 'results.filters.title', 'calendar.month'] as const) {
    await expect(page.getByRole('button', { name: words(name), exact: true })).toHaveCount(0);
  }
  await expect(cardsOf(page).first().getByRole('link')).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(255, 255, 255)');
  const sheet = await page.evaluate(() => document.documentElement.scrollHeight);
  const last = await cardsOf(page).last().boundingBox();
  expect(last && last.y + last.height).toBeLessThanOrEqual(sheet);
  const pages = (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(pages?.length).toBeGreaterThan(2);
});

test('a search says that it began and what it found, and covers no button @both @wide', async ({
  page,
  address,
  words,
  viewport,
}) => {
  // At the lower edge of the results stands a row that is cut.
  await page.setViewportSize({ width: viewport?.width ?? 1280, height: 800 });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let count = 0;
  await page.route('**/api/flights/search', async (route) => {
    await held;
    const answer = await answerTo(route.request().postDataJSON());
    count = answer.data.length;
    await route.fulfill({ json: packResponse(answer) });
  });
  await openOverHome(page, address(resultsOf()));
  await expectToast(page, words('toasts.searching'));
  release();
  await expect(cardsOf(page).first()).toBeVisible();
  await expectToast(page, words('toasts.found', { count }));
  // Below the results, which end above it.
  const endOfResults = await page.getByRole('dialog').evaluate((dialog) => dialog.getBoundingClientRect().bottom);
  expect((await toastOf(page).boundingBox())?.y).toBeGreaterThanOrEqual(endOfResults);
  await expect(toastOf(page)).toHaveCount(0);
});

test('a search that is answered before the screen of its results has loaded says what it found', async ({
  page,
  address,
  words,
  searches,
}) => {
  const answered = page.waitForResponse('**/api/flights/search');
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes('skeleton-card')) {
      await (await answered).finished();
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    }
    await route.fulfill({ response, body });
  });
  await openOverHome(page, address(resultsOf()));
  const { data } = await answerTo((await answered).request().postDataJSON());
  await expect(toastOf(page)).toHaveText(words('toasts.found', { count: data.length }));
  expect(searches).toHaveLength(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the stops of a flight are named by their cities, not by codes @both @wide', async ({ page, address, words }) => {
  await page.goto(address(resultsOf()));
  const stops = page.locator('#found-flights').getByText(words('results.card.stops', { count: 1 }), { exact: true });
  await expect(stops.first()).toBeVisible();
  const line = stops.first().locator('xpath=..');
  await expect(line.locator('xpath=..')).not.toContainText(/\b[A-Z]{3}\b/);
});

test('a slow search says that it continues @changing', async ({ page, address, words }) => {
  await page.clock.install();
  await page.route('**/api/flights/search', () => undefined);
  await openOverHome(page, address(resultsOf()));
  await expect(page.getByTestId('skeleton-card')).toHaveCount(5);
  await page.clock.fastForward(8500);
  await expect(page.getByText(words('results.slow'))).toBeVisible();
});

test.describe('a search that fails', () => {
  test.use({ expectedError: /status of (400|429|502|500)|Flight search failed/ });

  const card = (page: Page) => page.locator('#failed-flight-search');
  async function failBy(page: Page, address: string, answer: Parameters<Route['fulfill']>[0]) {
    await page.route('**/api/flights/search', (route) => route.fulfill(answer));
    await openOverHome(page, address);
  }

  test('closes the results and leaves a card above the filled form, which tries again @both @wide', async ({
    page,
    address,
    words,
  }) => {
    await failBy(page, address(resultsOf()), { status: 502, json: { error: 'No.', code: 'supplierFailed' } });
    await expect(card(page).getByRole('alert')).toContainText(words('results.failure.title', { code: 'supplierFailed' }));
    await expect(page.getByRole('status').filter({ hasText: words('toasts.failed') })).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page.locator('[data-flight-search] input').first()).toHaveValue(/\(DOH\)/);
    await expectAccessible(page);
    await page.unroute('**/api/flights/search');
    await card(page)
      .getByRole('button', { name: words('results.failure.retry'), exact: true })
      .click();
    await expect(cardsOf(page).first()).toBeVisible();
    await page.goBack();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(card(page)).toBeEmpty();
  });

  test('shows its card below the header, from a form that was scrolled to', async ({ page, address, words }) => {
    await page.route('**/api/flights/search', (route) => route.fulfill({ status: 502, json: { error: 'No.' } }));
    await page.goto(address(`/?${search}`));
    await page.getByRole('button', { name: words('form.submit') }).click();
    const title = card(page).getByRole('heading');
    await expect(title).toBeVisible();
    const header = (await page.locator('header').first().boundingBox())?.height ?? 0;
    await expect.poll(async () => (await title.boundingBox())?.y).toBeGreaterThan(header);
    // Going back ends with another scroll position.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect.poll(async () => (await title.boundingBox())?.y).toBeGreaterThan(header);
  });

  test('because of too many searches waits with its button', async ({ page, address, words }) => {
    await page.clock.install();
    await failBy(page, address(resultsOf()), {
      status: 429,
      headers: { 'Retry-After': '20' },
      json: { error: 'Too many searches.', code: 'tooManyRequests' },
    });
    await expect(card(page).getByRole('alert')).toContainText(words('results.failure.title', { code: 'tooManyRequests' }));
    const retry = card(page).getByRole('button', { name: words('results.failure.retry'), exact: true });
    // The countdown continues, so the name contains the current seconds.
    await expect(card(page).getByRole('button', { disabled: true })).toHaveText(/\d/);
    await expect(retry).toHaveCount(0);
    await page.clock.fastForward(20_500);
    await expect(retry).toBeEnabled();
  });

  test('because the party is too large leads to the telephone and to WhatsApp', async ({ page, address, words }) => {
    await failBy(page, address(resultsOf()), { status: 400, json: { error: 'Too many passengers.', code: 'partyTooLarge' } });
    await expect(
      card(page).getByRole('heading', { name: words('results.failure.title', { code: 'partyTooLarge' }) }),
    ).toBeVisible();
    await expect(card(page).getByRole('link', { name: contact.phone })).toBeVisible();
    await expect(card(page).getByRole('link', { name: words('results.whatsapp.button') })).toBeVisible();
  });
});
