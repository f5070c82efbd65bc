import type { BrowserContext, Page } from '@playwright/test';
import arabic from '../../messages/ar/bookings.json' with { type: 'json' };
import arabicHotels from '../../messages/ar/hotels.json' with { type: 'json' };
import arabicPackages from '../../messages/ar/packages.json' with { type: 'json' };
import english from '../../messages/en/bookings.json' with { type: 'json' };
import englishHotels from '../../messages/en/hotels.json' with { type: 'json' };
import englishPackages from '../../messages/en/packages.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { expectAccessible } from './support/accessibility.ts';
import { type Account, asServer, password, signIn } from './support/account.ts';
import { openLastStep } from './support/errands/enquiries.ts';
import { onToPay } from './support/flight-booking.ts';
import { test as base, expect } from './support/test.ts';
import { words as siteWords } from './support/words.ts';

const words = {
  en: { ...english, stay: englishHotels.stayRequest, holiday: englishPackages.request },
  ar: { ...arabic, stay: arabicHotels.stayRequest, holiday: arabicPackages.request },
};
const test = base.extend<{ words: (typeof words)['en'] }>({ words: async ({ language }, use) => use(words[language]) });

const day = addDays(todayInQatar(), 60);
const party = [
  { title: 'MRS', gender: 'female', given_names: 'Amina', date_of_birth: '1990-05-20', passport_number: 'QX100001' },
  { title: 'MR', gender: 'male', given_names: 'Omar', date_of_birth: '1988-02-11', passport_number: 'QX100002' },
  { title: 'MISS', gender: 'female', given_names: 'Noor', date_of_birth: bornBefore(8), passport_number: 'QX100003' },
];

/** The birthday of somebody who has this age in two months. */
function bornBefore(years: number): string {
  return `${Number(day.slice(0, 4)) - years}-01-01`;
}

/** A family of three that is saved in an account with a phone, signed in. */
async function signInFamily(context: BrowserContext): Promise<Account> {
  const account = await signIn(context, 'family');
  await asServer().from('profiles').update({ phone: '+97455551234' }).eq('user_id', account.id).throwOnError();
  for (const one of party) {
    const saved = { ...one, surname: 'Al-Example', nationality: 'QA', passport_expiry: '2035-01-01' };
    await account.client.from('saved_travellers').insert(saved).throwOnError();
  }
  return account;
}

/** Taps, counted from now on; nothing is typed. */
function countActs(page: Page) {
  const acts = { taps: 0 };
  return {
    acts,
    tap: async (name: string | RegExp, place = page.getByRole('main')) => {
      await place.getByRole('button', { name, exact: true }).first().click();
      acts.taps++;
    },
  };
}

/** Each traveller with one tap: a form does not offer travellers that another form has. */
async function chooseFamily(page: Page, label: string, tap: (name: string, place: ReturnType<Page['locator']>) => Promise<void>) {
  const groups = page.getByRole('group', { name: label, exact: true });
  await expect(groups).toHaveCount(party.length);
  for (const [index, { given_names }] of party.entries()) await tap(`${given_names} Al-Example`, groups.nth(index));
  for (const [index, { given_names }] of party.entries()) {
    const selected = groups.nth(index).getByRole('button', { pressed: true });
    await expect(selected).toHaveText(`${given_names} Al-Example`);
  }
}

/** The name of the button that fills in several at once. */
async function partyButton(page: Page, { savedParty }: (typeof english)['passengers']): Promise<string> {
  const [before = ''] = savedParty.fill.split('other {')[1]?.split('{names}') ?? [];
  const button = page.getByRole('main').getByRole('button').filter({ hasText: before.trim() }).filter({ hasText: 'Noor' });
  await expect(button).toBeVisible();
  return (await button.textContent()) ?? '';
}

async function expectContact(page: Page, email: string) {
  await expect(page.locator('[id="contact.email"]')).toHaveValue(email);
  await expect(page.locator('[id="contact.phone"]')).toHaveValue('+974 5555 1234');
}

