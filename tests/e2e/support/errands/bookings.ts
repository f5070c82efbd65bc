import { expect, type Page } from '@playwright/test';
import arBookings from '../../../../messages/ar/bookings.json' with { type: 'json' };
import enBookings from '../../../../messages/en/bookings.json' with { type: 'json' };
import { fillIn, fillInContact, fillInPassenger, onToPay } from '../flight-booking.ts';
import { SearchForm } from '../search-form.ts';
import { words } from '../words.ts';
import type { Errand, Visitor } from './errand.ts';

const shared = { en: enBookings, ar: arBookings };
const main = (page: Page) => page.getByRole('main');
const aReference = /KT-[2-9A-HJ-NP-Z]{6}/;

async function chooseDay(page: Page, index: number): Promise<void> {
  await page.getByRole('dialog').locator('td button:not([disabled])').nth(index).click();
}

async function flight({ page, language, address, look }: Visitor) {
  const { results } = words[language].flights;
  await page.goto(address('/'));
  const form = new SearchForm(page, language);
  await form.chooseAirport(form.from, words[language].doha);
  await form.to.fill(words[language].london);
  await expect(form.suggestions.first()).toBeVisible();
  await look();
  await form.suggestions.first().click();
  await form.departure.click();
  await form.chooseDay(30);
  await page.getByRole('heading', { name: form.form.pickReturn }).waitFor();
  await look();
  await form.chooseDay(9);
  await form.calendar.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: new RegExp(form.form.passengers) }).click();
  await look();
  await page.keyboard.press('Escape');
  await form.submit.click();

  const found = page.getByRole('dialog').getByRole('article');
  await expect(found.first()).toBeVisible();
  await look();
  const filters = page.getByRole('button', { name: new RegExp(`^${results.filters.title}`) });
  if (await filters.isVisible()) {
    await filters.click();
    const sheet = page.getByRole('dialog', { name: results.filters.title });
    await sheet.getByLabel(results.filters.nonStop).check();
    await look();
    await sheet.getByRole('button', { name: results.filters.close }).click();
    await expect(sheet).toBeHidden();
  } else await page.getByRole('dialog').getByLabel(results.filters.nonStop).check();
  await expect(found.first()).toContainText(results.card.nonStop);
  await found.first().getByRole('button', { name: results.card.details }).click();
  await expect(found.first().getByRole('heading', { level: 4 }).first()).toBeVisible();
  await look();
  await found.first().locator('a[href*="/booking/passenger-info"]').first().click();

  const { passengers, review } = shared[language];
  await page.getByRole('button', { name: passengers.submit }).click();
  await expect(main(page).locator('[aria-invalid=true]').first()).toBeVisible();
  await look();
  await fillInPassenger(page, 0, 1990);
  await fillInContact(page);
  await page.getByRole('button', { name: passengers.submit }).click();
  await expect(page.getByRole('button', { name: review.submit })).toBeVisible();
  await look();
  await page.getByRole('button', { name: review.submit }).click();
  await expect(page.getByTestId('reference')).toHaveText(aReference);
  await look();
}

async function severalCities({ page, language, address, look }: Visitor) {
  const { multiCity } = words[language].flights;
  await page.goto(address('/booking/multi-city'));
  const legs = main(page).getByRole('group');
  for (const [leg, to] of ['LHR', 'DOH'].entries()) {
    await legs.nth(leg).getByRole('combobox', { name: multiCity.to }).fill(to);
    await page.locator('[role=option]').first().click();
    await legs
      .nth(leg)
      .getByRole('button', { name: new RegExp(`^${multiCity.date} `) })
      .click();
    await chooseDay(page, 20);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await look();
  await page.getByRole('button', { name: multiCity.submit }).click();
  await page.getByRole('radio', { name: multiCity.results.tickets.separate.name }).check();
  const choose = main(page).getByRole('article').first().getByText(multiCity.results.choose, { exact: true });
  await expect(choose).toBeVisible();
  await look();
  await choose.click();
  await expect(page.getByRole('button', { name: multiCity.results.changeFlightLabel.replace('{number}', '1') })).toBeVisible();
  await choose
    .or(page.getByRole('link', { name: multiCity.results.continue }))
    .first()
    .click();
  const next = page.getByRole('link', { name: multiCity.results.continue });
  await next.or(page.locator('[id="passengers.0.surname"]')).first().waitFor();
  await look();
  if (await next.isVisible()) await next.click();
  await expect(page.locator('[id="passengers.0.surname"]')).toBeVisible();
}

async function hotel({ page, language, address, look }: Visitor) {
  const { home, hotels } = words[language];
  await page.goto(address('/'));
  await page.getByRole('tab', { name: home.tabs.hotels }).click();
  const form = page.getByRole('form', { name: hotels.search.label });
  await form.getByRole('combobox', { name: hotels.search.destination }).fill(words[language].doha);
  await page.getByRole('option').first().click();
  await form.getByRole('button', { name: new RegExp(`^${hotels.rooms.title} `) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: hotels.search.submit }).click();

  const cards = main(page).getByRole('article');
  await expect(cards.first()).toBeVisible();
  await look();
  await cards.first().getByRole('heading').getByRole('link').click();
  const request = page.locator('#rates a[href*="/booking/stay-request"]').filter({ visible: true }).first();
  await expect(request).toBeVisible();
  await look();
  await request.click();
  await fillIn(page, 'passengers.0', { givenNames: 'Amina', surname: 'Haddad' });
  await look();
  await fillInContact(page);
  await page.getByRole('button', { name: hotels.stayRequest.form.submit }).click();
  await page.getByRole('button', { name: hotels.stayRequest.review.submit }).click();
  await expect(page.getByText(aReference).first()).toBeVisible();
  await look();
}

async function holiday({ page, language, address, look }: Visitor) {
  const own = words[language].packages.request;
  await page.goto(address('/travel/package/paris'));
  await look();
  await main(page).locator('a[href$="/travel/booking/paris"]').filter({ visible: true }).first().click();
  const next = main(page).getByRole('button', { name: own.continue });
  await page.getByRole('button', { name: new RegExp(own.dates.departure) }).click();
  await chooseDay(page, 30);
  await look();
  await next.click();
  await expect(page.getByRole('heading', { name: own.headings.rooms })).toBeFocused();
  await look();
  await next.click();
  await page.locator('[id="extras.fastTrack"]').check();
  await next.click();
  for (const [at, givenNames] of [
    ['travellers.0', 'Amina Sara'],
    ['travellers.1', 'Noor'],
  ] as const) {
    await fillIn(page, at, { givenNames, surname: 'Al-Example', dateOfBirth: '20/05/1990' });
    await page.locator(`[id="${at}.title"]`).selectOption('MRS');
  }
  await fillInContact(page);
  await look();
  await main(page).getByRole('button', { name: own.travellers.submit }).click();
  await expect(page.getByRole('heading', { name: own.headings.review })).toBeFocused();
  await look();
  await main(page)
    .getByRole('button', { name: onToPay(shared[language]) })
    .click();
  await expect(page.getByTestId('reference')).toHaveText(aReference);
}

export const bookingErrands: Errand[] = [
  { name: 'a flight, from the home page to its reference', run: flight },
  { name: 'a journey of two flights', run: severalCities },
  { name: 'a hotel, from the home page to its reference', run: hotel },
  { name: 'a holiday, from its page to its reference', run: holiday },
];
