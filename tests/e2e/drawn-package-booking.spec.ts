import type { Page } from '@playwright/test';
import arabic from '../../messages/ar/bookings.json' with { type: 'json' };
import arabicPayments from '../../messages/ar/payments.json' with { type: 'json' };
import english from '../../messages/en/bookings.json' with { type: 'json' };
import englishPayments from '../../messages/en/payments.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { expectAccessible } from './support/accessibility.ts';
import { asServer } from './support/account.ts';
import { fillIn, onToPay, ownEmail } from './support/flight-booking.ts';
import { expectHydrated } from './support/hydrated.ts';
import { expect, type Language, test } from './support/test.ts';
import { words } from './support/words.ts';

const departure = addDays(todayInQatar(), 40);
const typedDay = departure.split('-').toReversed().join('/');
const family = `departure=${departure}&nights=1&adults1=2&age1=8&extras=fastTrack`;
async function fillInTraveller(page: Page, index: number, givenNames: string, years: number): Promise<void> {
  const at = `travellers.${index}`;
  const dateOfBirth = `01/01/${Number(departure.slice(0, 4)) - years}`;
  await fillIn(page, at, { givenNames, surname: 'Al-Example', dateOfBirth });
  await page.locator(`[id="${at}.title"]`).selectOption(years < 18 ? 'MISS' : 'MRS');
}

/** The button of the payment, with its amount. */
const onToPayment = (language: Language) =>
  new RegExp((language === 'ar' ? arabicPayments : englishPayments).page.pay.replace('{amount}', '.+'));

const inPage = (page: Page) => page.getByRole('main');
const queryOf = (page: Page) => new URL(page.url()).searchParams;
const totalOf = (page: Page) => page.locator('[data-price-bar] bdi').first();
const headingOf = (page: Page) => inPage(page).locator('h2[tabindex]');
const amountIn = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));

