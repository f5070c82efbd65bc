import type { Locator, Page } from '@playwright/test';
import { popularFlights, popularHotels } from '../../content/popular.ts';
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expectHydrated } from './support/hydrated.ts';
import { SearchForm } from './support/search-form.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test.beforeEach(async ({ page, address }) => {
  await page.goto(address('/'));
});

/** On a phone the field in use fills the screen, soon after its suggestions. */
async function putFieldDown(page: Page) {
  if ((page.viewportSize()?.width ?? 0) >= 640) return;
  const sheet = page.getByRole('dialog').filter({ has: page.getByRole('combobox') });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
}

test('is accessible on every tab @wide', async ({ page, language }) => {
  const { tabs } = words[language].home;
  for (const name of [tabs.flights, tabs.hotels, tabs.insurance]) {
    await page.getByRole('tab', { name }).click();
    await expectAccessible(page);
  }
});

test('the address of a tab leads to it, on an open page too', async ({ page, language }) => {
  const { tabs } = words[language].home;
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab(tabs.hotels).click();
  await expect(page).toHaveURL(/#hotels$/);
  await page.evaluate(() => {
    window.location.hash = 'insurance';
  });
  await expect(tab(tabs.insurance)).toHaveAttribute('aria-selected', 'true');
});

test('the carousel below follows the tab, by pointer and by arrow keys @both @changing', async ({ page, language }) => {
  const { tabs, popularFlights, popularHotels, offers } = words[language].home;
  await expect(page.getByRole('heading', { name: popularFlights.title })).toBeVisible();
  await page.getByRole('tab', { name: tabs.hotels }).click();
  await expect(page.getByRole('heading', { name: popularHotels.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: popularFlights.title })).toBeHidden();
  await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
  await expect(page.getByRole('tab', { name: tabs.insurance })).toBeFocused();
  await expect(page.getByRole('heading', { name: offers.title })).toBeVisible();
});

test('the arrows move a row by 320 px, end with it, and keep the keyboard @wide', async ({ page, language }) => {
  const { popularFlights, carousel } = words[language].home;
  const section = page.getByRole('region', { name: popularFlights.title });
  const row = section.getByRole('list', { name: popularFlights.title });
  const travelled = () => row.evaluate((element) => Math.round(Math.abs(element.scrollLeft)));
  const [previous, next] = [carousel.previous, carousel.next].map((name) => section.getByRole('button', { name }));
  if (!previous || !next) throw new Error('no arrows');
  const left = () => row.evaluate(({ scrollWidth, clientWidth, scrollLeft }) => scrollWidth - clientWidth - Math.abs(scrollLeft));
  await expect(previous).toBeDisabled();
  await next.click();
  await expect.poll(travelled).toBe(320);
  await expect(previous).toBeEnabled();
  await previous.click();
  await expect.poll(travelled).toBe(0);
  await expect(previous).toBeDisabled();
  await expect(next, 'the keyboard goes on at the other arrow').toBeFocused();

  // Nine pixels before the end count as the end, eleven do not.
  await row.evaluate((element) => {
    element.style.scrollSnapType = 'none';
    element.style.scrollBehavior = 'auto';
    const travel = element.scrollWidth - element.clientWidth - 11;
    element.scrollTo({ left: getComputedStyle(element).direction === 'rtl' ? -travel : travel });
  });
  await expect.poll(travelled).toBeGreaterThan(0);
  await expect(next).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect.poll(left).toBeLessThan(1);
  await expect(next).toBeDisabled();
  await expect(previous, 'the keyboard goes on at the other arrow').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(next).toBeEnabled();
  await expect.poll(left).toBeGreaterThan(300);
});

test('airports are found by keyboard alone @both @changing', async ({ page, language }) => {
  const form = new SearchForm(page, language);
  await form.from.click();
  // What is typed while React starts is the matter of first-tap.spec.ts.
  await expectHydrated(page);
  await page.keyboard.type('lo');
  await expect(page.getByText(form.form.airportHint)).toHaveCount(2);
  await page.keyboard.type('n');
  await expect(form.suggestions.first()).toBeVisible();
  expect(await form.suggestions.count()).toBeLessThanOrEqual(8);
  await page.keyboard.press('ArrowDown');
  await expect(form.suggestions.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(form.from).toHaveValue(/\(L[A-Z]{2}\)$/);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('xyzzy');
  await expect(page.getByText(form.form.airportNone).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form.suggestions).toHaveCount(0);
});

test('letters typed within an airport take its place', async ({ page, language }) => {
  const form = new SearchForm(page, language);
  await form.from.click();
  await expectHydrated(page);
  await form.from.evaluate((field: HTMLInputElement) => field.setSelectionRange(3, 3));
  await page.keyboard.type('lon');
  await expect(form.from).toHaveValue('lon');
});

test('a typed code is accepted when the field loses focus', async ({ page, language }) => {
  const form = new SearchForm(page, language);
  await form.to.fill('lhr');
  await expect(form.suggestions.first()).toBeVisible();
  await putFieldDown(page);
  await form.to.press('Tab');
  await expect(form.to).toHaveValue(`${words[language].london} (LHR)`);
});

test('the button waits for what is missing, which is named beside it; a departure brings its return @both', async ({
  page,
  language,
}) => {
  const form = new SearchForm(page, language);
  const { errors } = words[language].flights;
  const { missing } = form.form;
  await expect(form.from).toHaveValue(`${words[language].doha} (DOH)`);
  await expect(form.return).toBeDisabled();
  await expect(form.submit).toBeDisabled();
  await expect(form.submit).toHaveAccessibleDescription(new RegExp(`${missing.to}.*${missing.departureDate}$`));
  await expectAccessible(page);
  await form.chooseAirport(form.to, words[language].london);
  await expect(form.to).toHaveValue(`${words[language].london} (LON)`);
  await expect(form.submit).toHaveAccessibleDescription(missing.lead.replace('{fields}', missing.departureDate));
  await form.departure.click();
  await form.chooseDay(5);
  await expect(page.getByRole('heading', { name: form.form.pickReturn })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form.departure).toContainText(asShown(addDays(todayInQatar(), 5)));
  await expect(form.return).toContainText(asShown(addDays(todayInQatar(), 6)));
  await expect(form.submit).toBeEnabled();
  await expect(form.submit).toHaveAccessibleDescription('');
  await form.return.click();
  await page.getByRole('button', { name: form.form.clearDates }).click();
  await page.keyboard.press('Escape');
  await expect(form.submit).toBeDisabled();
  await page.getByText(form.form.oneway, { exact: true }).click();
  await form.departure.click();
  await form.chooseDay(5);
  await page.getByText(form.form.roundtrip, { exact: true }).click();
  await form.submit.click();
  await expect(page.getByText(errors.returnRequired)).toBeVisible();
  await expect(form.return).toBeFocused();
});

/** yyyy-MM-dd as dd/MM/yyyy. */
const asShown = (day: string) => day.split('-').reverse().join('/');

test('every field shows its whole value at any width @both', async ({ page, language }) => {
  const form = new SearchForm(page, language);
  await form.fillRoundTrip(words[language]);
  for (const width of [390, 1024, 1280, 1536]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await page
      .getByRole('form', { name: form.form.label })
      .locator('input, button *')
      .evaluateAll((fields) =>
        fields
          .filter((field) => field.scrollWidth > field.clientWidth + 1 && field.clientWidth > 0)
          .map((field) => field.outerHTML),
      );
    expect(cut, `${width}`).toEqual([]);
  }
});

test('a phone shows all of the search above its bar, and names that are long one below the other @both', async ({
  page,
  language,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const form = new SearchForm(page, language);
  const bar = page.locator('nav.phone-bar');
  const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);
  const end = await form.submit.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(end).toBeLessThan(await topOf(bar));
  expect(await topOf(form.to)).toBe(await topOf(form.from));
  await form.to.click();
  await page.keyboard.type('KUL');
  await form.suggestions.first().click();
  await expect.poll(async () => (await topOf(form.to)) > (await topOf(form.from))).toBe(true);
});

test('a tab changes what is asked, and not the place of what is below @wide', async ({ page, language }) => {
  const { tabs, hero } = words[language].home;
  await page.setViewportSize({ width: 1280, height: 900 });
  const below = () => page.getByRole('main').evaluate((main) => main.querySelectorAll('h2')[0]?.getBoundingClientRect().top);
  const place = await below();
  for (const tab of ['hotels', 'insurance', 'flights'] as const) {
    await page.getByRole('tab', { name: tabs[tab] }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(hero[tab].title);
    expect(await below()).toBe(place);
  }
});

test('the calendar works by keyboard and returns the focus', async ({ page, language }) => {
  const form = new SearchForm(page, language);
  await form.departure.focus();
  await page.keyboard.press('Enter');
  await expect(form.calendar.locator('td button:focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(form.departure).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.calendar.locator('td button:focus')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: form.form.pickReturn })).toBeVisible();
  await expect(form.calendar.locator('td button:focus')).toHaveCount(1);
});

test('a shared search that can no longer be made says why', async ({ page, language, address }) => {
  await page.goto(address('/?from=DOH&to=LHR&departure=2020-01-14&adults=1&class=economy&view=results'));
  await expect(page.getByText(words[language].flights.errors.departurePast)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const departure = addDays(todayInQatar(), 60);
  await page.goto(address(`/?from=DOH&to=LHR&departure=${departure}&adults=1&class=royal&view=results`));
  const cabin = page.getByLabel(words[language].flights.form.cabin, { exact: true });
  await expect(cabin).toHaveAccessibleDescription(words[language].flights.errors.cabinInvalid);
  await expect(cabin).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a double click costs one step back, and the search is offered again in either language @both', async ({
  page,
  language,
  address,
}) => {
  const form = new SearchForm(page, language);
  await form.fillRoundTrip(words[language]);
  await form.submit.dblclick();
  await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(form.submit).toBeVisible();
  await page.goto(address('/'));
  const recent = page.getByRole('region', { name: form.form.recent });
  await expect(recent.getByText(words[language].london)).toBeVisible();
  await page.goto(language === 'ar' ? '/?lang=en' : '/ar?lang=ar');
  const other = language === 'ar' ? 'en' : 'ar';
  await expect(page.getByRole('region', { name: words[other].flights.form.recent }).getByText(words[other].london)).toBeVisible();
});

test('errors are shown in our own words, and nothing typed is lost', async ({ page, language }) => {
  const form = new SearchForm(page, language);
  await form.fillRoundTrip(words[language]);
  await form.to.fill('nowhere at all');
  await putFieldDown(page);
  await form.submit.click();
  await expect(page.getByText(words[language].flights.errors.airportRequired)).toBeVisible();
  await expect(form.to).toBeFocused();
  await expect(form.to).toHaveValue('nowhere at all');
  await form.to.fill('');
  await form.chooseAirport(form.to, words[language].doha);
  await form.submit.click();
  await expect(page.getByText(words[language].flights.errors.sameAirport)).toBeVisible();
  await expectAccessible(page);
});

test('swap exchanges departure and arrival', async ({ page, language }) => {
  const form = new SearchForm(page, language);
  await expect(form.from).toHaveValue(/\(DOH\)$/);
  await page.getByRole('button', { name: form.form.swap }).click();
  await expect(form.from).toHaveValue('');
  await expect(form.to).toHaveValue(/\(DOH\)$/);
});

test('passengers stay within the limits, and infants within the number of adults', async ({ page, language }) => {
  const { form } = words[language].flights;
  await page.getByRole('button', { name: new RegExp(`^${form.passengers} `) }).click();
  const more = (kind: string) => page.getByRole('button', { name: form.more.replace('{kind}', kind) });
  const fewer = (kind: string) => page.getByRole('button', { name: form.fewer.replace('{kind}', kind) });
  await expect(fewer(form.adults)).toBeDisabled();
  await more(form.infants).click();
  await expect(more(form.infants)).toBeDisabled();
  for (let adults = 1; adults < 9; adults += 1) await more(form.adults).click();
  await expect(more(form.adults)).toBeDisabled();
  await more(form.infants).click();
  for (let adults = 9; adults > 1; adults -= 1) await fewer(form.adults).click();
  await expect(page.getByRole('dialog').getByRole('status', { name: form.infants })).toHaveText('1');
  await expectAccessible(page);
});

test('the party and the longest cabin are read whole @both', async ({ page, language }) => {
  const { form } = words[language].flights;
  const party = page.getByRole('button', { name: new RegExp(`^${form.passengers} `) });
  await party.click();
  for (let adults = 1; adults < 9; adults += 1) {
    await page.getByRole('button', { name: form.more.replace('{kind}', form.adults) }).click();
  }
  for (let children = 0; children < 3; children += 1) {
    await page.getByRole('button', { name: form.more.replace('{kind}', form.children) }).click();
  }
  await page.getByRole('button', { name: form.done }).click();
  await expect(party).toContainText('12');
  const text = party.locator('span').last();
  expect(await text.evaluate((shown) => shown.scrollWidth <= shown.clientWidth && getComputedStyle(shown).textOverflow)).toBe(
    'clip',
  );
  const cabin = page.getByRole('combobox', { name: form.cabin, exact: true });
  await cabin.selectOption('PREMIUM_ECONOMY');
  const room = await cabin.evaluate((select: HTMLSelectElement) => {
    const style = getComputedStyle(select);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) return -1;
    pen.font = style.font;
    const width = select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    return width - pen.measureText(select.selectedOptions[0]?.text ?? '').width;
  });
  expect(room).toBeGreaterThanOrEqual(0);
});

test('multi-city is a form on the panel, and survives a reload', async ({ page, language }) => {
  const form = new SearchForm(page, language);
  const { multiCity } = words[language].flights;
  await page.getByText(form.form.multicity, { exact: true }).click();
  await expect(form.submit).toHaveCount(0);
  const legs = page.getByRole('form', { name: multiCity.label }).getByRole('group');
  await expect(legs).toHaveCount(2);
  await expectAccessible(page);
  await form.chooseAirport(legs.first().getByRole('combobox', { name: multiCity.to }), words[language].london);
  await expect(page).toHaveURL(/leg=DOH-LON-/);
  await page.reload();
  await expect(legs.first().getByRole('combobox', { name: multiCity.to })).toHaveValue(/\(LON\)$/);
  await expect(legs.first().getByRole('combobox', { name: multiCity.from })).toHaveValue(/\(DOH\)$/);
  await form.chooseAirport(legs.last().getByRole('combobox', { name: multiCity.to }), words[language].doha);
  for (const leg of await legs.all()) {
    await leg.getByRole('button', { name: new RegExp(`^${multiCity.date}`) }).click();
    await form.chooseDay(9);
  }
  await page.getByRole('button', { name: multiCity.submit }).click();
  await page.waitForURL(/\/booking\/multi-city\?leg=DOH-LON-.*view=results/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('services booked by phone open with the number to call @changing', async ({ page, language }) => {
  const { services } = words[language].home;
  await page.getByRole('button', { name: services.carRental.title }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link').first()).toHaveAttribute('href', /^tel:\+974/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('one tap on a popular flight opens the results of its trip, with its price now below that of the card @wide', async ({
  page,
  language,
}) => {
  const form = new SearchForm(page, language);
  const { now: nowFrom } = words[language].home.popularFlights;
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: words[language].london }) });
  await page.mouse.move(20, 20);
  await page.mouse.wheel(0, 40);
  const now = card.locator('p', { hasText: nowFrom });
  await expect(now).toBeVisible();
  await expect(card.locator('bdi.text-xl')).toContainText('1,850');
  const price = (await now.locator('bdi').first().textContent()) ?? 'no price';
  await page.getByRole('link', { name: words[language].london }).click();
  const results = page.getByRole('dialog');
  await expect(results.getByRole('article').first()).toBeVisible();
  const cheapest = words[language].flights.results.highlights.cheapest;
  await expect(results.getByRole('button', { name: new RegExp(`^${cheapest}`) })).toContainText(price);
  await expect(page).toHaveURL(/from=DOH&to=LHR&departure=\d{4}-\d\d-\d\d&return=\d{4}-\d\d-\d\d.*view=results/);
  await page.goBack();
  await expect(results).toHaveCount(0);
  await expect(form.submit).toBeVisible();
});

test('a trip that was opened from a card is not loaded again by the fallback for slow pages', async ({ page, language }) => {
  await page.clock.install();
  // Nor does it wait for the prices of the cards.
  await page.route('**/api/flights/popular', () => undefined);
  await page.reload();
  await page.getByRole('link', { name: words[language].london }).click();
  const trip = page.getByRole('dialog').getByRole('article').first();
  await expect(trip).toBeVisible();
  const loaded: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loaded.push(request.url()));
  await page.clock.fastForward(11_000);
  await expect(trip).toBeVisible();
  expect(loaded).toEqual([]);
});

/** In one month, so that their days say all. */
const month = addDays(todayInQatar(), 45).slice(0, 7);
const fare = { code: 'LHR', perAdult: 1640.4, stops: 1, nonStop: 1850, departure: `${month}-14`, return: `${month}-21` };

test('a card shows the present price of its trip, its days and its stops below its own price', async ({ page, language }) => {
  await page.route('**/api/flights/popular', (route) => route.fulfill({ json: [fare] }));
  await page.reload();
  const { popularFlights } = words[language].home;
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: words[language].london }) });
  await expect(async () => {
    await page.mouse.move(20, 20);
    await page.mouse.wheel(0, 40);
    await expect(card.getByText(/14\D21/)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(card.locator('p', { hasText: popularFlights.now })).toContainText('1,641');
  await expect(card.locator('bdi.text-xl')).toContainText('1,850');
});

test('a card on screen keeps its text when its live price arrives @wide', async ({ page, language }) => {
  await page.route('**/api/flights/popular', (route) => route.fulfill({ json: [fare] }));
  await page.setViewportSize({ width: 1280, height: 3000 });
  await page.reload();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: words[language].london }) });
  const before = (await card.textContent()) ?? '';
  const answered = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/api/flights/popular'));
  await page.mouse.move(20, 20);
  await page.mouse.move(40, 20);
  await answered;
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(card).toHaveText(before);
});