test('a saved party requests a flight with three taps and no typing @both @wide', async ({ page, context, address, words }) => {
  const { email } = await signInFamily(context);
  const query = `from=DOH&to=LHR&departure=${day}&adults=2&children=1&infants=0&class=economy`;
  await page.goto(address(`/?${query}&view=results`));
  await page.locator('#found-flights a[href*="/booking/passenger-info"]').first().click();
  const { acts, tap } = countActs(page);
  await tap(await partyButton(page, words.passengers));
  await expect(page.getByRole('status').filter({ hasText: 'Noor' })).toBeInViewport();
  for (const [index, { given_names }] of party.entries())
    await expect(page.locator(`[id="passengers.${index}.givenNames"]`)).toHaveValue(given_names);
  await expectContact(page, email);
  await expectAccessible(page);
  await tap(words.passengers.submit);
  await expect(page.getByRole('heading', { name: words.flow.reviewHeading })).toBeFocused();
  await tap(words.review.submit);
  await expect(page.getByTestId('reference')).toBeVisible();
  // From the passengers to the reference: one tap for everybody, one for the review, one to send.
  expect(acts).toEqual({ taps: 3 });
});

test('a saved party fills the places that are left; one who is chosen alone is not offered again', async ({
  page,
  context,
  address,
  words,
}) => {
  await signInFamily(context);
  const query = `from=DOH&to=LHR&departure=${day}&adults=2&children=1&infants=1&class=economy`;
  await page.goto(address(`/?${query}&view=results`));
  await page.locator('#found-flights a[href*="/booking/passenger-info"]').first().click();
  const groups = page.getByRole('group', { name: words.passengers.savedTraveller, exact: true });
  await groups.first().getByRole('button', { name: 'Omar Al-Example' }).click();
  const rest = await partyButton(page, words.passengers);
  expect(rest).not.toContain('Omar');
  await page.getByRole('button', { name: rest }).click();
  const names = page.locator('[id$=".givenNames"]');
  await expect(names.first()).toHaveValue('Omar');
  expect(await names.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))).toEqual([
    ...['Omar', 'Amina', 'Noor', ''],
  ]);
});

