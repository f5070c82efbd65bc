import type { Locator, Page } from '@playwright/test';
import { createTranslator } from 'next-intl';
import { contact } from '../../content/company.ts';
import arabicBookings from '../../messages/ar/bookings.json' with { type: 'json' };
import englishBookings from '../../messages/en/bookings.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import {
  type PackedResponse,
  unpackResponse,
} from '../../supabase/functions/_shared/contracts/flights/packed/packed-response.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expectHydrated } from './support/hydrated.ts';
import { openByRouter } from './support/open-by-router.ts';
import { test as base, expect } from './support/test.ts';
import { expectToast, toastOf } from './support/toast.ts';
import { words as siteWords } from './support/words.ts';

const test = base.extend<{ words: (typeof siteWords)['en']['flights']; bookings: typeof englishBookings }>({
  words: async ({ language }, use) => use(siteWords[language].flights),
  bookings: async ({ language }, use) => use(language === 'ar' ? arabicBookings : englishBookings),
});

const screen = '/booking/multi-city';
const inPage = (page: Page) => page.getByRole('main');
const legs = (page: Page) => inPage(page).getByRole('group');
const offers = (page: Page) => inPage(page).getByRole('article');
const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** The scripts of a page that the server drew start with a movement, once something listens to it. */
async function startScripts(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.mouse.move(40, 400);
  await page.mouse.move(60, 420);
  await expectHydrated(page);
}

/** As from the form: the browser searches, not the server. */
const openFromForm = (page: Page, address: (path: string) => string, results: string) =>
  openByRouter(page, address(screen), address(results));

async function chooseAirport(page: Page, field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await page.locator('[role=option]').first().click();
}

