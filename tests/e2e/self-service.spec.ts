import type { Page } from '@playwright/test';
import { createTranslator } from 'next-intl';
import arEnquiries from '../../messages/ar/enquiries.json' with { type: 'json' };
import arPayments from '../../messages/ar/payments.json' with { type: 'json' };
import arSelfService from '../../messages/ar/selfService.json' with { type: 'json' };
import arStates from '../../messages/ar/states.json' with { type: 'json' };
import enEnquiries from '../../messages/en/enquiries.json' with { type: 'json' };
import enPayments from '../../messages/en/payments.json' with { type: 'json' };
import enSelfService from '../../messages/en/selfService.json' with { type: 'json' };
import enStates from '../../messages/en/states.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { storeBooking } from '../fixtures/stored-booking.ts';
import { expectAccessible } from './support/accessibility.ts';
import { asServer } from './support/account.ts';
import { test as base, expect } from './support/test.ts';

const all = {
  en: { ...enSelfService, order: enEnquiries.orderCard, sent: enEnquiries.sent },
  ar: { ...arSelfService, order: arEnquiries.orderCard, sent: arEnquiries.sent },
};
const test = base.extend<{ words: (typeof all)['en'] }>({
  words: async ({ language }, use) => use(all[language]),
});
// Browsers log a lost connection to the console.
test.use({ expectedError: /ERR_FAILED/ });

/** The demo rows of supabase/seed.sql. */
const demo = {
  booking: 'KT-FLY247',
  visa: 'KV-VSA246',
  refund: 'KR-RFD246',
  card: '4000 2026 1121',
  pin: '246810',
  name: 'al namuthaj',
};

async function lookUp(page: Page, first: [label: string, text: string], second: [label: string, text: string]) {
  for (const [label, text] of [first, second]) await page.getByLabel(label).fill(text);
}

test('a booking is found and read, saved as a file, and a change is requested @changing', async ({
  page,
  address,
  words,
  language,
}) => {
  const { form, booking, change } = words;
  const t = createTranslator({ locale: language, messages: words, namespace: 'booking' });
  await page.goto(address('/support/manage-booking'));
  const submit = page.getByRole('button', { name: form.submit, exact: true });
  await submit.click();
  await expect(page.getByRole('region', { name: form.summary })).toBeFocused();
  await expectAccessible(page);

  await lookUp(page, [form.reference, 'kt fly٢٤٧'], [form.lastName, 'Someone Else']);
  await page.route('**/api/self-service/booking', (route) => route.abort());
  await submit.click();
  await expect(page.getByText(form.notices.offline)).toBeVisible();
  await page.unroute('**/api/self-service/booking');
  await submit.click();
  await expect(page.getByText(form.notices.miss)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(form.reference)).toHaveValue('kt fly٢٤٧');
  await page.getByLabel(form.lastName).fill(demo.name);
  await submit.click();

  await expect(page.getByRole('heading', { name: demo.booking })).toBeFocused();
  expect(page.url()).not.toMatch(/fly|namuthaj/i);
  await expect(page.getByText('Layla Al-Namuthaj')).toBeVisible();
  await expect(page.getByText('QR 3')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: booking.calendar }).click();
  expect((await saved).suggestedFilename()).toBe(`${demo.booking}.ics`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(t('receiptNote', { kind: 'flight' }))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('radio', { name: change.kinds.name }).check();
  await expect(page.getByText(change.flightRules.name)).toBeVisible();
  await page.getByRole('button', { name: change.send, exact: true }).click();
  await expect(page.getByRole('region', { name: form.summary })).toBeFocused();
  await page.getByLabel(change.nameMessage).fill('Laila, with an i');
  await expectAccessible(page);
  // Looked up again after a reload; the unfinished request is restored.
  await page.reload();
  await expect(page.getByLabel(form.lastName)).toHaveValue(demo.name);
  await submit.click();
  await expect(page.getByLabel(change.nameMessage)).toHaveValue('Laila, with an i');
  await expect(page.getByRole('radio', { name: change.kinds.name })).toBeChecked();
  await page.getByRole('button', { name: change.send, exact: true }).click();
  // An earlier run of this journey may have sent the request: then the answer is a warning.
  const created = page.getByRole('status').filter({ hasText: change.created.split('<')[0] ?? '' });
  const open = page.getByRole('alert').filter({ hasText: change.open.split('<')[0] ?? '' });
  const answer = created.or(open);
  await expect(answer).toContainText(demo.booking);
  // After sending from the foot of a long page, the outcome is in view.
  await expect(answer).toBeInViewport({ ratio: 1 });
  await expect(answer.locator('..')).toBeFocused();
  await expect(page.getByText(change.status.open, { exact: true }).first()).toBeVisible();
});

test('a visa and a refund are followed step by step', async ({ page, address, words }) => {
  const { form, visa, refund, steps } = words;
  const submit = page.getByRole('button', { name: form.submit, exact: true });
  const now = page.locator('main li[aria-current=step]');
  await page.goto(address('/support/track-visa'));
  await lookUp(page, [form.reference, demo.visa], [form.lastName, demo.name]);
  await submit.click();
  await expect(now).toContainText(visa.next.consulate);
  await expect(now).toContainText(steps.now);
  await expect(page.getByText(visa.stages.papers, { exact: true }).and(page.locator('ol[aria-label] span'))).toBeHidden();
  await expectAccessible(page);

  await page.goto(address('/support/track-refund'));
  await lookUp(page, [form.reference, demo.refund], [form.email, 'layla@example.com']);
  await submit.click();
  await expect(page.getByRole('heading', { name: demo.refund })).toBeFocused();
  await expect(now).toContainText(refund.next.checked);
  await expectAccessible(page);
});

