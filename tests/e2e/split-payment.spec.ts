import { isCardNumber } from '../../lib/text/gift-card.ts';
import arabicPayments from '../../messages/ar/payments.json' with { type: 'json' };
import englishPayments from '../../messages/en/payments.json' with { type: 'json' };
import { storeBooking } from '../fixtures/stored-booking.ts';
import { expectAccessible } from './support/accessibility.ts';
import { asServer, signIn } from './support/account.ts';
import { expect, test } from './support/test.ts';

// The provider's page redirects to ours during its own view transition.
test.use({ expectedError: /Transition was skipped/ });

test('a gift card and points pay a part, the bank card the rest', async ({ page, context, address, language }) => {
  const { page: words, parts, sandbox } = language === 'ar' ? arabicPayments : englishPayments;
  const { split, state } = words;
  const account = await signIn(context, 'split', language);
  const server = asServer();
  await server.rpc('award_points', { user_id: account.id, points: 2500, reason: 'adjustment' }).throwOnError();
  const drawn = String(Date.now()).slice(-11);
  const number = [...'0123456789'].map((last) => drawn + last).find(isCardNumber) ?? '';
  await server.rpc('issue_gift_card', { card_number: number, pin: '123456', face: 300, last_day: '2040-01-01' }).throwOnError();
  const { reference } = await storeBooking(server, {
    ...{ user_id: account.id, kind: 'hotel', locale: language, contact_email: account.email, total_amount: '1000.00' },
    offer: { title: { en: 'Plain House', ar: 'بيت بسيط' } },
  });
  const asked = { wanted_reference: reference, pay_by: new Date(Date.now() + 3_600_000).toISOString() };
  const { data: key } = await server.rpc('begin_pay_now', asked).throwOnError();
  await page.goto(address(`/booking/payment?key=${key}`));

  await page.getByText(split.title, { exact: true }).click();
  await page.getByLabel(split.number).fill(number);
  await page.getByLabel(split.pin).fill('654321');
  await page.getByRole('button', { name: split.useCard }).click();
  await expect(page.getByText(split.outcome.miss)).toBeVisible();
  await expect(page.getByLabel(split.number)).toHaveValue(number);
  await page.getByLabel(split.pin).fill('123456');
  await page.getByRole('button', { name: split.useCard }).click();
  const list = page.getByRole('region', { name: split.paidBy });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: split.usePoints, exact: true }).click();
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await list
    .getByRole('button', { name: new RegExp(split.remove) })
    .last()
    .click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: split.usePoints, exact: true }).click();
  await expect(list.getByRole('listitem')).toHaveCount(3);
  const added = page.getByText(split.outcome.added.split('{')[0] ?? '');
  await expect(added).toBeVisible();
  // Removed in another tab: they are no longer shown as added.
  const { data: points } = await server.from('payment_parts').select('id').eq('user_id', account.id).single().throwOnError();
  await server.rpc('remove_payment_part', { wanted_key: key, part: points?.id }).throwOnError();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(added).toBeHidden();
  await page.getByRole('button', { name: split.usePoints, exact: true }).click();
  await expect(list.getByRole('listitem')).toHaveCount(3);

  // Refused by the bank: the choice stays, and the second attempt charges the same rest.
  const payRest = (label: string) =>
    page.getByRole('button', { name: new RegExp(`${label.replace('{amount}', '.*500')}`) }).click();
  // A browser may restore the page as it was before the provider's.
  await page.route('**/api/payments/pay', (route) => route.fulfill({ json: { url: '#left' } }), { times: 1 });
  await payRest(words.pay);
  await expect(page).toHaveURL(/#left$/);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await payRest(words.pay);
  await page.getByRole('button', { name: sandbox.refuse, exact: true }).click();
  await expect(page.getByRole('heading', { name: state.refused.title })).toBeVisible();
  await payRest(words.again);
  await page.getByRole('button', { name: sandbox.pay, exact: true }).click();
  await expect(page.getByRole('heading', { name: state.paidRequest.title })).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveText([
    new RegExp(`${number.slice(-4)}.*300`),
    /2,000.*200/,
    new RegExp(`${parts.card}.*500`),
  ]);
  const { data: club } = await account.client.from('loyalty_accounts').select('points').single();
  expect(club?.points).toBe(500);
});
