import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { createTranslator } from 'next-intl';
import arabicBookings from '../../messages/ar/bookings.json' with { type: 'json' };
import arabicChangeDate from '../../messages/ar/changeDate.json' with { type: 'json' };
import arabicExtras from '../../messages/ar/extras.json' with { type: 'json' };
import arabicPayments from '../../messages/ar/payments.json' with { type: 'json' };
import arabicPrices from '../../messages/ar/prices.json' with { type: 'json' };
import arabicSelfService from '../../messages/ar/selfService.json' with { type: 'json' };
import arabicStates from '../../messages/ar/states.json' with { type: 'json' };
import arabicTickets from '../../messages/ar/tickets.json' with { type: 'json' };
import englishBookings from '../../messages/en/bookings.json' with { type: 'json' };
import englishChangeDate from '../../messages/en/changeDate.json' with { type: 'json' };
import englishExtras from '../../messages/en/extras.json' with { type: 'json' };
import englishPayments from '../../messages/en/payments.json' with { type: 'json' };
import englishPrices from '../../messages/en/prices.json' with { type: 'json' };
import englishSelfService from '../../messages/en/selfService.json' with { type: 'json' };
import englishStates from '../../messages/en/states.json' with { type: 'json' };
import englishTickets from '../../messages/en/tickets.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import type { FlightSearchResponse } from '../../supabase/functions/_shared/contracts/flights/flight-search.ts';
import type { CapturedMail } from '../../supabase/local/mail/outbox.ts';
import { storeBooking } from '../fixtures/stored-booking.ts';
import { expectAccessible } from './support/accessibility.ts';
import { asServer } from './support/account.ts';
import { chooseFlight, fillInContact, fillInPassenger, onToPay } from './support/flight-booking.ts';
import { outboxVariable, sellingSiteUrl, siteUrl } from './support/site.ts';
import { test as base, expect } from './support/test.ts';

const english = {
  bookings: englishBookings,
  changeDate: englishChangeDate,
  extras: englishExtras,
  payments: englishPayments,
  prices: englishPrices,
  selfService: englishSelfService,
  states: englishStates,
  tickets: englishTickets,
};
const arabic = {
  bookings: arabicBookings,
  changeDate: arabicChangeDate,
  extras: arabicExtras,
  payments: arabicPayments,
  prices: arabicPrices,
  selfService: arabicSelfService,
  states: arabicStates,
  tickets: arabicTickets,
};

const test = base.extend<{ words: typeof english }>({
  words: async ({ language }, use) => use(language === 'ar' ? arabic : english),
});

/** Searches for a flight, and goes on to its payment without seats and bags. Returns its reference. */
async function choose(page: Page, address: (path: string) => string, { bookings, payments }: typeof english): Promise<string> {
  await chooseFlight(page, address);
  await fillInPassenger(page, 0, 1990);
  await fillInContact(page);
  await page.getByRole('button', { name: bookings.passengers.submit }).click();
  await page.getByRole('button', { name: onToPay(bookings) }).click();
  await page.getByRole('link', { name: payments.page.extras.skip, exact: true }).click();
  const reference = page.getByText(/^KT-[2-9A-HJ-NP-Z]{6}$/);
  await expect(reference).toBeVisible();
  return (await reference.textContent()) ?? '';
}

// The provider's page redirects to ours during its own view transition.
test.use({ expectedError: /Transition was (skipped|aborted)/ });

/** Opens the payment of a request that is paid at once, as the setting for flights requires. Returns the link. */
async function openPayment(page: Page, reference: string, address: (path: string) => string) {
  const pay_by = new Date(Date.now() + 3_600_000).toISOString();
  const asked = { wanted_reference: reference, pay_by, order_suppliers: ['sandbox'] };
  await asServer().rpc('begin_pay_now', asked).throwOnError();
  const { data } = await asServer()
    .from('payments')
    .select('link_key, bookings!inner (reference)')
    .eq('bookings.reference', reference)
    .single()
    .throwOnError();
  const link = address(`/booking/payment?key=${data?.link_key}`);
  await page.goto(link);
  await expect(page.getByRole('main')).toContainText(/London|لندن/);
  return link;
}