async function chooseDay(page: Page, leg: Locator, label: string, index: number): Promise<void> {
  await leg.getByRole('button', { name: new RegExp(`^${label} `) }).click();
  await page.getByRole('dialog').locator('td button:not([disabled])').nth(index).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function fillInPassenger(page: Page): Promise<void> {
  const texts: Record<string, string> = {
    'passengers.0.givenNames': 'Amina Sara',
    'passengers.0.surname': 'Al-Example',
    'passengers.0.passportNumber': 'QX100000',
    'passengers.0.dateOfBirth': '20/05/1990',
    'passengers.0.passportExpiry': '01/01/2035',
    'contact.email': 'amina@example.com',
    'contact.phone': '+974 4000 0000',
  };
  // They may follow, and the request is free.
  await expect(page.locator('[id="passengers.0.isDocumentLater"]')).toBeChecked();
  await page.locator('[id="passengers.0.isDocumentLater"]').uncheck();
  for (const [id, text] of Object.entries(texts)) await page.locator(`[id="${id}"]`).fill(text);
  await page.locator('[id="passengers.0.title"]').selectOption('MRS');
  await page.locator('[id="passengers.0.nationality"]').selectOption('QA');
}

test('three cities, from the home panel to one reference @both @changing', async ({
  page,
  address,
  language,
  words,
  bookings,
}) => {
  const { multiCity, form } = words;
  const { london, doha } = siteWords[language];
  await page.goto(address('/'));
  await page.getByText(form.multicity, { exact: true }).click();
  await expect(page.getByRole('form', { name: multiCity.label }).getByRole('group')).toHaveCount(2);
  await page.goto(address('/booking/multi-city'));

  const submit = page.getByRole('button', { name: multiCity.submit });
  await expect(legs(page)).toHaveCount(2);
  await expectAccessible(page);
  const from = (index: number) => legs(page).nth(index).getByRole('combobox', { name: multiCity.from });
  const to = (index: number) => legs(page).nth(index).getByRole('combobox', { name: multiCity.to });

  await expect(from(0)).toHaveValue(`${doha} (DOH)`);
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveAccessibleDescription(new RegExp(`${form.missing.to}.*${form.missing.departureDate}`));
  await expectAccessible(page);
  await from(0).fill(doha.slice(0, 2));
  await expect(inPage(page).getByText(form.airportHint).first()).toBeVisible();
  await chooseAirport(page, from(0), doha);
  // For a whole city, the next leg might leave from another airport.
  await chooseAirport(page, to(0), 'LHR');
  await expect(from(1)).toHaveValue(`${london} (LHR)`);
  await chooseAirport(page, to(1), 'CDG');
  for (let count = 3; count <= 6; count += 1) await page.getByRole('button', { name: multiCity.add }).click();
  await expect(legs(page)).toHaveCount(6);
  await expect(inPage(page).getByText(multiCity.mostReached)).toBeVisible();
  await expect(from(2)).toHaveValue(/\(CDG\)$/);
  for (const number of [6, 5, 4]) {
    await page.getByRole('button', { name: fill(multiCity.remove, { number }) }).click();
    await expect(legs(page)).toHaveCount(number - 1);
  }
  await chooseAirport(page, to(2), doha);

  await chooseDay(page, legs(page).nth(0), multiCity.date, 30);
  await chooseDay(page, legs(page).nth(1), multiCity.date, 5);
  await chooseDay(page, legs(page).nth(2), multiCity.date, 5);
  await submit.click();
  await expect(page.getByRole('heading', { name: multiCity.results.title })).toBeFocused();
  await page.getByRole('radio', { name: multiCity.results.tickets.separate.name }).check();
  await expect(offers(page)).toHaveCount(6);
  await expectAccessible(page);
  await page.goBack();
  await expect(submit).toBeVisible();
  await page.reload();
  await expect(to(2)).toHaveValue(/\(DOH\)$/);
  await page.goForward();

  const chooseFirst = () => offers(page).first().getByText(multiCity.results.choose, { exact: true }).click();
  const changeButton = (number: number) =>
    page.getByRole('button', { name: fill(multiCity.results.changeFlightLabel, { number }) });
  await chooseFirst();
  await expect(changeButton(1)).toBeVisible();
  await chooseFirst();
  await expect(changeButton(2)).toBeVisible();
  await page.reload();
  await expect(changeButton(2)).toBeVisible();
  await chooseFirst();
  const total = await page.getByTestId('trip-total').textContent();
  await expectAccessible(page);
  await page.getByRole('link', { name: multiCity.results.continue }).click();

  await expect(page.locator('[id="passengers.0.surname"]')).toBeVisible();
  await fillInPassenger(page);
  await page.getByRole('button', { name: bookings.passengers.submit }).click();
  await expect(page.getByRole('heading', { name: bookings.flow.reviewHeading })).toBeFocused();
  await expect(
    inPage(page)
      .getByText(total ?? '', { exact: true })
      .filter({ visible: true })
      .last(),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: bookings.review.submit }).dblclick();
  const reference = page.getByTestId('reference');
  await expect(reference).toHaveText(/^KT-[2-9A-HJ-NP-Z]{6}$/);
  await expect(
    inPage(page)
      .getByText(total ?? '', { exact: true })
      .filter({ visible: true })
      .last(),
  ).toBeVisible();
  for (const number of [1, 2, 3]) {
    await expect(inPage(page).getByRole('heading', { name: fill(bookings.confirmation.leg, { number }) })).toBeVisible();
  }
  await expect(inPage(page).getByText(words.results.tickets.separate)).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(inPage(page).getByText(contact.email)).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(inPage(page).getByRole('button', { name: bookings.confirmation.print })).toBeHidden();
  await expect(page.locator('.phone-bar, [popover]:popover-open').filter({ visible: true })).toHaveCount(0);
});