test.describe('without script', () => {
  // A form that a journey changes on its way has no view transition.
  test.use({ javaScriptEnabled: false, expectedError: /csp$|Transition was skipped/ });

  test('the steps of a trip are forms, and the server keeps its price @both @wide', async ({ page, address, language }) => {
    const { request } = words[language].packages;
    const { rooms, dates } = request;
    const on = inPage(page).getByRole('button', { name: request.continue });
    await page.goto(address('/travel/booking/paris'));
    await expect(headingOf(page)).toHaveText(request.headings.dates);
    const prayers = inPage(page).getByRole('link', { name: words[language].packages.booking.prayers.split('{')[0] ?? '' });
    await expect(prayers).toHaveAttribute('href', address('/prayer-times?place=CDG'));
    const first = amountIn(await totalOf(page).textContent());
    expect(first).toBeGreaterThan(1000);
    await on.click();
    await expect(inPage(page).getByText(request.errors.departureRequired)).toBeVisible();

    const day = page.locator('#departure');
    await day.fill('31/02/2027');
    await day.press('Enter');
    await expect(day).toHaveValue('31/02/2027');
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    await day.fill(typedDay);
    await inPage(page).getByRole('button', { name: dates.moreNights }).click();
    await expect(headingOf(page)).toHaveText(request.headings.dates);
    await expect(day).toHaveValue(typedDay);
    await on.click();

    await expect(headingOf(page)).toHaveText(request.headings.rooms);
    await inPage(page)
      .getByRole('button', { name: rooms.moreChildren.replace('{number}', '1') })
      .click();
    await on.click();
    await expect(inPage(page).getByText(request.errors.ageRequired)).toBeVisible();
    await page.locator('[id="room.1.child.1"]').selectOption('8');
    await inPage(page).getByRole('button', { name: rooms.add }).click();
    await expect(page.locator('[id="room.1.child.1"]')).toHaveValue('8');
    await inPage(page)
      .getByRole('button', { name: rooms.removeLabel.replace('{number}', '2') })
      .click();
    await on.click();

    await expect(headingOf(page)).toHaveText(request.headings.extras);
    const before = amountIn(await totalOf(page).textContent());
    await page.locator('[id="extras.fastTrack"]').check();
    await page.locator('[id="wishes.visa"]').check();
    await on.click();
    await expect(headingOf(page)).toHaveText(request.headings.travellers);
    const mail = (await inPage(page).locator('a[href^="mailto:"]').getAttribute('href')) ?? '';
    expect(decodeURIComponent(mail)).toContain(typedDay);
    expect(amountIn(await totalOf(page).textContent())).toBeGreaterThan(before);
    expect([...queryOf(page)].filter(([, value]) => /[^\w/-]/.test(value))).toEqual([]);

    await inPage(page).getByRole('button', { name: request.back }).click();
    await expect(page.locator('[id="extras.fastTrack"]')).toBeChecked();
    await expect(page.locator('[id="wishes.visa"]')).toBeChecked();
  });

  test('travellers are reviewed and sent; what is wrong is named, and nothing typed is lost @both @wide', async ({
    page,
    address,
    language,
  }) => {
    const { request } = words[language].packages;
    const { review, flow } = language === 'ar' ? arabic : english;
    const on = inPage(page).getByRole('button', { name: request.travellers.submit });
    const send = inPage(page).getByRole('button', { name: onToPay(language === 'ar' ? arabic : english) });
    await page.goto(address(`/travel/booking/paris?step=travellers&${family}`));
    await fillInTraveller(page, 0, 'Amina Sara', 36);
    await fillInTraveller(page, 1, 'Omar', 40);
    await inPage(page).getByRole('button', { name: request.back }).click();
    await expect(headingOf(page)).toHaveText(request.headings.extras);
    await inPage(page).getByRole('button', { name: request.continue }).click();
    await expect(page.locator('[id="travellers.1.givenNames"]')).toHaveValue('Omar');
    await fillInTraveller(page, 2, 'Noor', 9);
    await fillIn(page, 'contact', { email: 'amina@', phone: '+974 4000 0000', notes: 'A quiet room\nplease' });
    await on.click();
    const listed = inPage(page).locator('#travellers > section').getByRole('link');
    await expect(listed).toHaveCount(2);
    expect(await listed.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '#travellers.2.dateOfBirth',
      '#contact.email',
    ]);
    await expect(page.locator('[id="travellers.2.dateOfBirth"]')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[id="travellers.2.givenNames"]')).toHaveValue('Noor');
    await fillInTraveller(page, 2, 'Noor', 8);
    await fillIn(page, 'contact', { email: ownEmail() });
    await on.click();

    // An earlier step can be changed, and those who travel stay.
    await expect(headingOf(page)).toHaveText(request.headings.review);
    await expect(inPage(page).getByText('Noor Al-Example')).toBeVisible();
    const before = await totalOf(page).textContent();
    await inPage(page)
      .getByRole('link', { name: review.editLabel.replace('{part}', request.review.extras) })
      .click();
    await page.locator('[id="extras.dinners"]').check();
    await inPage(page).getByRole('button', { name: request.continue }).click();
    await expect(page.locator('[id="contact.notes"]')).toHaveValue(/quiet room/);
    await on.click();
    await expect(totalOf(page)).not.toHaveText(before ?? '');
    await expect(inPage(page).getByRole('alert')).toHaveCount(0);
    expect(page.url()).not.toMatch(/example|amina|noor/i);

    // The price list changed since the page was drawn.
    await page.route(
      '**/api/bookings/package/form',
      (route) => {
        const form = new URLSearchParams(route.request().postData() ?? '');
        form.set('total', String(Number(form.get('total')) - 10));
        return route.continue({ postData: String(form) });
      },
      { times: 1 },
    );
    await send.click();
    const notice = inPage(page).getByRole('alert').filter({ hasText: request.priceChange.title });
    await expect(notice).toContainText('10');
    await expect(send).toBeDisabled();
    await notice.getByRole('button', { name: request.priceChange.accept }).click();
    await expect(notice).toHaveCount(0);
    await send.click();
    await expect(page).toHaveURL(/\/booking\/payment\?key=/);
    const reference = (await page.getByTestId('reference').textContent()) ?? 'a reference';
    await page.goBack();
    await send.click();
    await expect(page.getByTestId('reference')).toHaveText(reference);

    // Paid at once: the page looks for the answer of the bank by itself.
    const { page: pay } = language === 'ar' ? arabicPayments : englishPayments;
    const payment = page.url();
    await page.getByRole('button', { name: onToPayment(language) }).click();
    await expect(page).toHaveURL(/charge=/);
    const id = new URL(page.url()).searchParams.get('charge') ?? '';
    await page.goto(payment);
    await expect(page.getByRole('heading', { name: pay.state.pending.title })).toBeVisible();
    await expect(page.getByRole('link', { name: pay.pending.look, exact: true })).toBeVisible();
    await asServer()
      .rpc('sandbox_payment', { question: { type: 'press', id, status: 'paid', late: 0 } })
      .throwOnError();
    await expect(page.getByRole('heading', { name: pay.state.paidRequest.title })).toBeVisible();

    await page.goto(address(`/travel/booking/paris?step=review&posted=${crypto.randomUUID()}&${family}`));
    await expect(inPage(page).getByText(flow.typedGone)).toBeVisible();
    await inPage(page).getByRole('link', { name: request.headings.travellers }).click();
    await expect(on).toBeVisible();
  });

  test('the one screen keeps what was typed while its trip changes, and is sent as it is @both', async ({
    page,
    address,
    language,
  }) => {
    const { request } = words[language].packages;
    const send = inPage(page).getByRole('button', { name: request.review.submit });
    await page.goto(address('/travel/booking/paris?step=ask'));
    await fillIn(page, 'lead', { givenNames: 'Amina Sara', surname: 'Al-Example' });
    await fillIn(page, 'contact', { email: ownEmail(), phone: '+974 4000 0000' });
    await page.locator('#departure').fill(typedDay);
    const before = await totalOf(page).textContent();
    await inPage(page)
      .getByRole('button', { name: request.rooms.moreChildren.replace('{number}', '1') })
      .click();
    await expect(page.locator('[id="lead.surname"]')).toHaveValue('Al-Example');
    await expect(page.locator('#departure')).toHaveValue(typedDay);
    await expect(totalOf(page)).not.toHaveText(before ?? '');
    await send.click();
    await expect(inPage(page).locator('a[href="#room.1.child.1"]')).toBeVisible();
    await page.locator('[id="room.1.child.1"]').selectOption('8');
    await send.click();
    // The age has another price than the one that was shown.
    await inPage(page).getByRole('button', { name: request.priceChange.accept }).click();
    await send.click();
    await expect(page).toHaveURL(/\/booking\/confirmation\?reference=KT-/);
    await expect(inPage(page).getByText('Amina Sara Al-Example', { exact: true }).first()).toBeVisible();
    await expect(inPage(page).getByText(request.receipt.noteAsked)).toBeVisible();
  });

  test('flights are in the price and can be left out; both are sent as one request @both', async ({
    page,
    address,
    language,
  }) => {
    const { packages, request } = { ...words[language], ...words[language].packages };
    const { flights } = request;
    const on = inPage(page).getByRole('button', { name: request.continue });
    await page.goto(address(`/travel/booking/paris?step=dates&departure=${departure}`));
    const withFlights = amountIn(await totalOf(page).textContent());
    await expect(page.locator('[data-price-bar]')).toContainText(flights.with);
    await inPage(page).getByRole('link', { name: flights.others }).click();
    await expect(headingOf(page)).toHaveText(request.headings.extras);
    await expect(page.locator('[id="flight.cheapest"]')).toBeChecked();
    await page.locator('[id="flight.none"]').check();
    await on.click();
    await expect(page.locator('[data-price-bar]')).toContainText(packages.withoutFlights);
    expect(amountIn(await totalOf(page).textContent())).toBeLessThan(withFlights);
    await inPage(page).getByRole('button', { name: request.back }).click();
    await expect(page.locator('[id="flight.none"]')).toBeChecked();
    await page.locator('[id="flight.cheapest"]').check();
    await on.click();
    await expect(page.locator('[data-price-bar]')).toContainText(flights.with);
    await fillInTraveller(page, 0, 'Amina Sara', 36);
    await fillInTraveller(page, 1, 'Omar', 40);
    await fillIn(page, 'contact', { email: ownEmail(), phone: '+974 4000 0000' });
    await inPage(page).getByRole('button', { name: request.travellers.submit }).click();
    await expect(headingOf(page)).toHaveText(request.headings.review);
    await expect(inPage(page).getByRole('heading', { name: flights.title })).toBeVisible();
    await expect(totalOf(page)).toContainText(withFlights.toLocaleString('en'));

    // Another price than the one that was signed for this page is refused, and the flights are searched anew.
    await page.route(
      '**/api/bookings/package/form',
      (route) => {
        const form = new URLSearchParams(route.request().postData() ?? '');
        const flown = JSON.parse(form.get('flown') ?? '');
        flown.offer.price.total = '10.00';
        form.set('flown', JSON.stringify(flown));
        return route.continue({ postData: String(form) });
      },
      { times: 1 },
    );
    const send = inPage(page).getByRole('button', { name: onToPay(language === 'ar' ? arabic : english) });
    await send.click();
    const notice = inPage(page).getByRole('alert').filter({ hasText: request.priceChange.title });
    await expect(send).toBeDisabled();
    await notice.getByRole('button', { name: request.priceChange.accept }).click();
    await send.click();
    await expect(page).toHaveURL(/\/booking\/payment\?key=/);
    // To the dirham.
    const asked = await inPage(page)
      .getByRole('button', { name: onToPayment(language) })
      .textContent();
    expect(Math.round(Number(/[\d,]+(\.\d+)?/.exec(asked ?? '')?.[0].replaceAll(',', '')))).toBe(withFlights);
  });

  test('an address that asks for too much shows what is missing or nearest', async ({ page, address, language }) => {
    const { request } = words[language].packages;
    await page.goto(address('/travel/booking/paris?step=travellers&departure=2020-01-01&adults1=99'));
    await expect(headingOf(page)).toHaveText(request.headings.dates);
    await expect(inPage(page).getByText(request.errors.departureTooSoon)).toBeVisible();
    await page.goto(address(`/travel/booking/paris?step=review&${family.replace('age1=8', 'age1=80')}`));
    await expect(headingOf(page)).toHaveText(request.headings.rooms);
    await page.goto(address('/travel/booking/paris?step=%3Cb%3E&nights=-1&extras=%3Cb%3E&adults4=1&age1=x&remove=1'));
    await expect(headingOf(page)).toHaveText(request.headings.dates);
  });
});

