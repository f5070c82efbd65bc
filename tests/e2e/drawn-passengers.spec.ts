import type { Page } from '@playwright/test';
import arabic from '../../messages/ar/bookings.json' with { type: 'json' };
import english from '../../messages/en/bookings.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import type { SignedFlightOffer } from '../../supabase/functions/_shared/contracts/flights/flight-search.ts';
import { signedUntil, signingKey, signOffer } from '../../supabase/functions/_shared/offer-signature.ts';
import { expectAccessible } from './support/accessibility.ts';
import { fillIn, fillInContact, fillInPassenger } from './support/flight-booking.ts';
import { expectHydrated } from './support/hydrated.ts';
import { offerSecretVariable } from './support/site.ts';
import { expect, test } from './support/test.ts';

const departure = addDays(todayInQatar(), 63);
const results = `/?from=DOH&to=LHR&departure=${departure}&return=${addDays(departure, 7)}&adults=2&children=0&infants=0&class=economy&view=results`;
const searchOfOne = {
  origin: 'DOH',
  destination: 'LHR',
  departureDate: departure,
  returnDate: addDays(departure, 7),
  adults: 1,
  children: 0,
  infants: 0,
  cabinClass: 'ECONOMY',
};
const bookings = { en: english, ar: arabic };
const surname = (page: Page) => page.locator('[id="passengers.0.surname"]');

/** The address of the passengers of the first flight that is found. */
async function addressOfChoice(page: Page, at: string): Promise<string> {
  const html = await (await page.request.get(at)).text();
  return (/href="((?:\/ar)?\/booking\/passenger-info[^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
}

/** The offer on flights of another number, as if it had been sold: signed by the site. */
async function onFlightsNobodySells({ signature, ...offer }: SignedFlightOffer, secret: string) {
  const itineraries = offer.itineraries.map(({ segments, ...way }) => ({
    ...way,
    segments: segments.map((segment) => ({ ...segment, number: '9999' })),
  }));
  const other = { ...offer, itineraries };
  return { ...other, signature: await signOffer(await signingKey(secret), other, searchOfOne, signedUntil(signature)) };
}

test('the passengers of a flight stand in the page with the price, which asks once, and keep what is typed @both @wide', async ({
  page,
  address,
  language,
}) => {
  const choice = await addressOfChoice(page, address(results));
  const html = await (await page.request.get(choice)).text();
  expect(html.indexOf('<aside')).toBeGreaterThan(0);
  expect(html.indexOf('<aside')).toBeLessThan(html.indexOf('id="flight"'));
  expect(html).not.toContain('$RC(');

  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/flights/search')) searches.push(request.url());
  });
  await page.goto(choice);
  await expect(surname(page)).toBeVisible();
  await expectHydrated(page);
  await surname(page).fill('Al-Example');
  await expectAccessible(page);
  await page.reload();
  await expect(surname(page)).toHaveValue('Al-Example');
  await expectHydrated(page);
  await page.getByRole('button', { name: bookings[language].passengers.submit }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.goto(address('/about'));
  await page.goBack();
  await expect(surname(page)).toHaveValue('Al-Example');
  expect(searches).toEqual([]);
});

test('an offer that is gone leads to the nearest, an address without one to the form; no robot searches', async ({
  page,
  address,
  language,
}) => {
  const gone = (await addressOfChoice(page, address(results))).replace(/offer=.*/, 'offer=gone');
  const html = await (await page.request.get(gone)).text();
  expect(html).toContain(bookings[language].flow.gone.title);
  const unknown = await page.request.get(address('/booking/passenger-info?from=DOH&offer=gone'));
  expect(unknown.status()).toBe(404);
  const said = await unknown.text();
  expect(said).toContain(bookings[language].flow.noTrip.title);
  expect(said, 'it asks for no script').not.toMatch(/<noscript><p\b/);
  const robot = await page.request.get(gone, { headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } });
  expect(await robot.text()).not.toContain('<aside');
  const ahead = await page.request.get(gone, { headers: { 'Sec-Purpose': 'prefetch' } });
  expect(ahead.status()).toBe(503);
});