test('a gap between two flights shows a warning until it is accepted, and both flights are booked on one ticket', async ({
  page,
  address,
  words,
  bookings,
  language,
}) => {
  const { results } = words.multiCity;
  const { connections } = bookings.multiCity;
  const [out, back] = [addDays(todayInQatar(), 40), addDays(todayInQatar(), 45)];
  await page.goto(
    address(
      `${screen}?leg=DOH-LHR-${out}&leg=CDG-DOH-${back}&adults=1&children=0&infants=0&class=economy&tickets=separate&view=results`,
    ),
  );
  for (const number of [1, 2]) {
    await offers(page).first().getByText(results.choose, { exact: true }).click();
    await expect(page.getByRole('button', { name: fill(results.changeFlightLabel, { number }) })).toBeVisible();
  }
  const cities = { en: { from: 'London', to: 'Paris' }, ar: { from: 'لندن', to: 'باريس' } }[language];
  const warning = inPage(page).getByText(fill(results.connection.cityChange, cities));
  await expect(warning).toBeVisible();
  await page.getByRole('link', { name: results.continue }).click();

  await expect(page.locator('[id="passengers.0.surname"]')).toBeVisible();
  await expect(warning).toBeVisible();
  await expectAccessible(page);
  await fillInPassenger(page);
  await page.getByRole('button', { name: bookings.passengers.submit }).click();
  const send = page.getByRole('button', { name: bookings.review.submit });
  await expect(send).toBeDisabled();
  await expect(warning).toBeVisible();
  await expect(inPage(page).getByText(connections.acceptFirst)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: connections.accept }).check();
  await send.click();
  await expect(page.getByTestId('reference')).toHaveText(/^KT-[2-9A-HJ-NP-Z]{6}$/);

  const legs = `leg=DOH-LHR-${out}&leg=CDG-DOH-${back}&adults=1&children=0&infants=0&class=economy`;
  await page.goto(address(`${screen}?${legs}&view=results`));
  const tickets = inPage(page).getByRole('group', { name: results.tickets.title });
  const oneTicket = tickets.getByRole('radio').first();
  const separate = tickets.getByRole('radio').last();
  // The cheaper option is open; one ticket when both cost the same.
  await expect(tickets.getByRole('radio', { checked: true })).toHaveCount(1);
  const amounts = (await tickets.locator('label bdi').allTextContents()).map((text) => Number(text.replace(/\D/g, '')));
  await expect((amounts[0] ?? 0) <= (amounts[1] ?? 0) ? oneTicket : separate).toBeChecked();
  for (const choice of [separate, oneTicket]) {
    await startScripts(page);
    await choice.check();
    await page.reload();
    await expect(choice).toBeChecked();
  }
  await expect(tickets.getByRole('definition').first()).toBeHidden();
  await expectAccessible(page);
  await offers(page).first().getByRole('link').click();
  await fillInPassenger(page);
  await page.goBack();
  await expect(oneTicket).toBeChecked();
  await page.goForward();
  await page.getByRole('button', { name: bookings.passengers.submit }).click();
  await send.click();
  await expect(page.getByTestId('reference')).toHaveText(/^KT-[2-9A-HJ-NP-Z]{6}$/);
  for (const number of [1, 2])
    await expect(inPage(page).getByRole('heading', { name: fill(words.results.card.leg, { number }) })).toBeVisible();
  await expect(inPage(page).getByText(words.results.tickets.one)).toBeVisible();
});

test('the flights of a leg begin high on the screen and have their own filters, and Back closes only the filters', async ({
  page,
  address,
  language,
  words,
}) => {
  const [out, back] = [addDays(todayInQatar(), 40), addDays(todayInQatar(), 45)];
  await openFromForm(
    page,
    address,
    `${screen}?leg=DOH-LON-${out}&leg=LON-DOH-${back}&adults=2&children=0&infants=0&class=economy&tickets=separate&view=results`,
  );
  const { filters, card } = words.results;
  const initiated = createTranslator({ locale: language, messages: words, namespace: 'multiCity.results' });
  // The flights may be there already, from a search of the same days.
  await expectToast(page, initiated('initiated', { count: 2 }), { mayCoverRow: true });
  await expect(offers(page)).toHaveCount(6);
  // A line above the list disappears when the other kind of ticket is found.
  await expect.poll(async () => (await offers(page).first().boundingBox())?.y).toBeLessThanOrEqual(570);

  const results = page.url();
  await inPage(page)
    .getByRole('button', { name: new RegExp(`^${filters.title}`) })
    .click();
  const sheet = page.getByRole('dialog', { name: filters.title });
  await sheet.getByLabel(filters.nonStop).check();
  await expectAccessible(page);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  expect(page.url()).toBe(results);
  for (const row of await offers(page).all()) await expect(row).toContainText(card.nonStop);
  await inPage(page).getByRole('button', { name: filters.clearAll }).click();
  await expect(inPage(page).getByRole('button', { name: filters.clearAll })).toHaveCount(0);
});