test('the price of the trip in the address is in the first HTML, for this visitor only', async ({ request, address }) => {
  const answer = await request.get(address(`/travel/booking/paris?step=rooms&${family}`));
  expect(answer.headers()['cache-control']).toBe('private, no-cache');
  const html = await answer.text();
  const price = html.slice(html.indexOf('data-price-bar'), html.indexOf('data-scripts'));
  expect(price).toMatch(/<bdi>[^<]*\d,\d{3}/);
  for (const ask of ['get', 'head'] as const) {
    const known = await request[ask](address('/travel/booking/paris'));
    const unknown = await request[ask](address('/travel/booking/atlantis?step=rooms'));
    expect([known.status(), unknown.status()], ask).toEqual([200, 404]);
  }
});

test('what was drawn is what the page goes on with; reload and Back keep step and trip @both @wide', async ({
  page,
  address,
  language,
}) => {
  const { request } = words[language].packages;
  await page.goto(address(`/travel/booking/paris?step=rooms&${family}`), { waitUntil: 'commit' });
  await expect(headingOf(page)).toHaveText(request.headings.rooms);
  const drawn = await inPage(page).textContent();
  await expectHydrated(page);
  expect(await inPage(page).textContent()).toBe(drawn);
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  expect(shifts, 'layout shift').toBeLessThan(0.01);
  await expectAccessible(page);

  const more = inPage(page).getByRole('button', { name: request.rooms.moreAdults.replace('{number}', '1') });
  await more.click();
  await expect.poll(() => queryOf(page).get('adults1')).toBe('3');
  const withFlights = page.locator('[data-price-bar]').getByText(request.flights.with);
  await expect(withFlights).toBeVisible();
  const total = await totalOf(page).textContent();
  await page.reload();
  await expect(totalOf(page)).toHaveText(total ?? '');
  await expectHydrated(page);
  await inPage(page).getByRole('button', { name: request.continue }).click();
  await expect(headingOf(page)).toHaveText(request.headings.extras);
  await page.locator('[id="extras.dinners"]').check();
  const withDinners = await totalOf(page).textContent();
  await page.goBack();
  await expect(headingOf(page)).toHaveText(request.headings.rooms);
  await expect(totalOf(page)).toHaveText(withDinners ?? '');
  await expect.poll(() => queryOf(page).getAll('extras')).toEqual(['fastTrack', 'dinners']);

  // In a tab of its own.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(headingOf(other)).toHaveText(request.headings.rooms);
  await expect(totalOf(other)).toHaveText(withDinners ?? '');
});

