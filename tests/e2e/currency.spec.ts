import { areVisaRulesTooOld } from '../../lib/visa/rules-age.ts';
import arCurrency from '../../messages/ar/currency.json' with { type: 'json' };
import arVisa from '../../messages/ar/visa.json' with { type: 'json' };
import enCurrency from '../../messages/en/currency.json' with { type: 'json' };
import enVisa from '../../messages/en/visa.json' with { type: 'json' };
import { riyalPerDollar } from '../../supabase/functions/_shared/exchange-rates/rates.ts';
import { unitsPerDollar } from './support/outside-services.ts';
import { expect, test } from './support/test.ts';

const currency = { en: enCurrency, ar: arCurrency };
const visa = { en: enVisa.rules, ar: arVisa.rules };
/** 100 riyals in euro, at the rates of these tests. */
const euros = ((100 / riyalPerDollar) * unitsPerDollar.EUR).toFixed(2);

test('the converter works in both directions while typing, and accepts many formats @both @changing', async ({
  page,
  language,
  address,
}) => {
  const { form } = currency[language];
  await page.goto(address('/support/currency-exchange'));
  const result = page.locator('p', { hasText: form.result.split('{from}')[1]?.split('{to}')[0]?.trim() ?? '' });
  await expect(result).toContainText(euros);
  await page.getByLabel(form.amount).fill('١٬٠٠٠');
  await expect(result).toContainText((Number(euros) * 10).toFixed(2).slice(0, 4));
  await page.getByRole('button', { name: form.swap }).click();
  await expect(result).toContainText('4,550');
  await page.getByLabel(form.amount).fill('<b>');
  await expect(page.getByText(form.invalid)).toBeVisible();
  await expect(page.getByLabel(form.amount)).toHaveValue('<b>');
  await page.getByLabel(form.amount).fill('1');
  await page.getByLabel(form.to, { exact: true }).selectOption('UZS');
  await expect(page.getByText(form.noRate)).toBeVisible();
});

test('a destination shows the value of a hundred riyals there, and the date of the rate', async ({ page, address }) => {
  await page.goto(address('/explore/destinations/france'));
  // Scrolling starts the scripts.
  await page.mouse.wheel(0, 400);
  await expect(page.getByText(euros)).toBeVisible();
});

test('a link with a currency, a passport or a destination that nobody knows says so until one is chosen', async ({
  page,
  language,
  address,
}) => {
  const { form } = currency[language];
  await page.goto(address('/support/currency-exchange?amount=5&from=XXX&to=try'));
  const from = page.getByLabel(form.from, { exact: true });
  await expect(from).toHaveAccessibleDescription(form.unknownCurrency);
  await expect(page.getByLabel(form.amount)).toHaveValue('5');
  await expect(page.getByLabel(form.to, { exact: true })).toHaveValue('TRY');
  await from.selectOption('USD');
  await expect(page.getByText(form.unknownCurrency)).toBeHidden();

  const rules = visa[language];
  await page.goto(address('/support/travel-requirements?passport=XX&destination=ZZ'));
  if (areVisaRulesTooOld()) return expect(page.getByText(rules.tooOld)).toBeVisible();
  const passport = page.getByLabel(rules.passport, { exact: true });
  await expect(passport).toHaveAccessibleDescription(rules.unknownPassport);
  await expect(page.getByLabel(rules.destination, { exact: true })).toHaveAccessibleDescription(rules.unknownDestination);
  await passport.selectOption('IN');
  await expect(page.getByText(rules.unknownPassport)).toBeHidden();
  await expect(page.getByText(rules.unknownDestination)).toBeVisible();
});