test('flights that leave before the previous leg has landed are listed apart, with the reason @wide', async ({
  page,
  address,
  words,
}) => {
  const { results } = words.multiCity;
  const day = addDays(todayInQatar(), 40);
  const landings = new Map<string, string>();
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/flights/search') || response.request().postDataJSON().origin !== 'DOH') return;
    const { data } = unpackResponse((await response.json()) as PackedResponse);
    for (const { id, itineraries } of data) landings.set(id, itineraries[0]?.segments.at(-1)?.arrival.at ?? '');
  });
  await openFromForm(
    page,
    address,
    `${screen}?leg=DOH-LHR-${day}&leg=LHR-CDG-${day}&adults=1&children=0&infants=0&class=economy&tickets=separate&view=results`,
  );
  await expect(offers(page)).toHaveCount(6);
  const sortBy = async (order: string) => {
    await inPage(page).getByRole('button', { name: words.results.filters.title }).click();
    const filters = page.getByRole('dialog', { name: words.results.filters.title });
    await filters.getByRole('combobox', { name: words.results.sort.label }).selectOption(order);
    await filters.getByRole('button', { name: words.results.filters.close }).click();
  };
  await sortBy('arrival');
  await offers(page).first().getByText(results.choose, { exact: true }).click();
  await expect(page.getByRole('button', { name: fill(results.changeFlightLabel, { number: 1 }) })).toBeVisible();

  const landing = landings.get(new URL(page.url()).searchParams.get('offer') ?? '') ?? '';
  const earliest = new Date(Date.parse(`${landing}Z`) + 3 * 3_600_000).toISOString().slice(11, 16);
  const leavesAt = async () => {
    const labels = await offers(page).locator('button[aria-pressed=false]').evaluateAll(namesOf);
    return labels.map((label) => /\d\d:\d\d/.exec(label)?.[0] ?? '');
  };
  await expect.poll(async () => (await leavesAt()).length).toBeGreaterThan(0);
  for (const clock of await leavesAt()) expect(clock >= earliest, `${clock} after ${earliest}`).toBe(true);

  await sortBy('departure');
  const before = await offers(page).count();
  const apart = inPage(page).getByRole('button', { name: new RegExp(`${results.tooSoon.count.split('}').at(-1)}$`) });
  await expect(apart).toHaveAttribute('aria-expanded', 'false');
  await apart.click();
  await expect.poll(() => offers(page).count()).toBeGreaterThan(before);
  await expect(
    inPage(page)
      .getByText(fill(results.tooSoon.overlap, { number: 1 }))
      .first(),
  ).toBeVisible();
  // No row is half below the header.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
});

function namesOf(elements: Element[]): string[] {
  return elements.map((element) => element.getAttribute('aria-label') ?? '');
}