/** Pays it by card. Returns the link. */
async function pay(page: Page, reference: string, address: (path: string) => string, words: typeof englishPayments) {
  const link = await openPayment(page, reference, address);
  const button = page.getByRole('button', { name: new RegExp(words.page.pay.replace('{amount}', '.+')) });
  // On the first screen.
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  await page.getByRole('button', { name: words.sandbox.pay, exact: true }).click();
  await expect(page).toHaveURL(/\/booking\/payment\?key=[0-9a-f]{32}$/);
  return link;
}

/** Pays it in instalments, which are declined at first: the page says so, and the other ways to pay are still there. */
async function payInInstalments(page: Page, words: typeof englishPayments) {
  const { methods, state } = words.page;
  const tabby = page.getByRole('radio', { name: methods.tabby });
  await expect(tabby).toHaveAccessibleName(/\d/);
  await tabby.check();
  await expectAccessible(page);
  const name = new RegExp(methods.pay.replace('{amount}', '.+').replace('{name}', methods.tabby));
  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: words.sandbox.decline.replace('{name}', methods.tabby) }).click();
  await expect(page.getByRole('heading', { name: state.refused.title })).toBeVisible();
  await expect(page.getByRole('radio', { name: methods.naps })).toBeVisible();
  await tabby.check();
  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: words.sandbox.pay, exact: true }).click();
  await expect(page.getByText(words.parts.tabby, { exact: true })).toBeVisible();
}

const statusOf = async (reference: string) =>
  (await asServer().from('bookings').select('status').eq('reference', reference).single()).data?.status;

const choiceOf = async (reference: string, kind: 'extras' | 'flights') => {
  const { data } = await asServer()
    .from('order_choices')
    .select('status, orders!inner (bookings!inner (reference))')
    .eq('orders.bookings.reference', reference)
    .eq('kind', kind)
    .single();
  return data?.status;
};

/** On the page of the booking: asks for the cost of another day, and selects the free flights with a double click. */
async function changeDate(page: Page, { changeDate, selfService }: typeof english) {
  await page.getByText(selfService.booking.changeDate, { exact: true }).click();
  const day = page.getByRole('textbox', { name: changeDate.day, exact: true });
  const ask = page.getByRole('button', { name: changeDate.ask, exact: true });
  await ask.click();
  await expect(page.getByText(changeDate.errors.wishedDay).first()).toBeVisible();
  await day.fill(addDays(todayInQatar(), 75).split('-').reverse().join('/'));
  await ask.click();
  await expect(page.getByRole('heading', { name: changeDate.offers.title })).toBeInViewport();
  const free = page.getByRole('listitem').filter({ has: page.getByText(changeDate.offers.free, { exact: true }) });
  await free.getByRole('button', { name: changeDate.offers.choose, exact: true }).click();
  await expect(page.getByText(changeDate.choice.fee, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: changeDate.choice.way.now, exact: true }).dblclick();
  await expect(page.getByText(changeDate.outcomes.ordered, { exact: true })).toBeVisible();
}

/** On the page of the booking: cancels for the sum that is shown, with a double click. */
async function cancelAtOnce(page: Page, { selfService: { change } }: typeof english) {
  const { cost, kinds } = change;
  // This tab has kept the choice of before.
  await page.getByRole('radio', { name: kinds.other, exact: true }).check();
  await page.getByRole('radio', { name: kinds.cancellation, exact: true }).check();
  const press = page.getByRole('button', {
    name: new RegExp(`^(${cost.press.replace('{amount}', '.+')}|${cost.pressForNothing})$`),
  });
  await expect(press).toBeInViewport();
  await expect(page.getByText(cost.to, { exact: true })).toBeVisible();
  // An agent is not asked.
  await expect(page.getByRole('button', { name: change.sendCancellation, exact: true })).toBeHidden();
  await expectAccessible(page);
  await press.dblclick();
  await expect(page.getByText(cost.outcome.done.split('{')[0]?.trim() ?? '')).toBeVisible();
}

