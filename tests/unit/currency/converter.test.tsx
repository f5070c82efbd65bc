import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { Converted } from '@/components/currency/converter';
import { currencyCodes } from '@/components/currency/currencies';
import { CurrencyExchange } from '@/components/currency/currency-exchange';
import { formatDay } from '@/lib/time/dates';
import currency from '@/messages/en/currency.json';
import { crossRates, type Rates } from '@/supabase/functions/_shared/exchange-rates/rates';
import { shippedRates } from '@/supabase/functions/_shared/exchange-rates/shipped-rates';
import { shippedAsOf } from '@/supabase/functions/_shared/exchange-rates/shipped-rates.generated';

const world = vi.hoisted((): { rates: Rates | null | undefined; isLoading: boolean } => ({ rates: null, isLoading: false }));
vi.mock('@/components/currency/rate-source', async (original) => ({
  ...(await original<object>()),
  useRates: () => ({ ...world, retry: () => undefined }),
}));

const show = () =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ currency }} timeZone="Asia/Qatar">
      <CurrencyExchange />
    </NextIntlClientProvider>,
  );

const { form } = currency;
const lineOf = (template: string, day: string) => template.replace('{day}', day);
const shippedLine = lineOf(currency.shipped, formatDay(shippedAsOf));

/** The result for a selected pair. */
function showPair(from: string, to: string): string {
  const { loading, asOf, shipped, peg, source } = currency;
  const words = { ...form, loading, asOf, shipped, peg, source };
  const now = { ...world, retry: () => undefined };
  return renderToStaticMarkup(
    <Converted {...{ amount: 100, from, to, tag: 'en', words, now, lastKnown: shippedRates, onFixedPair: () => undefined }} />,
  );
}

beforeEach(() => {
  world.rates = null;
  world.isLoading = false;
});

it.each(currencyCodes)('%s has a value with its day before the first answer of the service', (code) => {
  world.rates = undefined;
  const html = showPair(code, 'EUR');
  expect(html).toMatch(/is about/);
  expect(html).toContain(shippedLine);
  expect(html).not.toContain(form.noRate);
});

it('two currencies with a peg to the dollar have no day', () => {
  const html = showPair('QAR', 'AED');
  expect(html).toContain(currency.peg);
  expect(html).not.toContain(shippedLine);
});

it('without current rates there is a retry button', () => {
  expect(showPair('QAR', 'EUR')).toContain(form.retry);
});

it('a retry is announced at its button', () => {
  world.isLoading = true;
  const html = showPair('QAR', 'EUR');
  expect(html).toContain('aria-disabled="true"');
  expect(html).toContain(currency.loading);
  expect(html).not.toContain(`>${form.retry}<`);
});

it('a pair without a rate has no retry when other rates are current', () => {
  world.rates = crossRates({ USD: 1 }, '2026-02-17');
  const html = showPair('QAR', 'EUR');
  for (const text of [form.noRate, form.fixedPair]) expect(html).toContain(text);
  expect(html).not.toContain(`>${form.retry}<`);
});

it('a known rate is shown without a notice, and the euro is the default', () => {
  world.rates = crossRates({ USD: 1, EUR: 0.9 }, '2026-02-17');
  const html = show();
  for (const text of [form.noRate, form.fixedPair, form.retry]) expect(html).not.toContain(`>${text}<`);
  expect(html).toMatch(/<option value="EUR" selected/);
});

it('the table is complete without script, with the source of its rates', () => {
  for (const rates of [undefined, null, shippedRates]) {
    world.rates = rates;
    const [table, after] = show().split('<table')[1]?.split('</table>') ?? [];
    expect(table?.match(/<tr/g)).toHaveLength(21);
    expect(table).not.toContain('–');
    expect(after).toContain(shippedLine);
  }
  world.rates = crossRates({ USD: 1, EUR: 0.9 }, '2026-02-17');
  const after = show().split('</table>')[1];
  expect(after).toContain(lineOf(currency.asOf, '17/02/2026'));
  expect(after).toContain(currency.source);
});