test('for more passengers than are sold online the form shows a message, before any search', async ({ page, address, words }) => {
  const { multiCity, errors, form } = words;
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/flights/search') && asked.push(request.url()));
  const [out, back] = [addDays(todayInQatar(), 40), addDays(todayInQatar(), 45)];
  await page.goto(
    address(`${screen}?leg=DOH-LHR-${out}&leg=LHR-DOH-${back}&adults=6&children=4&infants=0&class=business&view=results`),
  );
  const reason = inPage(page).getByText(multiCity.group.text);
  await expect(reason).toBeVisible();
  await expect(inPage(page).getByText(errors.partyTooLarge)).toBeVisible();
  await expect(legs(page).nth(1).getByRole('combobox').last()).toHaveValue(/\(DOH\)$/);
  await expectAccessible(page);
  const submit = page.getByRole('button', { name: multiCity.submit });
  await submit.click();
  const passengers = page.getByRole('button', { name: new RegExp(`^${form.passengers} `) });
  await expect(passengers).toBeFocused();
  expect(asked).toEqual([]);

  await passengers.click();
  await page.getByRole('button', { name: form.fewer.replace('{kind}', form.children) }).click();
  await page.getByRole('button', { name: form.done }).click();
  await expect(reason).toHaveCount(0);
  await submit.click();
  await expect(page.getByRole('heading', { name: multiCity.results.title })).toBeFocused();
  expect(new URL(page.url()).searchParams.get('class')).toBe('business');
});

test('an incomplete address fills in what it can and names what is missing', async ({ page, address, words }) => {
  const { errors } = words.multiCity;
  await page.goto(address(`${screen}?leg=DOH-LHR-${addDays(todayInQatar(), 40)}&view=results`));
  await expect(inPage(page).getByText(errors.tooFew)).toBeVisible();
  await expect(legs(page)).toHaveCount(2);
  await page.goto(address(`${screen}?leg=DOH-LHR-${addDays(todayInQatar(), 40)}&leg=LHR-XXX-2020-01-01&view=results`));
  await expect(inPage(page).getByText(errors.incomplete)).toBeVisible();
  await expect(legs(page).nth(1).getByRole('combobox').last()).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
});

test.describe('a link to the flights of a trip, without script', () => {
  // The page of a booking names scripts that do not run.
  test.use({ javaScriptEnabled: false, expectedError: /csp$/ });

  test('shows them, takes a choice for each leg, and leads on', async ({ page, address, words }) => {
    const { results } = words.multiCity;
    const [out, back] = [addDays(todayInQatar(), 50), addDays(todayInQatar(), 55)];
    const trip = `leg=DOH-LHR-${out}&leg=LHR-DOH-${back}&adults=1&children=0&infants=0&class=economy`;
    await page.goto(address(`${screen}?${trip}&view=results`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(results.title);
    const tickets = inPage(page).getByRole('group', { name: results.tickets.title });
    await tickets.getByRole('link', { name: results.tickets.one.name }).click();
    expect(new URL(page.url()).searchParams.get('tickets')).toBe('one');
    await expect(offers(page).first().getByRole('link').first()).toBeVisible();
    await tickets.getByRole('link', { name: results.tickets.separate.name }).click();
    await expect(tickets.getByRole('radio').last()).toBeChecked();

    for (const number of [1, 2]) {
      await offers(page).first().getByText(results.choose, { exact: true }).click();
      expect(new URL(page.url()).searchParams.getAll('offer').filter(Boolean)).toHaveLength(number);
    }
    await expect(page.getByTestId('trip-total')).toHaveText(/\d/);
    await expect(page.getByRole('link', { name: results.change })).toHaveAttribute('href', /multi-city\?leg=/);
    await page.getByRole('link', { name: results.continue }).click();
    await expect(page).toHaveURL(/multi-city\/passengers\?.*offer=/);
  });
});

test('the flights that the server found are those the page goes on with @wide', async ({ page, address, words }) => {
  const { results } = words.multiCity;
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/flights/search')) searches.push(request.url());
  });
  const [out, back] = [addDays(todayInQatar(), 51), addDays(todayInQatar(), 56)];
  await page.goto(
    address(
      `${screen}?leg=DOH-LHR-${out}&leg=LHR-DOH-${back}&adults=1&children=0&infants=0&class=economy&tickets=separate&view=results`,
    ),
    { waitUntil: 'commit' },
  );
  await expect(offers(page)).toHaveCount(6);
  await startScripts(page);
  for (const number of [1, 2]) {
    await offers(page).first().getByText(results.choose, { exact: true }).click();
    await expect(page.getByRole('button', { name: fill(results.changeFlightLabel, { number }) })).toBeVisible();
  }
  await expectAccessible(page);
  expect(searches).toEqual([]);
  await page.getByRole('link', { name: results.change }).click();
  await expect(legs(page).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByTestId('trip-total')).toHaveText(/\d/);
});