test('between a cancellation and its refund, both pages say the same @both', async ({ page, address, words, language }) => {
  const { form } = words;
  const { sentences } = language === 'ar' ? arStates : enStates;
  const email = `cancelled-${crypto.randomUUID()}@example.com`;
  const { id, reference } = await storeBooking(asServer(), { contact_email: email });
  for (const status of ['confirmed', 'cancelled'])
    await asServer().from('bookings').update({ status }).eq('id', id).throwOnError();
  const submit = page.getByRole('button', { name: form.submit, exact: true });
  await page.goto(address('/support/manage-booking'));
  await lookUp(page, [form.reference, reference], [form.lastName, 'Example']);
  await submit.click();
  await expect(page.getByRole('heading', { name: reference })).toBeFocused();
  await expect(page.getByText(sentences.cancelled)).toBeVisible();

  await page.goto(address('/support/track-refund'));
  await lookUp(page, [form.reference, reference], [form.email, email]);
  await submit.click();
  await expect(page.getByRole('heading', { name: reference })).toBeFocused();
  await expect(page.getByText(sentences.cancelled)).toBeVisible();
  await expectAccessible(page);
});

test('a request that is paid at once is withdrawn with one press, and no page asks for its money again @both @wide', async ({
  page,
  address,
  words,
  language,
}) => {
  const { form, change } = words;
  const [states, messages] = language === 'ar' ? [arStates, arPayments] : [enStates, enPayments];
  const { reference } = await storeBooking(asServer(), { contact_email: `withdrawn-${crypto.randomUUID()}@example.com` });
  const asked = { wanted_reference: reference, pay_by: new Date(Date.now() + 7_200_000).toISOString() };
  const { data: key } = await asServer().rpc('begin_pay_now', asked).throwOnError();
  await page.goto(address('/support/manage-booking'));
  await lookUp(page, [form.reference, reference], [form.lastName, 'Example']);
  await page.getByRole('button', { name: form.submit, exact: true }).click();
  const pay = page.getByText(messages.line.button, { exact: true });
  await expect(pay).toBeVisible();
  await page.getByRole('radio', { name: change.kinds.cancellation, exact: true }).check();
  await page.getByRole('button', { name: change.cost.withdraw, exact: true }).dblclick();
  await expect(page.getByText(states.words.cancelled, { exact: true })).toBeVisible();
  await expect(page.getByText(states.sentences.withdrawnUnpaid)).toBeVisible();
  const done = change.cost.outcome.done.split('{')[0]?.trim() ?? '';
  await expect(page.getByRole('status').filter({ hasText: done })).toBeInViewport();
  await expect(pay).toHaveCount(0);
  await expectAccessible(page);
  // The page of its payment says once that late money goes back.
  const t = createTranslator({ locale: language, messages, namespace: 'page.state.cancelled' });
  await page.goto(address(`/booking/payment?key=${key}`));
  await expect(page.getByRole('heading', { name: t('title') })).toBeVisible();
  const text = `${t('text', { covered: 'late', how: 'card' })} ${states.sentences.withdrawnUnpaid}`;
  await expect(page.getByText(text, { exact: true })).toBeVisible();
});

test('a gift card shows its balance and clears its PIN, and another one is ordered', async ({ page, address, words }) => {
  const { giftCard } = words;
  await page.goto(address('/support/gift-card#balance'));
  const submit = page.getByRole('button', { name: giftCard.submit, exact: true });
  await lookUp(page, [giftCard.number, '400020261139'], [giftCard.pin, demo.pin]);
  // It can be read from the moment it can be pressed.
  const moves = await submit.evaluate((button: HTMLButtonElement) => {
    const colour = () => getComputedStyle(button).backgroundColor;
    button.disabled = true;
    colour();
    button.disabled = false;
    colour();
    return button.getAnimations().length;
  });
  expect(moves).toBe(0);
  await submit.click();
  await expect(page.getByText(giftCard.miss)).toBeVisible();
  await page.reload();
  await page.locator('details:has(#balance) > summary').click();
  await expect(page.getByLabel(giftCard.pin)).toHaveValue('');
  await lookUp(page, [giftCard.number, demo.card], [giftCard.pin, demo.pin]);
  await submit.click();
  await expect(page.getByRole('heading', { name: '1121' })).toBeFocused();
  await expect(page.getByText(/920/)).toBeVisible();
  await expectAccessible(page);

  const order = page.locator('main form[method=post]');
  await page.locator('#order summary').click();
  const day = addDays(todayInQatar(), 20);
  const typed = {
    amount: '750',
    recipient: 'Yousef',
    giftDay: day,
    name: 'Layla',
    email: `gift-${Date.now()}@example.com`,
    phone: '4000 0000',
  };
  for (const [name, text] of Object.entries(typed)) await order.locator(`[name="${name}"]`).fill(text);
  await order.locator('[name=delivery]').selectOption('byEmail');
  // A form that was filled in before a reload may be sent at once.
  await page.reload();
  await expect(order.locator('[name=recipient]')).toHaveValue('Yousef');
  await order.getByRole('button', { name: words.order, exact: true }).click();
  await expect(page.getByText(/KE-[2-9A-HJ-NP-Z]{6}/)).toBeVisible();
});
