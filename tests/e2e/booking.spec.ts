import type { Locator, Page, Request } from '@playwright/test';
import arabic from '../../messages/ar/bookings.json' with { type: 'json' };
import english from '../../messages/en/bookings.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { expectAccessible } from './support/accessibility.ts';
import { chooseFlight, fillIn, fillInContact, fillInPassenger } from './support/flight-booking.ts';
import { SearchForm } from './support/search-form.ts';
import { test as base, expect } from './support/test.ts';
import { toastOf } from './support/toast.ts';
import { words as siteWords } from './support/words.ts';

const test = base.extend<{ words: typeof english; sent: Request[] }>({
  words: async ({ language }, use) => use(language === 'ar' ? arabic : english),
  /** The requests to book that left the page. */
  sent: async ({ page }, use) => {
    const requests: Request[] = [];
    page.on('request', (request) => request.url().endsWith('/api/bookings/flight') && requests.push(request));
    await use(requests);
  },
});

/** Answers like the server after a request is stored, for journeys about something else: the limit is ten a minute. */
async function acceptInBrowser(page: Page): Promise<void> {
  const json = { reference: 'KT-7F3K9Q', status: 'requested', requestedAt: new Date().toISOString() };
  await page.route('**/api/bookings/flight', (route) => route.fulfill({ status: 201, json }));
}

const brandOf = (request: Request | undefined): string => request?.postDataJSON().offer.itineraries[0].fareBrand;
const keyOf = (request: Request | undefined): string => request?.postDataJSON().idempotencyKey;
/** The fields of one passenger, whose passport follows, and the contact. */
const summaryTitle = { en: 'Please check 8 fields', ar: 'يرجى مراجعة 8 خانات' };
const inPage = (page: Page) => page.getByRole('main');