test.describe('a leg without an answer', () => {
  test.use({ expectedError: /api\/flights\/search/ });

  test('is searched again alone, and overlapping legs cannot be requested', async ({ page, address, words, bookings }) => {
    const { results } = words.multiCity;
    let isFailing = true;
    let asked = 0;
    await page.route('**/api/flights/search', async (route) => {
      asked += 1;
      const { origin } = route.request().postDataJSON();
      if (origin === 'LHR' && isFailing) return route.fulfill({ status: 504, json: { error: 'Slow', code: 'supplierTooSlow' } });
      return route.continue();
    });
    const day = addDays(todayInQatar(), 40);
    await openFromForm(
      page,
      address,
      `${screen}?leg=DOH-LHR-${day}&leg=LHR-CDG-${day}&adults=1&children=0&infants=0&class=economy&tickets=separate&view=results`,
    );
    const retry = page.getByRole('button', { name: fill(results.retry, { number: 2 }) });
    await expect(toastOf(page)).toHaveText(words.multiCity.errors.failed);
    await expect(retry).toBeVisible();
    await expect(offers(page)).toHaveCount(6);
    await expectAccessible(page);
    const before = asked;
    isFailing = false;
    await retry.click();
    await expect(retry).toHaveCount(0);
    expect(asked).toBe(before + 1);

    const apart = inPage(page).getByRole('button', { name: new RegExp(`${results.tooSoon.count.split('}').at(-1)}$`) });
    // The sixth departure to London lands after the first one from there has left.
    const filters = page.getByRole('dialog', { name: words.results.filters.title });
    async function sortBy(order: string) {
      await inPage(page).getByRole('button', { name: words.results.filters.title }).click();
      await filters.getByRole('combobox', { name: words.results.sort.label }).selectOption(order);
      await filters.getByRole('button', { name: words.results.filters.close }).click();
      await expect(filters).toHaveCount(0);
    }
    await sortBy('departure');
    await offers(page).last().getByText(results.choose, { exact: true }).click();
    await sortBy('departure');
    // Flights that leave too soon are below the others.
    const inTime = await offers(page).count();
    await apart.click();
    await offers(page).nth(inTime).getByText(results.choose, { exact: true }).click();
    const warning = fill(results.connection.overlap, { number: 1, next: 2 });
    await expect(inPage(page).getByText(warning)).toBeVisible();
    await expect(inPage(page).getByText(fill(results.waitOverlap, { number: 1, next: 2 }))).toBeVisible();
    await expect(page.getByRole('button', { name: results.continue })).toBeDisabled();
    await expect(page.getByRole('link', { name: results.continue })).toHaveCount(0);
    await expectAccessible(page);

    const selected = page.url();
    await page.goto(selected.replace(`${screen}?`, `${screen}/passengers?`));
    await expect(inPage(page).getByText(bookings.multiCity.connections.cannotBeFlown)).toBeVisible();
    await expect(page.locator('[id="passengers.0.surname"]')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: bookings.multiCity.several.summary.chooseAnother }).click();

    // The first plane in London has landed long before the last one from there leaves.
    const change = (number: number) => page.getByRole('button', { name: fill(results.changeFlightLabel, { number }) }).click();
    await change(1);
    await sortBy('arrival');
    await offers(page).first().getByText(results.choose, { exact: true }).click();
    await change(2);
    await sortBy('departure');
    if ((await apart.getAttribute('aria-expanded')) === 'true') await apart.click();
    const more = inPage(page).getByRole('button', { name: /^(Show \d+ more|اعرض )/ });
    while ((await more.count()) > 0) await more.click();
    await offers(page).last().getByText(results.choose, { exact: true }).click();
    await expect(page.getByRole('link', { name: results.continue })).toBeVisible();
  });
});