/** On the page of the booking: selects a seat by keyboard and a bag, and pays for them. */
async function addSeatAndBag(page: Page, { extras, payments, selfService }: typeof english) {
  await page.getByText(selfService.booking.extras, { exact: true }).first().click();
  const seats = page.getByRole('grid');
  await seats.locator('[tabindex="0"]').focus();
  await page.keyboard.press('Enter');
  await expect(seats.locator('[aria-selected="true"]')).toBeVisible();
  await expectAccessible(page);
  const more = extras.bags.more.split(/[:{]/)[0] ?? '';
  await page.getByRole('button', { name: more }).first().click();
  await page.getByRole('button', { name: extras.sum.pay.split('{')[0]?.trim() ?? '' }).click();
  await expect(page.getByRole('heading', { name: payments.page.state.extras.due.title })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(payments.page.pay.replace('{amount}', '.+')) }).click();
  await page.getByRole('button', { name: payments.sandbox.pay, exact: true }).click();
  // The page polls until they are added.
  await expect(page.getByRole('heading', { name: payments.page.state.extras.done.title })).toBeVisible();
}

test.describe('of an agency that sells at once', () => {
  test.use({ baseURL: sellingSiteUrl });

  test('a flight is searched, paid and ticketed, and has its PDF @both', async ({ page, address, words, language }) => {
    const reference = await choose(page, address, words);
    await payInInstalments(page, words.payments);
    // During the order, and after it.
    await expect(page.getByRole('heading', { name: words.payments.page.state.paid.title })).toBeVisible();
    await expect.poll(() => statusOf(reference)).toBe('ticketed');
    // The page updates by itself.
    const t = createTranslator({ locale: language, messages: words, namespace: 'states.sentences' });
    await expect(page.getByText(t('issued', { kind: 'flight' }))).toBeVisible();
    const record = page.getByTestId('price-record');
    await expect(record).not.toHaveAttribute('open');
    await record.click();
    for (const step of ['form', 'review', 'request', 'asked', 'paid'] as const) {
      await expect(record.getByText(words.prices.steps[step], { exact: true })).toBeVisible();
    }
    // Whoever has paid need not look it up.
    await page.getByRole('link', { name: words.payments.page.manage, exact: true }).click();
    const { form, booking } = words.selfService;
    // The sheet says what is paid, in place of whom to pay.
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(words.payments.line.paid.split('<')[0] ?? '')).toBeVisible();
    await expect(page.getByText(booking.sheet.agent)).toBeHidden();
    await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByText(/other \{([^}]+)\}/.exec(words.tickets.pnr)?.[1] ?? '')).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: booking.pdf, exact: true }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^KT-.{6}-(en|ar)\.pdf$/);
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    // The refund of a cancellation is shown before it is requested.
    await page.getByRole('radio', { name: words.selfService.change.kinds.cancellation, exact: true }).check();
    await expect(page.getByText(words.selfService.change.cost.back, { exact: true })).toBeVisible();
    await addSeatAndBag(page, words);
    await expect.poll(() => choiceOf(reference, 'extras')).toBe('done');
    await page.goto(address('/support/manage-booking'));
    await page.getByLabel(form.reference).fill(reference);
    // As people type "Al-Example".
    await page.getByLabel(form.lastName).fill('example');
    await page.getByRole('button', { name: form.submit, exact: true }).click();
    await expect(page.getByRole('term').filter({ hasText: words.tickets.extras })).toBeVisible();
    await page.getByTestId('price-record').click();
    await expect(page.getByText(words.prices.steps.besides, { exact: true })).toBeVisible();
    await changeDate(page, words);
    await expect.poll(() => choiceOf(reference, 'flights')).toBe('done');
    await cancelAtOnce(page, words);
    await expect.poll(() => statusOf(reference)).toBe('cancelled');
  });
});

/** A flight that is on sale. */
async function findFlight(page: Page) {
  const departureDate = addDays(todayInQatar(), 60);
  const search = { origin: 'DOH', destination: 'LHR', departureDate, adults: 1, children: 0, infants: 0, cabinClass: 'ECONOMY' };
  const answered = await page.request.post('/api/flights/search', { data: search, headers: { origin: siteUrl } });
  const {
    data: [sold],
  }: FlightSearchResponse = await answered.json();
  if (!sold) throw new Error('Nothing is on sale');
  return { search, sold, days: { departure_date: departureDate, last_travel_date: departureDate } };
}

