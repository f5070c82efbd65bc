import { giftDesignNames } from '../../content/gift-card-design.ts';
import arabic from '../../messages/ar/giftCards.json' with { type: 'json' };
import arabicPayments from '../../messages/ar/payments.json' with { type: 'json' };
import arabicSelfService from '../../messages/ar/selfService.json' with { type: 'json' };
import english from '../../messages/en/giftCards.json' with { type: 'json' };
import englishPayments from '../../messages/en/payments.json' with { type: 'json' };
import englishSelfService from '../../messages/en/selfService.json' with { type: 'json' };
import type { CapturedMail } from '../../supabase/local/mail/outbox.ts';
import { storeBooking } from '../fixtures/stored-booking.ts';
import { expectAccessible } from './support/accessibility.ts';
import { asServer } from './support/account.ts';
import { outboxVariable } from './support/site.ts';
import { expect, test } from './support/test.ts';

// The provider's page redirects to ours during its own view transition.
test.use({ expectedError: /Transition was skipped/ });

const mailsTo = async (address: string) =>
  ((await (await fetch(`${process.env[outboxVariable]}.json`)).json()) as CapturedMail[]).filter(({ to }) => to === address);
const newest = async (address: string, words: string): Promise<CapturedMail> => {
  const find = async () => (await mailsTo(address)).find(({ text }) => text.includes(words));
  await expect.poll(async () => Boolean(await find())).toBe(true);
  return (await find()) as CapturedMail;
};
const digits = (text: string) => text.replace(/[^\d]/g, '');

test('a gift card is bought, arrives by mail, and pays for a trip @both', async ({ page, address, language }) => {
  const own = language === 'ar' ? arabic : english;
  const { form } = own;
  const { page: words, sandbox } = language === 'ar' ? arabicPayments : englishPayments;
  const { giftCard } = language === 'ar' ? arabicSelfService : englishSelfService;
  const stamp = `${Date.now()}-${language}`;
  const [recipient, sender] = [`noor-${stamp}@example.com`, `amina-${stamp}@example.com`];
  const name = language === 'ar' ? 'نور' : 'Noor';

  await page.goto(address('/support/gift-card'));
  const buy = page.getByRole('form', { name: form.title });
  await expect(buy).toBeVisible();
  // Nothing typed is lost to an error.
  await buy.getByRole('radio', { name: giftDesignNames.wedding[language] }).check();
  await buy.getByLabel(form.amount).fill('90');
  await buy.getByLabel(form.recipientName).fill(name);
  await buy.getByRole('button', { name: new RegExp(form.send) }).click();
  await expect(buy.getByText(form.summary)).toBeVisible();
  await expect(buy.locator('[aria-invalid=true]')).toHaveCount(5);
  await expectAccessible(page);
  await expect(buy.getByLabel(form.recipientName)).toHaveValue(name);
  await buy.getByRole('button', { name: /1,000/ }).click();
  await buy.getByLabel(form.recipientEmail).fill(recipient);
  await buy.getByLabel(form.message).fill('Mabrouk!');
  await buy.getByLabel(form.senderName).fill('Amina Al-Example');
  await buy.getByLabel(form.email, { exact: true }).fill(sender);
  await buy.getByLabel(form.phone).fill('4000 0000');
  // A reload keeps it, and shows the card again.
  await page.reload();
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await expect(buy.getByLabel(form.recipientEmail)).toHaveValue(recipient);
  await expect(buy.getByRole('radio', { name: giftDesignNames.wedding[language] })).toBeChecked();
  await buy.getByRole('button', { name: new RegExp(form.send) }).dblclick();

  await expect(page.getByRole('heading', { name: words.state.gift.due.title })).toBeVisible();
  // Links to pay are forwarded.
  await expect(page.getByText(`${name[0]}•••`, { exact: true })).toBeVisible();
  await expect(page.getByText(words.split.title, { exact: true })).toHaveCount(0);
  // What is wrong on it is corrected before it is paid.
  await page.getByRole('link', { name: words.changeGift, exact: true }).click();
  await expect(buy.getByLabel(form.recipientEmail)).toHaveValue(recipient);
  await page.goBack();
  await page.getByRole('button', { name: new RegExp(words.pay.replace('{amount}', '.*1,000')) }).click();
  await page.getByRole('button', { name: sandbox.pay, exact: true }).click();
  await expect(
    page.getByRole('heading', { name: new RegExp(`${words.state.gift.paid.title}|${words.state.gift.done.title}`) }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: words.state.gift.done.title })).toBeVisible();

  const mail = await newest(recipient, own.mail.howTitle);
  const line = (label: string) => digits(mail.text.split('\n').find((text) => text.startsWith(`${label}:`)) ?? '');
  const [number, pin] = [line(own.mail.number), line(own.mail.pin)];
  expect([number.length, pin.length]).toEqual([12, 6]);
  expect(mail.text).toContain('Mabrouk!');
  expect(await mailsTo(recipient)).toHaveLength(1);

  // The sender's receipt leads to a way to send it again.
  const receipt = await newest(sender, own.sender.link);
  expect(receipt.text).not.toContain(pin);
  // Nobody travels with it.
  expect(receipt.text).not.toMatch(/good trip|رحلة سعيدة/);
  await page.goto(/https?:\/\/\S+&gift=\S+/.exec(receipt.text)?.[0] ?? '');
  const again = page.getByRole('form', { name: own.address.title });
  await expect(again.getByLabel(own.address.email)).toHaveValue(recipient);
  await again.getByRole('button', { name: own.address.send }).click();
  await expect(page.getByText(own.address.outcome.tooSoon)).toBeVisible();
  await expectAccessible(page);

  const server = asServer();
  const { reference } = await storeBooking(server, {
    ...{ kind: 'hotel', locale: language, contact_email: recipient, total_amount: '1400.00' },
    offer: { title: { en: 'Plain House', ar: 'بيت بسيط' } },
  });
  const asked = { wanted_reference: reference, pay_by: new Date(Date.now() + 3_600_000).toISOString() };
  const { data: key } = await server.rpc('begin_pay_now', asked).throwOnError();
  await page.goto(address(`/booking/payment?key=${key}`));
  await page.getByText(words.split.title, { exact: true }).click();
  await page.getByLabel(words.split.number).fill(number.slice(0, 11) + ((Number(number[11]) + 1) % 10));
  await page.getByLabel(words.split.pin).fill(pin);
  await page.getByRole('button', { name: words.split.useCard }).click();
  await expect(page.getByText(words.split.numberError).first()).toBeVisible();
  await page.getByLabel(words.split.number).fill(number);
  await page.getByRole('button', { name: words.split.useCard }).click();
  await page.getByRole('button', { name: new RegExp(words.pay.replace('{amount}', '.*400')) }).click();
  await page.getByRole('button', { name: sandbox.pay, exact: true }).click();
  await expect(page.getByRole('heading', { name: words.state.paidRequest.title })).toBeVisible();

  await page.goto(address('/support/gift-card#balance'));
  await page.getByLabel(giftCard.number).fill(number);
  await page.getByLabel(giftCard.pin).fill(pin);
  await page.getByRole('button', { name: giftCard.submit, exact: true }).click();
  await expect(page.getByText(giftCard.empty)).toBeVisible();
});
