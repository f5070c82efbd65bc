import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signedInMenu } from '../../content/signed-in-menu.ts';
import arabic from '../../messages/ar/account.json' with { type: 'json' };
import arabicBookings from '../../messages/ar/bookings.json' with { type: 'json' };
import english from '../../messages/en/account.json' with { type: 'json' };
import englishBookings from '../../messages/en/bookings.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { storeBooking } from '../fixtures/stored-booking.ts';
import { expectAccessible } from './support/accessibility.ts';
import { asServer, password, signIn } from './support/account.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<{ words: typeof english }>({
  words: async ({ language }, use) => use(language === 'ar' ? arabic : english),
});

const toast = (page: Page, text: string) => page.locator('body > div').getByText(text, { exact: true });
const byId = (page: Page, id: string) => page.locator(`[id="${id}"]`);

/** Stores a request to fly to London in two months, with or without an account; returns its reference. */
async function book(email: string, userId: string | null): Promise<string> {
  const day = addDays(todayInQatar(), 60);
  const fare = { price: { total: '1850.00', base: '1500.00' }, fareDetailsBySegment: [{ segmentId: '1', cabin: 'ECONOMY' }] };
  const flight = {
    ...{ id: '1', carrierCode: 'QR', number: '3', duration: 'PT7H10M', numberOfStops: 0 },
    ...{ departure: { iataCode: 'DOH', at: `${day}T08:00:00` }, arrival: { iataCode: 'LHR', at: `${day}T12:10:00` } },
  };
  const offer = {
    ...{ id: 'offer-1', validatingAirlineCodes: ['QR'], numberOfBookableSeats: 9, signature: 'of a test' },
    ...{
      itineraries: [{ duration: 'PT7H10M', segments: [flight] }],
      price: { currency: 'QAR', total: '1850.00', base: '1500.00' },
    },
    travelerPricings: [{ travelerType: 'ADULT', quantity: 1, ...fare }],
  };
  const trip = { total_amount: '1850.00', departure_date: day, last_travel_date: day };
  return (await storeBooking(asServer(), { user_id: userId, contact_email: email, offer, ...trip })).reference;
}

test('a message on arrival is a toast that covers neither heading nor header @wide', async ({ page, address, words }) => {
  await page.goto(address('/login?mode=forgot'));
  await byId(page, 'login-email').fill(`nobody-${Date.now()}@example.com`);
  await page.getByRole('main').locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const reported = toast(page, words.login.mailed.resetToast);
  await expect(reported).toBeVisible();
  const at = await reported.boundingBox();
  const others = page.locator('h1:visible, h2:visible, header a:visible, header button:visible, main button:visible');
  for (const other of await others.all()) {
    const box = await other.boundingBox();
    if (!at || !box) throw new Error('There is something to compare');
    const isApart = box.y + box.height <= at.y || box.y >= at.y + at.height;
    expect(isApart, `the toast covers "${await other.textContent()}"`).toBe(true);
  }
  await page.getByRole('button', { name: words.login.mailed.other }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: words.login.switch.back }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: words.login.heading.signin })).toBeFocused();
});

/** Clicks and reloads may leave a link half below the header, where it is too small to be a target. */
const fromTop = (page: Page) => page.evaluate(() => scrollTo(0, 0));

