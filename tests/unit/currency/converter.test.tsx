import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { CurrencyExchange } from '@/components/currency/currency-exchange';
import currency from '@/messages/en/currency.json';
import { crossRates, type Rates } from '@/supabase/functions/_shared/exchange-rates/rates';

const world = vi.hoisted((): { rates: Rates | null | undefined; isAsking: boolean } => ({ rates: null, isAsking: false }));
vi.mock('@/components/currency/use-rates', () => ({ useRates: () => ({ ...world, askAgain: () => undefined }) }));

const show = () =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ currency }} timeZone="Asia/Qatar">
      <CurrencyExchange />
    </NextIntlClientProvider>,
  );

const { form } = currency;

beforeEach(() => {
  world.rates = null;
  world.isAsking = false;
});

it('without rates of the day one can ask again, or take the pair whose rate is fixed', () => {
  const html = show();
  for (const text of [currency.unavailable, form.retry, form.fixedPair]) expect(html).toContain(text);
});

it('asking again is said where it was pressed', () => {
  world.isAsking = true;
  const html = show();
  expect(html).toContain('aria-disabled="true"');
  expect(html).toContain(currency.loading);
  expect(html).not.toContain(`>${form.retry}<`);
});

it('a pair without a rate on a day that has rates is not asked for again', () => {
  world.rates = crossRates({ USD: 1 }, '2026-02-17');
  const html = show();
  for (const text of [form.noRate, form.fixedPair]) expect(html).toContain(text);
  expect(html).not.toContain(`>${form.retry}<`);
});

it('a rate that is known stands alone', () => {
  world.rates = crossRates({ USD: 1, EUR: 0.9 }, '2026-02-17');
  const html = show();
  for (const text of [form.noRate, form.fixedPair, form.retry]) expect(html).not.toContain(`>${text}<`);
});