test.describe('without script', () => {
  // A form that a journey changes on its way has no view transition.
  test.use({ javaScriptEnabled: false, expectedError: /csp$|410 \(Gone\)|Transition was skipped/ });

  test('an offer that is gone offers the nearest in its place @both', async ({ page, address, language }) => {
    const { flow, summary } = bookings[language];
    await page.goto((await addressOfChoice(page, address(results))).replace(/offer=.*/, 'offer=gone'));
    await expect(page.getByText(flow.gone.title)).toBeVisible();
    await page.getByRole('button', { name: summary.takeNearest }).click();
    await expect(surname(page)).toBeVisible();
  });

  test('passengers are reviewed and sent; what is wrong is named, and nothing typed is lost @both', async ({
    page,
    address,
    language,
  }) => {
    const { passengers, review } = bookings[language];
    const passport = page.locator('[id="passengers.0.passportNumber"]');
    await page.goto(await addressOfChoice(page, address(results.replace('adults=2', 'adults=1'))));
    const total = (await page.locator('[data-price-bar] bdi').last().textContent()) ?? 'a total';
    await fillInPassenger(page, 0, 1990);
    await fillInContact(page);
    await passport.fill('');
    await page.getByRole('button', { name: passengers.submit }).click();
    await expect(passport).toHaveAttribute('aria-invalid', 'true');
    await expect(surname(page)).toHaveValue('Al-Example');
    await passport.fill('QX100000');
    await page.getByRole('button', { name: passengers.submit }).click();
    await expect(page.getByText('QX100000')).toBeVisible();
    await expect(page.locator('main aside')).toContainText(total);
    expect(page.url()).not.toMatch(/example|amina|QX1/i);
    await page.getByRole('button', { name: review.submit }).click();
    await expect(page).toHaveURL(/\/booking\/confirmation\?reference=KT-/);
    const reference = await page.getByTestId('reference').textContent();
    await page.goBack();
    await page.getByRole('button', { name: review.submit }).click();
    await expect(page.getByTestId('reference')).toHaveText(reference ?? 'a reference');
  });

  test('a price that has changed when it is sent is shown with the old one, and sent once accepted @both', async ({
    page,
    address,
    language,
  }) => {
    const { passengers, review, flow } = bookings[language];
    await page.goto(await addressOfChoice(page, address(results)));
    await fillInPassenger(page, 0, 1990);
    // The airline learns the age with the request: it has a fare for the young.
    const dateOfBirth = `01/01/${Number(departure.slice(0, 4)) - 15}`;
    await fillIn(page, 'passengers.1', { givenNames: 'Noor', surname: 'Al-Example', dateOfBirth });
    await page.locator('[id="passengers.1.isDocumentLater"]').uncheck();
    await fillIn(page, 'passengers.1', { passportNumber: 'QX100001', passportExpiry: '01/01/2035' });
    await page.locator('[id="passengers.1.title"]').selectOption('MS');
    await page.locator('[id="passengers.1.nationality"]').selectOption('QA');
    await fillInContact(page);
    await page.getByRole('button', { name: passengers.submit }).click();
    const send = page.getByRole('button', { name: review.submit, exact: true });
    const total = (await page.locator('[data-price-bar] bdi').last().textContent()) ?? 'a total';
    await send.click();
    const notice = page.getByRole('alert').filter({ hasText: flow.priceChange.title });
    await expect(notice).toContainText(total);
    await expect(page.locator('[data-price-bar] bdi').last()).not.toHaveText(total);
    await expect(page.getByText('QX100001')).toBeVisible();
    await expect(send).toBeDisabled();
    await notice.getByRole('button', { name: review.acceptAndSend }).click();
    await expect(page.getByTestId('reference')).toHaveText(/^KT-/);
  });

  test('an offer that is gone when it is sent offers the nearest, and keeps what was typed @both', async ({
    page,
    address,
    language,
  }) => {
    const { passengers, review, flow, summary } = bookings[language];
    const secret = process.env[offerSecretVariable];
    test.skip(!secret, 'the secret of this site is unknown');
    await page.goto(await addressOfChoice(page, address(results.replace('adults=2', 'adults=1'))));
    await fillInPassenger(page, 0, 1990);
    await fillInContact(page);
    await page.getByRole('button', { name: passengers.submit }).click();
    await page.route(
      '**/api/bookings/flight/form',
      async (route) => {
        const form = new URLSearchParams(route.request().postData() ?? '');
        const selected = JSON.parse(form.get('selected') ?? '');
        selected.offer = await onFlightsNobodySells(selected.offer, secret ?? '');
        form.set('selected', JSON.stringify(selected));
        return route.continue({ postData: String(form) });
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: review.submit }).click();
    await expect(page.getByText(flow.gone.title)).toBeVisible();
    await page.getByRole('button', { name: summary.takeNearest }).click();
    await expect(surname(page)).toHaveValue('Al-Example');
    await expect(page.locator('[id="passengers.0.passportNumber"]')).toHaveValue('QX100000');
  });
});

test.describe('scripts that do not come', () => {
  test.use({ expectedError: /ERR_FAILED|Failed to load resource/ });

  test('leave a form that is reviewed all the same', async ({ page, address, language }) => {
    const choice = await addressOfChoice(page, address(results.replace('adults=2', 'adults=1')));
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await page.goto(choice);
    await fillInPassenger(page, 0, 1990);
    await fillInContact(page);
    await page.getByRole('button', { name: bookings[language].passengers.submit }).click();
    await expect(page.getByText('QX100000')).toBeVisible();

    // Once they come, the tab keeps what was posted, and what is typed after it.
    await page.unroute('**/_next/static/**/*.js');
    await page.reload();
    await expect(page).not.toHaveURL(/posted=/);
    await expect(page.getByText('QX100000')).toBeVisible();
    await page.goto(choice);
    const passport = page.locator('[id="passengers.0.passportNumber"]');
    await expect(passport).toHaveValue('QX100000');
    await passport.fill('QX200000');
    await page.reload();
    await expect(passport).toHaveValue('QX200000');
    await expect(surname(page)).toHaveValue('Al-Example');
  });
});