/** The bar shows the price and opens its details; it contains the chat button, which is nowhere else then. */
async function expectPriceBar(page: Page, words: typeof english): Promise<void> {
  const bar = page.getByRole('region', { name: words.bar.label });
  await expect(bar).toBeInViewport({ ratio: 1 });
  const chat = bar.getByRole('link', { name: words.bar.whatsapp });
  await chat.dispatchEvent('auxclick');
  await expect(chat).toHaveAttribute('href', new RegExp(encodeURIComponent(page.url()).replaceAll('.', '\\.')));
  await expect(page.locator('a[href^="https://wa.me"]:visible')).toHaveCount(1);
  // On a wide screen the summary stands above it, and the button of the form in it; there is no second of either.
  if ((page.viewportSize()?.width ?? 0) >= 1024) {
    await expect(inPage(page).getByRole('complementary').getByText(words.summary.total, { exact: true })).toBeHidden();
    await expect(inPage(page).getByRole('button', { name: words.passengers.submit })).toHaveCount(1);
    return expect(bar.getByRole('button', { name: words.passengers.submit })).toBeInViewport({ ratio: 1 });
  }
  await bar.getByRole('button').click();
  const summary = page.getByRole('dialog', { name: words.flow.fareLabel });
  await expect(summary.getByText(words.summary.total, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await summary.getByRole('button', { name: words.bar.close }).click();
  await expect(bar.getByRole('button')).toBeFocused();
}

/** The lines of a group of buttons that do not reach its end, by their first words. */
const unfilledLines = (group: Locator): Promise<(string | null)[]> =>
  group.evaluate((element) => {
    const children = [...element.children];
    const boxOf = (child: Element) => child.getBoundingClientRect();
    const { width } = boxOf(element);
    return children
      .filter((child, index) => boxOf(children[index - 1] ?? element).top !== boxOf(child).top || index === 0)
      .filter((first) => {
        const line = children.filter((child) => boxOf(child).top === boxOf(first).top).map(boxOf);
        const reach = Math.max(...line.map(({ right }) => right)) - Math.min(...line.map(({ left }) => left));
        return width - reach > 1;
      })
      .map((first) => first.textContent);
  });

async function openReview(page: Page, words: typeof english): Promise<void> {
  await page.getByRole('button', { name: words.passengers.submit }).click();
  await expectReview(page, words);
}

async function expectReview(page: Page, words: typeof english): Promise<void> {
  await expect(page.getByRole('heading', { name: words.flow.reviewHeading })).toBeFocused();
  await expect(page.getByRole('heading', { name: words.flow.reviewHeading })).toBeInViewport();
}

async function chooseAndReview(page: Page, address: (path: string) => string, words: typeof english): Promise<void> {
  await chooseFlight(page, address);
  await fillInPassenger(page, 0, 1990);
  await fillInContact(page);
  await openReview(page, words);
}

test('from the home page to a booking reference @both @changing', async ({ page, address, language, words, sent }) => {
  const { results } = siteWords[language].flights;
  await page.goto(address('/'));
  const form = new SearchForm(page, language);
  await form.fillRoundTrip(siteWords[language]);
  await form.submit.click();
  const flights = page.locator('#found-flights').getByRole('article');
  await expect(flights).toHaveCount(30);

  await page.reload();
  await expect(flights).toHaveCount(30);
  await page.goBack();
  await expect(flights).toHaveCount(0);
  await expect(form.submit).toBeVisible();
  await page.goForward();
  await flights.first().getByRole('link', { name: results.card.select }).click();

  await expect(page.getByRole('heading', { name: words.flow.passengersHeading })).toBeVisible();
  await page.getByRole('button', { name: words.passengers.submit }).click();
  await expect(page.getByText(words.errors.surnameRequired).first()).toBeVisible();
  await expect(inPage(page).getByRole('heading', { name: summaryTitle[language] })).toBeInViewport();
  await expectAccessible(page);
  await expect(page.getByRole('contentinfo').getByRole('textbox'), 'no newsletter on a step').toHaveCount(0);
  await expectPriceBar(page, words);
  await fillInPassenger(page, 0, 1990);
  await inPage(page).getByText(words.passengers.loyalty).click();
  await page.locator('[id="passengers.0.loyaltyAirline"]').selectOption('KL');
  await fillIn(page, 'passengers.0', { loyaltyNumber: '2012 345 678' });
  await fillInContact(page);
  await expectAccessible(page);
  await openReview(page, words);

  await page.reload();
  await expect(
    inPage(page)
      .getByText(/^Economy /)
      .first(),
    'the name of the fare',
  ).toBeVisible();
  await expect(inPage(page).getByText('QX100000')).toBeVisible();
  await expect(inPage(page).getByText('2012345678')).toBeVisible();
  await expect(inPage(page).getByText('+974 4000 0000', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await expect(inPage(page).getByText(words.summary.total, { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  // The router asks for the page of the form again. Its answer comes after the review was asked for.
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/passenger-info.*_rsc=/, async (route) => {
    await isAsked;
    await route.continue();
  });
  await page.goBack();
  await expect(page.locator('[id="contact.notes"]')).toHaveValue('Window seats, please.');
  await page.getByRole('button', { name: words.passengers.submit }).click();
  answer();
  await expectReview(page, words);
  await page.getByRole('button', { name: words.review.submit }).dblclick();

  const reference = page.getByTestId('reference');
  await expect(reference).toHaveText(/^KT-[2-9A-HJ-NP-Z]{6}$/);
  expect(sent).toHaveLength(1);
  const made = await reference.textContent();
  await expectAccessible(page);
  const buttons = inPage(page).getByRole('button', { name: words.confirmation.print }).locator('..');
  expect(await unfilledLines(buttons), 'lines of buttons with room at their end').toEqual([]);
  await page.reload();
  await expect(reference).toHaveText(made ?? '');
  await expect(inPage(page).getByText('Amina Sara Al-Example').first()).toBeVisible();
  await expect(inPage(page).getByText(brandOf(sent[0])).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: words.confirmation.title })).toBeFocused();

  await page.goBack();
  const hint = inPage(page)
    .getByRole('status')
    .filter({ hasText: made ?? '' });
  await expect(hint).toBeFocused();
  await expect(hint).toBeInViewport();
  await hint.getByRole('link').click();
  await expect(reference).toHaveText(made ?? '');
});

for (const { passports, acts: counted } of [
  { passports: 'to follow', acts: { taps: 12, pickers: 5, typed: 12 } },
  { passports: 'typed at once', acts: { taps: 13, pickers: 5, typed: 20 } },
]) {
  test(`two adults, a child and an infant with passports ${passports} need ${Object.values(counted).join(', ')} taps, pickers and typed fields @both`, async ({
    page,
    address,
    language,
    words,
  }) => {
    await acceptInBrowser(page);
    const acts = { taps: 0, pickers: 0, typed: 0 };
    const tap = async (control: Locator) => {
      await control.click();
      acts.taps += 1;
    };
    const answer = async (id: string, text: string) => {
      const field = page.locator(`[id="${id}"]`);
      const isPicker = await field.evaluate((control) => control.matches('select'));
      if (isPicker) await field.selectOption(text);
      else await field.fill(text);
      acts[isPicker ? 'pickers' : 'typed'] += 1;
    };
    await page.goto(address('/'));
    const form = new SearchForm(page, language);
    await form.to.fill(siteWords[language].london);
    acts.typed += 1;
    await tap(form.suggestions.first());
    await tap(form.departure);
    const days = form.calendar.locator('td button:not([disabled])');
    await tap(days.nth(30));
    await page.getByRole('heading', { name: form.form.pickReturn }).waitFor();
    await tap(days.nth(9));
    await form.calendar.waitFor({ state: 'detached' });
    await tap(page.getByRole('button', { name: new RegExp(`^${form.form.passengers} `) }));
    for (const kind of [form.form.adults, form.form.children, form.form.infants])
      await tap(page.getByRole('button', { name: form.form.more.replace('{kind}', kind) }));
    await tap(page.getByRole('dialog').getByRole('button', { name: form.form.submit, exact: true }));
    await tap(page.getByRole('article').first().getByRole('link', { name: siteWords[language].flights.results.card.select }));
    const bornAgo = (days: number) => addDays(todayInQatar(), -days).split('-').toReversed().join('/');
    const party = [
      ['MR', 'Omar', '20/01/1988'],
      ['MRS', 'Amina', '20/01/1990'],
      ['MISS', 'Noor', bornAgo(7 * 365)],
      ['MSTR', 'Ali', bornAgo(200)],
    ] as const;
    for (const [index, [title, givenNames, dateOfBirth]] of party.entries()) {
      // Surname and nationality of the first go to the others, who may change them.
      const shared = index === 0 && { surname: 'Al-Example', nationality: 'QA' };
      const doPassportsFollow = passports === 'to follow';
      if (!doPassportsFollow && index === 0) await tap(page.locator('[id="passengers.0.isDocumentLater"]'));
      const passport = !doPassportsFollow && { passportNumber: `QX10000${index}`, passportExpiry: '01/01/2035' };
      const facts = { title, givenNames, ...shared, dateOfBirth, ...passport };
      for (const [field, text] of Object.entries(facts)) await answer(`passengers.${index}.${field}`, text);
    }
    for (const field of ['surname', 'nationality'])
      await expect(page.locator(`[id="passengers.3.${field}"]`)).toHaveAccessibleDescription(words.passengers.carried);
    await expectAccessible(page);
    await answer('contact.email', 'amina@example.com');
    await answer('contact.phone', '+974 4000 0000');
    await tap(page.getByRole('button', { name: words.passengers.submit }));
    await tap(page.getByRole('button', { name: words.review.submit }));
    await expect(page.getByTestId('reference')).toBeVisible();
    expect(acts).toEqual(counted);
  });
}

test('a surname that is typed stays, and an empty one is carried, through a reload', async ({ page, address, words }) => {
  await chooseFlight(page, address, 'LHR', { adults: 3 });
  const surname = (index: number) => page.locator(`[id="passengers.${index}.surname"]`);
  for (const index of [0, 1, 2]) await fillInPassenger(page, index, 1990 + index);
  await surname(1).fill('Haddad');
  await surname(2).fill('');
  await surname(0).fill('Al-Other');
  await expect(surname(1)).toHaveValue('Haddad');
  await expect(surname(1)).not.toHaveAccessibleDescription(words.passengers.carried);
  await page.reload();
  await expect(surname(2)).toHaveValue('Al-Other');
  await expect(surname(2)).toHaveAccessibleDescription(words.passengers.carried);
});

test('a request works without TLS too', async ({ page, address, words, sent }) => {
  await page.addInitScript(() => Object.defineProperty(crypto, 'randomUUID', { value: undefined }));
  await acceptInBrowser(page);
  await chooseAndReview(page, address, words);
  await page.getByRole('button', { name: words.review.submit }).click();
  await expect(page.getByTestId('reference')).toBeVisible();
  expect(keyOf(sent[0])).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test('what was typed survives a reload, and an edit link leads to its field', async ({ page, address, words }) => {
  await chooseFlight(page, address);
  await fillInPassenger(page, 0, 1990);
  await page.locator('[id="passengers.0.passportExpiry"]').focus();
  await page.reload();
  await expect(page.locator('[id="passengers.0.passportExpiry"]')).toBeFocused();
  await expect(page.locator('[id="passengers.0.passportExpiry"]')).toBeInViewport();
  await expect(page.locator('[id="passengers.0.surname"]')).toHaveValue('Al-Example');
  await expect(page.locator('[id="passengers.0.gender"]')).toHaveValue('female');
  await fillInContact(page);
  await openReview(page, words);
  await page.getByRole('button', { name: words.review.editLabel.replace('{part}', words.review.contact) }).click();
  await expect(page.locator('[id="contact.email"]')).toBeFocused();
});

test('for a likely typo in an e-mail address a correction is offered, accepted with a tap, and never an error', async ({
  page,
  address,
  words,
}) => {
  await chooseFlight(page, address);
  await fillInPassenger(page, 0, 1990);
  await fillIn(page, 'contact', { email: 'amina@gmial.com', phone: '+974 4000 0000' });
  await expect(page.getByText(words.contact.meant.suggestion)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'amina@gmail.com' }).click();
  await expect(page.locator('[id="contact.email"]')).toHaveValue('amina@gmail.com');
  await expect(page.locator('[id="contact.email"]')).toBeFocused();
  await expect(page.getByText(words.contact.meant.suggestion)).toBeHidden();
  await fillIn(page, 'contact', { email: 'amina@gmial.com' });
  await openReview(page, words);
  await expect(inPage(page).getByText('amina@gmial.com')).toBeVisible();
});

test.describe('a request without an answer', () => {
  test.use({ expectedError: /api\/(bookings|flights\/search)/ });

  test('is sent again with the same key, and with another one after a change', async ({ page, address, words, sent }) => {
    await page.route('**/api/bookings/flight', (route) => route.abort('connectionreset'));
    await chooseAndReview(page, address, words);
    const submit = page.getByRole('button', { name: words.review.submit });
    await submit.click();
    const refusal = inPage(page).getByRole('alert').filter({ hasText: words.refusals.brokenOff.title });
    await expect(refusal).toBeFocused();
    await expect(refusal).toBeInViewport();
    // The card shows the message; a toast would cover the button.
    await expect(page.locator('body > div').getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
    await expectAccessible(page);
    await submit.click();
    await expect.poll(() => sent.length).toBe(2);
    expect(keyOf(sent[1])).toBe(keyOf(sent[0]));

    await expect(submit).toBeEnabled();
    await page.goBack();
    await fillIn(page, 'passengers.0', { surname: 'Al-Other' });
    await page.unroute('**/api/bookings/flight');
    await acceptInBrowser(page);
    await openReview(page, words);
    await submit.click();
    await expect(page.getByTestId('reference')).toBeVisible();
    expect(keyOf(sent[2])).not.toBe(keyOf(sent[0]));
  });

  test('answered by a gateway instead of our API is not booked twice', async ({ page, address, words, sent }) => {
    let stored = '';
    await page.route('**/api/bookings/flight', async (route) => {
      stored = (await (await route.fetch()).json()).reference;
      await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' });
    });
    await chooseAndReview(page, address, words);
    const submit = page.getByRole('button', { name: words.review.submit });
    await submit.click();
    await expect(inPage(page).getByText(words.refusals.unexpected.text)).toBeVisible();
    await expect(toastOf(page)).toHaveText(words.refusals.unexpected.title);
    const chat = inPage(page).getByRole('alert').getByRole('link', { name: words.flow.ask.whatsapp });
    await expect(chat).toHaveAttribute('href', new RegExp(encodeURIComponent(page.url()).replaceAll('.', '\\.')));
    await page.unroute('**/api/bookings/flight');
    await submit.click();
    await expect(page.getByTestId('reference')).toHaveText(stored);
    expect(keyOf(sent[1])).toBe(keyOf(sent[0]));
  });

  test('because its key is taken is sent with another key', async ({ page, address, words, sent }) => {
    const json = { error: 'Refused', code: 'keyReused' };
    await page.route('**/api/bookings/flight', (route) => route.fulfill({ status: 409, json }));
    await chooseAndReview(page, address, words);
    const submit = page.getByRole('button', { name: words.review.submit });
    await submit.click();
    await expect(inPage(page).getByText(words.refusals.keyReused.title)).toBeVisible();
    await submit.click();
    await expect.poll(() => sent.length).toBe(2);
    expect(keyOf(sent[1])).not.toBe(keyOf(sent[0]));
  });

  test('because its price cannot be renewed shows a message', async ({ page, address, words, sent }) => {
    await page.route('**/api/bookings/flight', (route) =>
      route.fulfill({ status: 410, json: { error: 'Old', code: 'offerExpired' } }),
    );
    await chooseAndReview(page, address, words);
    await page.route('**/api/flights/search', (route) => route.abort('connectionreset'));
    await page.getByRole('button', { name: words.review.submit }).click();
    await expect(inPage(page).getByText(words.refusals.brokenOff.title)).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});

test.describe('a refusal', () => {
  test.use({ expectedError: /api\/bookings/ });

  for (const [status, code] of [
    [410, 'offerExpired'],
    [409, 'offerAltered'],
  ] as const) {
    test(`as ${code} is retried with the offer searched again, then offers the nearest fare, and leads back to the same search`, async ({
      page,
      address,
      words,
      sent,
    }) => {
      await page.route('**/api/bookings/flight', (route) => route.fulfill({ status, json: { error: 'Refused', code } }));
      await chooseAndReview(page, address, words);
      await page.getByRole('button', { name: words.review.submit }).click();
      await expect(inPage(page).getByText(words.refusals[code].title)).toBeVisible();
      expect(sent).toHaveLength(2);
      const notice = inPage(page).getByRole('alert').filter({ hasText: words.flow.priceChange.fareTitle });
      await expect(notice.getByRole('button', { name: words.review.acceptAndSend })).toBeVisible();
      await inPage(page).getByRole('link', { name: words.refusals.backToResults }).click();
      await expect(page.locator('#found-flights').getByRole('article').first()).toBeVisible();
      await expect(page).toHaveURL(/from=DOH&to=LHR.*view=results/);
    });
  }

  test('of an offer of a former supplier comes from the server: the same fare is searched again and sent, with all that was typed', async ({
    page,
    address,
    words,
    sent,
  }) => {
    await chooseAndReview(page, address, words);
    await page.evaluate(() => {
      const key = 'karam.selected-offers.v1';
      const offers = JSON.parse(sessionStorage.getItem(key) ?? '[]');
      offers[0].offer.supplier = 'another';
      sessionStorage.setItem(key, JSON.stringify(offers));
    });
    await page.reload();
    const refused = page.waitForResponse('**/api/bookings/flight');
    // The second answer is not part of this test: see acceptInBrowser.
    await page.route('**/api/bookings/flight', (route) => {
      if (sent.length === 1) return route.continue();
      const json = { reference: 'KT-7F3K9Q', status: 'requested', requestedAt: new Date().toISOString() };
      return route.fulfill({ status: 201, json });
    });
    await page.getByRole('button', { name: words.review.submit }).click();
    expect(await (await refused).json()).toMatchObject({ code: 'offerAltered' });
    await expect(page.getByTestId('reference')).toBeVisible();
    const [first, second] = sent.map((request) => request.postDataJSON());
    expect(first.offer.supplier).toBe('another');
    expect(second.offer.supplier).toBe('sandbox');
    expect(brandOf(sent[1])).toBe(brandOf(sent[0]));
    expect(second.passengers).toEqual(first.passengers);
  });

  test('of a field is shown at the field', async ({ page, address, words }) => {
    const details = [{ path: 'passengers.0.passportNumber', message: 'passportNumberInvalid' }];
    const json = { error: 'Some fields are not valid.', code: 'invalidBooking', details };
    await page.route('**/api/bookings/flight', (route) => route.fulfill({ status: 400, json }));
    await chooseAndReview(page, address, words);
    await page.getByRole('button', { name: words.review.submit }).click();
    await expect(page.locator('[id="passengers.0.passportNumber"]')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(words.errors.passportNumberInvalid).first()).toBeVisible();
  });
});

test('a new price is shown beside the old one before anything is sent', async ({ page, address, words }) => {
  await chooseFlight(page, address);
  await page.evaluate(() => {
    const key = 'karam.selected-offers.v1';
    const offers = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    offers[0].meta.expiresAt = new Date(0).toISOString();
    offers[0].offer.price.total = '123.00';
    sessionStorage.setItem(key, JSON.stringify(offers));
  });
  await page.reload();
  const notice = inPage(page).getByRole('alert').filter({ hasText: words.flow.priceChange.title });
  await expect(notice.getByText('123')).toBeVisible();
  await fillInPassenger(page, 0, 1990);
  await fillInContact(page);
  await openReview(page, words);
  await expect(page.getByRole('button', { name: words.review.submit })).toBeDisabled();
  await acceptInBrowser(page);
  await page.getByRole('button', { name: words.review.acceptAndSend }).click();
  await expect(page.getByTestId('reference')).toBeVisible();
});

test.describe('a price that is checked again', () => {
  test.use({ expectedError: /api\/bookings/ });

  test('and has changed is shown with the difference, and sent once accepted', async ({
    page,
    address,
    language,
    words,
    sent,
  }) => {
    let raise = 100;
    await page.route('**/api/bookings/flight', (route) => {
      const { offer } = route.request().postDataJSON();
      const price = { ...offer.price, total: (Number(offer.price.total) + raise).toFixed(2) };
      const json = { error: 'Changed', code: 'priceChanged', details: { offers: [{ ...offer, price }] } };
      return route.fulfill({ status: 409, json });
    });
    await chooseAndReview(page, address, words);
    const submit = page.getByRole('button', { name: words.review.submit });
    await submit.click();
    const notice = inPage(page).getByRole('alert').filter({ hasText: words.flow.priceChange.title });
    await expect(notice).toBeFocused();
    await expect(notice).toBeInViewport();
    await expect(notice).toContainText(language === 'ar' ? /بزيادة.*100/ : /That is QAR\s100 more/);
    await expect(submit).toBeDisabled();
    await expectAccessible(page);

    const total = page.locator('dl').filter({ hasText: words.summary.total }).locator('dd').last();
    const raised = await total.textContent();
    await page.reload();
    await expect(total).toHaveText(raised ?? '');
    const record = inPage(page).getByTestId('price-record');
    await expect(record).toHaveAttribute('open');
    await expect(record).toContainText(language === 'ar' ? /ارتفع بمقدار.*100/ : /rose by.*100/);
    raise = -30;
    await submit.click();
    await expect(notice).toContainText(language === 'ar' ? /بانخفاض.*30/ : /That is QAR\s30 less/);
    await page.unroute('**/api/bookings/flight');
    await acceptInBrowser(page);
    await notice.getByRole('button', { name: words.review.acceptAndSend }).dblclick();
    await expect(page.getByTestId('reference')).toBeVisible();
    expect(sent).toHaveLength(3);
    const [first, second, third] = sent.map((request) => Number(request.postDataJSON().offer.price.total));
    expect([second, third]).toEqual([(first ?? 0) + 100, (first ?? 0) + 70]);
    const seen: { step: string; total: number }[] = sent[2]?.postDataJSON().seenPrices;
    // The details of the results are a step where scripts ran there already.
    const steps = seen.filter(({ step }) => step !== 'details');
    expect(steps[0]?.step).toBe('search');
    expect(steps.map(({ total: each }) => each)).toEqual([first, first, first, second, third]);
    for (const { total: each } of seen.slice(0, -2)) expect(each).toBe(first);
    await expect(page.getByTestId('price-record')).toHaveAttribute('open');
    expect(keyOf(sent[2])).not.toBe(keyOf(sent[1]));
  });

  test('and is only sold in other fares offers the nearest, names it beside the old one, and keeps what was typed', async ({
    page,
    address,
    words,
    sent,
  }) => {
    await page.route('**/api/bookings/flight', (route) => {
      const { offer } = route.request().postDataJSON();
      const itineraries = offer.itineraries.map((way: object) => ({ ...way, fareBrand: 'Economy Planted' }));
      const json = { error: 'Gone', code: 'fareGone', details: { offers: [{ ...offer, itineraries }] } };
      return route.fulfill({ status: 409, json });
    });
    await chooseAndReview(page, address, words);
    await page.getByRole('button', { name: words.review.submit }).click();
    const notice = inPage(page).getByRole('alert').filter({ hasText: words.flow.priceChange.fareTitle });
    await expect(notice).toBeFocused();
    await expect(notice).toContainText(brandOf(sent[0]));
    await expect(notice).toContainText('Economy Planted');
    await expect(inPage(page).getByText('QX100000')).toBeVisible();
    await expectAccessible(page);
    await acceptInBrowser(page);
    await notice.getByRole('button', { name: words.review.acceptAndSend }).click();
    await expect(page.getByTestId('reference')).toBeVisible();
    expect(brandOf(sent[1])).toBe('Economy Planted');
  });

  test('and is gone offers the nearest fare; gone in all fares leads back to the same search', async ({
    page,
    address,
    words,
  }) => {
    const json = { error: 'Gone', code: 'offerGone', details: { legs: [0] } };
    await page.route('**/api/bookings/flight', (route) => route.fulfill({ status: 410, json }));
    await chooseAndReview(page, address, words);
    await page.getByRole('button', { name: words.review.submit }).click();
    await expect(inPage(page).getByText(words.flow.priceChange.fareTitle)).toBeInViewport();
    await page.route('**/api/flights/search', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), journeys: [] } });
    });
    await inPage(page).getByRole('button', { name: words.review.acceptAndSend }).click();
    await expect(inPage(page).getByText(words.flow.gone.text)).toBeInViewport();
    await page.unroute('**/api/flights/search');
    await inPage(page).getByRole('link', { name: words.flow.backToResults }).click();
    await page.locator('#found-flights a[href*="/booking/passenger-info"]').first().click();
    await expect(page).toHaveURL(/from=DOH&to=LHR/);
    await expect(page.locator('[id="passengers.0.surname"]')).toHaveValue('Al-Example');
  });
});

test.describe('a wrong address', () => {
  test.use({ expectedError: /410 \(Gone\)/ });

  test('an address without a flight or with an unknown one, and an invalid or unknown reference, offer a next step', async ({
    page,
    address,
    words,
  }) => {
    await page.goto(address('/booking/passenger-info'));
    await expect(inPage(page).getByText(words.flow.noTrip.title)).toBeVisible();
    const query = `from=DOH&to=LHR&departure=${addDays(todayInQatar(), 60)}&adults=1&class=economy`;
    await page.goto(address(`/booking/passenger-info?${query}&offer=gone`));
    await expect(inPage(page).getByText(words.flow.gone.title)).toBeVisible();
    await expect(inPage(page).getByRole('heading', { name: words.summary.nearest })).toBeVisible();
    await expectAccessible(page);
    await inPage(page).getByRole('button', { name: words.summary.takeNearest }).click();
    await expect(page.locator('[id="passengers.0.surname"]')).toBeVisible();
    await page.goto(address('/booking/confirmation?reference=KT-ZZZZZZ'));
    await expect(inPage(page).getByText(words.confirmation.unknown.text)).toBeVisible();
    await expect(inPage(page).getByText(words.confirmation.title)).toHaveCount(0);
    await expectAccessible(page);
    await page.goto(address('/booking/confirmation?reference=KT-O0I1'));
    await expect(inPage(page).getByText(words.confirmation.noReference.title)).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('without JavaScript', () => {
  // With scripts switched off, the browser reports each of them as refused.
  test.use({ javaScriptEnabled: false, expectedError: /csp$/ });

  for (const [path, place] of [
    ['/booking/passenger-info', ':has(> [role=alert])'],
    ['/booking/confirmation', 'noscript'],
  ] as const) {
    test(`${path} says how to reach us`, async ({ page, address }) => {
      await page.goto(address(path));
      const notice = inPage(page).locator(place);
      await expect(notice.locator('a[href^="tel:"]')).toBeVisible();
      await expect(notice.locator('a[href^="https://wa.me/"]')).toBeVisible();
    });
  }
});

test('people stay when an age makes the traveller search again; nobody under twelve travels without a grown-up @both', async ({
  page,
  address,
  words,
}) => {
  const day = addDays(todayInQatar(), 60);
  const results = (party: string) => address(`/?from=DOH&to=LHR&departure=${day}&${party}&class=economy&view=results`);
  const choose = async (party: string) => {
    await page.goto(results(party));
    await page.locator('#found-flights a[href*="/booking/passenger-info"]').first().click();
    await expect(page.locator('[id="passengers.1.surname"]')).toBeVisible();
  };
  const field = (index: number, name: string) => page.locator(`[id="passengers.${index}.${name}"]`);
  await choose('adults=1&children=0&infants=1');
  await fillIn(page, 'passengers.0', { givenNames: 'Rajesh' });
  await page.getByRole('checkbox', { name: words.passengers.oneName.label }).first().check();
  await expect(field(0, 'surname')).toHaveValue('Rajesh');
  await fillIn(page, 'passengers.0', { dateOfBirth: `20/05/${Number(day.slice(0, 4)) - 14}` });
  await fillIn(page, 'passengers.1', { givenNames: 'Noor', surname: 'Müller' });
  await fillIn(page, 'passengers.1', { dateOfBirth: `01/01/${Number(day.slice(0, 4)) - 4}` });
  await page
    .getByRole('button', { name: 'MUELLER' })
    .or(page.getByRole('button', { name: words.passengers.latin.use }))
    .first()
    .click();
  await expect(field(1, 'surname')).toHaveValue('MUELLER');
  await page.getByRole('button', { name: words.passengers.submit }).click();
  await expect(page.getByText(words.errors.infantAge).first()).toBeVisible();
  await expect(page.getByText(words.errors.grownUpMissing).first()).toBeVisible();
  await choose('adults=1&children=1&infants=0');
  await expect(field(0, 'surname')).toHaveValue('Rajesh');
  await expect(field(1, 'givenNames')).toHaveValue('Noor');
  await fillIn(page, 'passengers.0', { dateOfBirth: '20/05/1990' });
  await page.getByRole('button', { name: words.passengers.submit }).click();
  await expect(page.getByText(words.errors.grownUpMissing)).toHaveCount(0);
});

test('a passport that ends before the trip is a stop, and one that ends soon after it a warning', async ({
  page,
  address,
  words,
}) => {
  await chooseFlight(page, address);
  await fillInPassenger(page, 0, 1990);
  await fillInContact(page);
  const expiry = page.locator('[id="passengers.0.passportExpiry"]');
  const endsAfter = (days: number) =>
    addDays(todayInQatar(), 60 + days)
      .split('-')
      .toReversed()
      .join('/');
  const { passportEnds, passportTooShort } = words.passengers.warnings;
  const said = (text: string) => page.getByText(text.split('{')[0] ?? '').filter({ visible: true });
  await expiry.fill(endsAfter(-1));
  await expect(said(passportEnds)).toBeVisible();
  await expiry.blur();
  await expect(page.locator('[id="passengers.0.passportExpiry-error"]')).toHaveText(words.errors.passportEnds);
  await page.getByRole('button', { name: words.passengers.submit }).click();
  await expect(expiry).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await expiry.fill(endsAfter(30));
  await expect(said(passportEnds)).toHaveCount(0);
  await expect(said(passportTooShort)).toBeVisible();
  await page.getByRole('button', { name: words.passengers.submit }).click();
  await expect(page.getByRole('button', { name: words.review.submit })).toBeVisible();
  await expect(said(passportTooShort)).toBeVisible();
  await expectAccessible(page);
});