test.describe('a session that ends', () => {
  test.use({ expectedError: /401/ });

  test('during a booking is missed before it is sent, and signing in leads back to it', async ({
    page,
    context,
    address,
    words,
  }) => {
    const { id, email } = await signInFamily(context);
    const query = `from=DOH&to=LHR&departure=${day}&adults=2&children=1&infants=0&class=economy`;
    await page.goto(address(`/?${query}&view=results`));
    await page.locator('#found-flights a[href*="/booking/passenger-info"]').first().click();
    const { tap } = countActs(page);
    await chooseFamily(page, words.passengers.savedTraveller, tap);
    await expectContact(page, email);
    await tap(words.passengers.submit);
    await expect(page.getByRole('heading', { name: words.flow.reviewHeading })).toBeFocused();
    await context.clearCookies();
    await tap(words.review.submit);
    const { sessionEnded } = words.refusals;
    await expect(page.getByText(sessionEnded.text)).toBeVisible();
    const bookings = () => asServer().from('bookings').select('user_id').eq('contact_email', email).throwOnError();
    expect((await bookings()).data).toEqual([]);
    await page.getByRole('link', { name: sessionEnded.signIn, exact: true }).click();
    await page.locator('#login-email').fill(email);
    await page.locator('#login-password').fill(password);
    await page.locator('#login-password').press('Enter');
    await expect(page.getByRole('heading', { name: words.flow.reviewHeading })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Noor Al-Example');
    await tap(words.review.submit);
    await expect(page.getByTestId('reference')).toBeVisible();
    expect((await bookings()).data).toEqual([{ user_id: id }]);
  });
});

test('three saved travellers are filled in for a multi-city trip', async ({ page, context, address, language, words }) => {
  const { email } = await signInFamily(context);
  const { results } = siteWords[language].flights.multiCity;
  const legs = `leg=DOH-LHR-${day}&leg=LHR-DOH-${addDays(day, 5)}`;
  await page.goto(
    address(`/booking/multi-city?${legs}&adults=2&children=1&infants=0&class=economy&tickets=separate&view=results`),
  );
  const choose = () => page.getByRole('main').getByRole('article').first().getByText(results.choose, { exact: true }).click();
  for (const number of [1, 2]) {
    await choose();
    const change = results.changeFlightLabel.replace('{number}', String(number));
    await expect(page.getByRole('button', { name: change })).toBeVisible();
  }
  await page.getByRole('link', { name: results.continue }).click();
  const { tap } = countActs(page);
  await chooseFamily(page, words.passengers.savedTraveller, tap);
  await expectContact(page, email);
  await tap(words.passengers.submit);
  await expect(page.getByRole('heading', { name: words.flow.reviewHeading })).toBeFocused();
});

test('three saved travellers become guests of a room with a tap each', async ({ page, context, address, language, words }) => {
  const { email } = await signInFamily(context);
  const stay = `checkin=${day}&checkout=${addDays(day, 3)}&rooms=2-8`;
  await page.goto(address(`/explore/hotels/results?destination=doha&${stay}`));
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
  const request = siteWords[language].hotels.results.card.request;
  await page.getByRole('table').getByRole('link', { name: request }).first().click();
  const { acts, tap } = countActs(page);
  await chooseFamily(page, words.passengers.savedTraveller, tap);
  await expect(page.locator('[id="passengers.2.givenNames"]')).toHaveValue('Noor');
  await expectContact(page, email);
  await expectAccessible(page);
  await tap(words.stay.form.submit);
  await tap(words.stay.review.submit);
  await expect(page.getByTestId('reference')).toBeVisible();
  expect(acts).toEqual({ taps: 5 });
});

test('three saved travellers are filled in for a holiday with a tap each', async ({ page, context, address, words }) => {
  const { email } = await signInFamily(context);
  const draft = {
    ...{ departureDate: day, extraNights: 0, rooms: [{ adults: 2, childAges: [8] }], extras: [], wishes: [], travellers: {} },
    contact: { email: '', phone: '+974 ', notes: '' },
  };
  await page.addInitScript(
    (stored) => {
      const key = 'karam.package-drafts.v3';
      if (!sessionStorage.getItem(key)) sessionStorage.setItem(key, stored);
    },
    JSON.stringify([{ key: 'paris', draft }]),
  );
  await page.goto(address('/travel/booking/paris?step=travellers'));
  const { acts, tap } = countActs(page);
  await chooseFamily(page, words.passengers.savedTraveller, tap);
  await expectContact(page, email);
  await tap(words.holiday.travellers.submit);
  await tap(onToPay(words));
  await expect(page.getByTestId('reference')).toBeVisible();
  expect(acts).toEqual({ taps: 5 });
});

test('the contact of a request for insurance is that of the account; what is typed stays', async ({ page, context, address }) => {
  const { id, email } = await signInFamily(context);
  await asServer().from('profiles').update({ last_name: 'Al-Example' }).eq('user_id', id).throwOnError();
  await page.goto(address('/services/travel-insurance'));
  const field = (name: string) => page.locator(`main form [name="${name}"]`);
  await expect(field('email')).toHaveValue(email);
  await expect(field('name')).toHaveValue('Noor Al-Example');
  await expect(field('phone')).toHaveValue('+974 5555 1234');
  await openLastStep(page.locator('main form[action^="/api/enquiries/"]'));
  await field('email').fill('other@example.com');
  await page.reload();
  await expect(field('name')).toHaveValue('Noor Al-Example');
  await expect(field('email')).toHaveValue('other@example.com');
});