test('every card has the specified address, with the days of today, also in the page as the server sends it @both', async ({
  page,
  address,
  language,
}) => {
  const html = await (await page.request.get(address('/'))).text();
  const day = (days: number) => addDays(todayInQatar(), days);
  const prefix = language === 'ar' ? '/ar' : '';
  const flight = (city: string) =>
    `${prefix}/services/flights?from=doha&to=${city}&departure=${day(14)}&return=${day(21)}&passengers=1&adults=1&children=0&infants=0&class=economy`;
  const hotel = (city: string) =>
    `${prefix}/services/hotels?destination=${city}&checkin=${day(14)}&checkout=${day(17)}&adults=2&rooms=1`;
  const expected = [
    ...popularFlights.map(({ slug }) => flight(slug)),
    ...popularHotels.map(({ slug }) => hotel(slug)),
    ...['/holidays/maldives', '/services/visa', '/holidays/dubai', '/holidays/turkey', '/holidays/switzerland'].map(
      (path) => prefix + path,
    ),
  ];
  for (const href of expected) expect(html).toContain(`href="${href.replaceAll('&', '&amp;')}"`);
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await expectHydrated(page);
  const hrefs = await page.locator('main li a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(expect.arrayContaining(expected));
});

test('the copied address of a flight card opens its results', async ({ page, language }) => {
  const href = (await page.getByRole('link', { name: words[language].london }).getAttribute('href')) ?? '';
  await page.goto(href);
  await expect(page.locator('#found-flights').getByRole('article').first()).toBeVisible();
});

test('the copied address of a hotel card opens the hotel search, filled in', async ({ page, language }) => {
  const { tabs, popularHotels: row } = words[language].home;
  await page.getByRole('tab', { name: tabs.hotels }).click();
  const link = page.getByRole('region', { name: row.title }).getByRole('link').first();
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page).toHaveURL(/\/explore\/hotels\?destination=london&checkin=/);
  const { search } = words[language].hotels;
  await expect(page.getByRole('combobox', { name: search.destination })).toHaveValue(words[language].london);
  for (const name of [search.checkIn, search.checkOut])
    await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).not.toContainText(search.datePlaceholder);
});

test('one tap on a popular stay opens the hotels of its place', async ({ page, language }) => {
  const { tabs, popularHotels } = words[language].home;
  await page.getByRole('tab', { name: tabs.hotels }).click();
  await page.getByRole('region', { name: popularHotels.title }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/explore\/hotels\/results\?destination=london&checkin=/);
  await expect(page.getByRole('article').first()).toBeVisible();
});