test('a flight whose price rose after it was paid is booked once the difference is paid', async ({
  page,
  address,
  language,
  words,
}) => {
  const { search, sold, days } = await findFlight(page);
  const { reference } = await storeBooking(
    asServer(),
    { ...days, locale: language, total_amount: Number(sold.price.total) - 50, search, offer: sold },
    { title: 'MRS', gender: 'female' },
  );
  await pay(page, reference, address, words.payments);
  const { difference, state } = words.payments.page;
  await expect(page.getByRole('heading', { name: state.priceChanged.title })).toBeVisible();
  const more = page.getByRole('link', { name: new RegExp(difference.pay.replace('{amount}', '.*50')) });
  await expect(more).toBeInViewport();
  await expect(page.getByRole('button', { name: difference.back, exact: true })).toBeVisible();
  await expectAccessible(page);
  await more.click();
  await expect(page.getByRole('heading', { name: state.difference.title })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(words.payments.page.pay.replace('{amount}', '.+')) }).click();
  await page.getByRole('button', { name: words.payments.sandbox.pay, exact: true }).click();
  await expect.poll(() => statusOf(reference)).toBe('ticketed');
  const record = page.getByTestId('price-record');
  await expect(record.getByText(words.prices.steps.rose, { exact: true })).toBeVisible();
  await expect(record.getByText(words.prices.steps.paid, { exact: true })).toHaveCount(2);
});

test('a flight that is sold out after it was paid is refunded in full, and another is offered in its place @both', async ({
  page,
  address,
  language,
  words,
}) => {
  const { search, sold, days } = await findFlight(page);
  // A flight that nobody sells any more.
  const itineraries = sold.itineraries.map((itinerary) => ({
    ...itinerary,
    segments: itinerary.segments.map((segment) => ({ ...segment, number: '9999' })),
  }));
  const email = `sold-out-${crypto.randomUUID()}@example.com`;
  // Typed in this tab before.
  await chooseFlight(page, address);
  await fillInPassenger(page, 0, 1990);
  const { reference } = await storeBooking(asServer(), {
    ...{ ...days, locale: language, contact_email: email, total_amount: sold.price.total },
    ...{ search, offer: { ...sold, itineraries } },
  });
  const link = await pay(page, reference, address, words.payments);
  await expect.poll(() => statusOf(reference)).toBe('declined');
  const { unordered } = words.payments.page;
  // While nobody can say what else is on sale, the same search is one tap away.
  const elsewhere = '**/api/payments/instead';
  await page.route(elsewhere, (route) => route.fulfill({ json: { outcome: 'failed' } }));
  await expect(async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: words.payments.page.state.refunded.title })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(page.getByText(unordered.failed)).toBeVisible();
  const again = page.getByRole('link', { name: unordered.again, exact: true });
  await expect(again).toHaveAttribute('href', /from=DOH&to=LHR&departure=.*adults=1/);
  await expect(page.getByText(unordered.kept)).toBeVisible();
  await page.unroute(elsewhere);
  await page.reload();
  const t = createTranslator({ locale: language, messages: words, namespace: 'payments.page.unordered' });
  const instead = page.getByRole('heading', { name: t('title', { like: 'flights' }) });
  await expect(instead).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: t('money', { isBack: 'yes' }) })).toBeVisible();
  await expect(again).toBeVisible();
  await expectAccessible(page);
  const reported = language === 'ar' ? 'تعذّرت تلبية الطلب' : 'could not be met';
  const subjects = async () => {
    const mails = (await (await fetch(`${process.env[outboxVariable]}.json`)).json()) as CapturedMail[];
    return mails.filter(({ to }) => to === email).map(({ subject }) => subject);
  };
  await expect.poll(subjects).toContainEqual(expect.stringContaining(reported));
  await page.getByRole('link', { name: unordered.take, exact: true }).click();
  await expect(page).toHaveURL(/\/booking\/passenger-info\?from=DOH&to=LHR&.*offer=/);
  await expect(page.locator('[id="passengers.0.surname"]')).toHaveValue('Al-Example');
  await expect(page.locator('[id="passengers.0.passportNumber"]')).toHaveValue('QX100000');
});