test.describe('when scripts do not come', () => {
  test.use({ expectedError: /Failed to load resource|ERR_FAILED/ });

  test('what was posted stays for the scripts that come later, and through a reload', async ({ page, address, language }) => {
    const { request } = words[language].packages;
    await page.route(/\/_next\/static\/.*\.js$/, (route) => route.abort());
    await page.goto(address(`/travel/booking/paris?step=travellers&${family}`));
    await fillInTraveller(page, 0, 'Amina Sara', 36);
    await inPage(page).getByRole('button', { name: request.travellers.submit }).click();
    const listed = inPage(page).locator('a[href="#contact.email"]');
    await expect(listed).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await expectHydrated(page);
    await expect.poll(() => queryOf(page).has('posted')).toBe(false);
    await expect(listed).toBeVisible();
    await fillInTraveller(page, 1, 'Omar', 40);
    await page.reload();
    await expect(page.locator('[id="travellers.0.givenNames"]')).toHaveValue('Amina Sara');
    await expect(page.locator('[id="travellers.1.givenNames"]')).toHaveValue('Omar');
  });

  test('the steps work as without', async ({ page, address, language }) => {
    const { request } = words[language].packages;
    await page.route(/\/_next\/static\/.*\.js$/, (route) => route.abort());
    await page.goto(address(`/travel/booking/paris?step=rooms&${family}`));
    await inPage(page).getByRole('button', { name: request.continue }).click();
    await expect(headingOf(page)).toHaveText(request.headings.extras);
    await expect(totalOf(page)).toBeVisible();
  });
});