test.describe('trips', () => {
  // The database is down once.
  test.use({ expectedError: /status of 503 .*claim_bookings_of_address/ });

  test('my trips: none yet, a request with its calendar file, and a booking made signed out @wide', async ({
    page,
    context,
    address,
    words,
  }) => {
    const { id, email } = await signIn(context, 'dashboard');
    const { trips, claim } = words.dashboard;
    await page.goto(address('/dashboard'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Noor');
    await expect(page.getByText(trips.none.title)).toBeVisible();
    await expectAccessible(page);

    const reference = await book(email, id);
    await page.reload();
    await expect(page.getByRole('tab', { name: trips.requested })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText(reference, { exact: true }).first()).toBeVisible();
    await page.getByText(trips.details).click();
    await expect(page.getByText('Amina Al-Example')).toBeVisible();
    await fromTop(page);
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: trips.calendar }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${reference}.ics`);
    expect(await readFile(await file.path(), 'utf8')).toContain('STATUS:TENTATIVE');

    await expect(page.getByRole('button', { name: claim.submit })).toBeHidden();
    const loose = await book(email.toUpperCase(), null);
    await page.reload();
    await expect(page.getByRole('main').getByText(email)).toBeVisible();
    await fromTop(page);
    await expectAccessible(page);
    let isDown = true;
    await page.route('**/rpc/claim_bookings_of_address', (route) => (isDown ? route.fulfill({ status: 503 }) : route.continue()));
    await page.getByRole('button', { name: claim.submit }).click();
    await expect(page.getByText(claim.failed)).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: claim.submit }).click();
    await expect(page.getByText(loose, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: claim.submit })).toBeHidden();
    await page.reload();
    await expect(page.getByText(loose, { exact: true }).first()).toBeVisible();

    await page.getByRole('tab', { name: trips.past }).click();
    await page.reload();
    await expect(page.getByRole('tab', { name: trips.past })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: trips.requested }).click();
    const manage = page.getByRole('link', { name: trips.manage }).last();
    await expect(manage).toHaveAttribute('href', /\/support\/manage-booking\?reference=KT-/);
  });
});

test('on a phone the dashboard’s pages are one tap away, in a bar that fits the narrowest screen', async ({
  page,
  context,
  address,
  language,
}) => {
  await signIn(context, 'dashboard');
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(address('/support'));
  const way = page.getByRole('banner').getByRole('link', { name: signedInMenu[0]?.label[language] ?? '' });
  await expect(way).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(page.getByRole('banner').getByRole('button', { name: 'Noor' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await way.click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('the profile: names and birthday, a new password, a copy of everything', async ({ page, context, address, words }) => {
  await signIn(context, 'dashboard');
  const { details, password: own, errors } = words.profile;
  await page.goto(address('/dashboard/profile'));
  await byId(page, 'profile-birthDate').fill('40');
  await page.getByRole('button', { name: details.submit, exact: true }).click();
  await expect(byId(page, 'profile-birthDate-error')).toHaveText(errors.birthDateInvalid);
  await expectAccessible(page);

  await byId(page, 'profile-firstName').fill('Sara');
  await byId(page, 'profile-birthDate').fill('5/3/1990');
  await page.getByRole('button', { name: details.submit, exact: true }).click();
  await expect(toast(page, words.session.userUpdated)).toBeVisible();
  await page.reload();
  await expect(byId(page, 'profile-firstName')).toHaveValue('Sara');

  await byId(page, 'password-current').fill(password);
  await byId(page, 'password-next').fill('another-2');
  await page.getByRole('button', { name: own.submit }).click();
  await expect(toast(page, words.session.passwordChanged)).toBeVisible();
  await expect(toast(page, words.session.userUpdated)).toHaveCount(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.data.download }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('"first_name": "Sara"');
});

test.describe('with refused attempts', () => {
  test.use({ expectedError: /40[03]/ });

  test('an account is deleted with its word and its password', async ({ page, context, address, words }) => {
    await signIn(context, 'dashboard');
    const own = words.data.delete;
    await page.goto(address('/dashboard/profile'));
    await page.getByText(own.open).click();
    const end = page.getByRole('button', { name: own.submit });
    await end.click();
    await expect(byId(page, 'delete-word-error')).toHaveText(own.wordWrong);
    await byId(page, 'delete-word').fill(own.word);
    await byId(page, 'delete-password').fill('not-it');
    await end.click();
    await expect(byId(page, 'delete-password-error')).toHaveText(own.passwordWrong);
    await byId(page, 'delete-password').fill(password);
    await end.click();
    await expect(page).toHaveURL(address('/'));
    await page.goto(address('/dashboard'));
    await expect(page).toHaveURL(/\/login\?/);
  });
});

test('a traveller is saved, changed, and fills in a passenger', async ({ page, context, address, words, language }) => {
  const { id, email } = await signIn(context, 'dashboard');
  await asServer().from('profiles').update({ phone: '+97455551234' }).eq('user_id', id);
  const own = words.travellers;
  await page.goto(address('/dashboard/travellers'));
  await page.getByRole('button', { name: own.add }).click();
  await page.getByRole('button', { name: own.save }).click();
  await expect(byId(page, 'traveller-surname-error')).toBeVisible();
  await expectAccessible(page);
  const texts = {
    ...{ givenNames: 'Amina', surname: 'Al-Example', passportNumber: 'QX100200' },
    ...{ dateOfBirth: '20/05/1990', passportExpiry: '01/01/2035' },
  };
  for (const [field, text] of Object.entries(texts)) await byId(page, `traveller-${field}`).fill(text);
  await byId(page, 'traveller-title').selectOption('MRS');
  await byId(page, 'traveller-nationality').selectOption('QA');
  await page.getByRole('button', { name: own.save }).click();
  await expect(toast(page, own.saved)).toBeVisible();
  await expect(page.getByText('QX100200')).toBeVisible();

  const { passengers } = language === 'ar' ? arabicBookings : englishBookings;
  const query = `from=DOH&to=LHR&departure=${addDays(todayInQatar(), 60)}&adults=1&children=0&infants=0&class=economy`;
  await page.goto(address(`/?${query}&view=results`));
  await page.locator('#found-flights a[href*="/booking/passenger-info"]').first().click();
  await expect(byId(page, 'contact.email')).toHaveValue(email);
  await expect(byId(page, 'contact.phone')).toHaveValue('+974 5555 1234');
  await byId(page, 'contact.email').fill('other@example.com');
  await page.reload();
  await page.getByRole('group', { name: passengers.savedTraveller }).getByRole('button', { name: 'Amina Al-Example' }).click();
  await expect(byId(page, 'passengers.0.passportNumber')).toHaveValue('QX100200');
  await expect(byId(page, 'passengers.0.dateOfBirth')).toHaveValue('20/05/1990');
  await expect(byId(page, 'contact.email')).toHaveValue('other@example.com');
});

test('the club shows the tier of a new member', async ({ page, context, address, words }) => {
  await signIn(context, 'dashboard');
  await page.goto(address('/dashboard/club'));
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  await expect(page.getByText(words.club.entries.none)).toBeVisible();
  await expectAccessible(page);
});

test.describe('without an answer of the database', () => {
  test.use({ expectedError: /rest\/v1|ERR_FAILED/ });

  test('the trips say so, and load on a retry', async ({ page, context, address, words }) => {
    await signIn(context, 'dashboard');
    const { state, trips } = words.dashboard;
    await page.route('**/rest/v1/bookings*', (route) => route.abort());
    await page.goto(address('/dashboard'));
    const again = page.getByRole('button', { name: state.retry });
    await expect(again).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll();
    await again.press('Enter');
    await expect(page.locator('body')).not.toBeFocused();
    await expect(page.getByText(trips.none.title)).toBeVisible();
  });
});

test.describe('without a network', () => {
  test.use({ expectedError: /ERR_INTERNET_DISCONNECTED/ });

  test('a confirmed trip is still shown, until its owner signs out', async ({ page, address, words, context, language }) => {
    const { id, email } = await signIn(context, 'offline', language);
    const reference = await book(email, id);
    await asServer().from('bookings').update({ status: 'confirmed' }).eq('reference', reference).throwOnError();
    await page.goto(address('/dashboard'));
    await expect(page.getByText(words.dashboard.trips.offline)).toBeVisible();
    await expectAccessible(page);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(reference)).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByText(words.dashboard.trips.offline)).toBeVisible();

    const keeps = () => page.evaluate(() => caches.keys());
    expect(await keeps()).not.toEqual([]);
    await page.getByRole('main').getByRole('button', { name: words.menu.signOut }).click();
    await expect.poll(keeps).toEqual([]);

    // An expired session leaves the page; the next account on this device sees no trips.
    await page.evaluate(async () => (await caches.open('offline-trips')).put('/offline-trips', new Response('of another')));
    await signIn(context, 'offline-other', language);
    await page.goto(address('/dashboard'));
    await expect.poll(keeps).toEqual([]);
  });
});
