import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { Converted } from '@/components/currency/converted';
import { CurrencyExchange } from '@/components/currency/currency-exchange';
import currency from '@/messages/en/currency.json';
import { crossRates, pegRates, type Rates } from '@/supabase/functions/_shared/exchange-rates/rates';

const world = vi.hoisted((): { rates: Rates | null | undefined; isAsking: boolean } => ({ rates: null, isAsking: false }));
vi.mock('@/components/currency/use-rates', () => ({ useRates: () => ({ ...world, askAgain: () => undefined }) }));

const show = () =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ currency }} timeZone="Asia/Qatar">
      <CurrencyExchange />
    </NextIntlClientProvider>,
  );

const { form, table } = currency;
const dayLine = currency.asOf.replace('{day}', '17/02/2026');

/** The answer to a pair that somebody chose. */
function showPair(from: string, to: string): string {
  const words = { ...form, loading: currency.loading, unavailable: currency.unavailable, asOf: '', peg: '', source: '' };
  return renderToStaticMarkup(
    <Converted
      {...{ amount: 100, from, to, tag: 'en', words, now: { ...world, askAgain: () => undefined }, onFixedPair: () => undefined }}
    />,
  );
}

beforeEach(() => {
  world.rates = null;
  world.isAsking = false;
});

it('without rates of the day one can ask again, or take the pair whose rate is fixed', () => {
  const html = showPair('QAR', 'EUR');
  for (const text of [currency.unavailable, form.retry, form.fixedPair]) expect(html).toContain(text);
});

it('asking again is said where it was pressed', () => {
  world.isAsking = true;
  const html = showPair('QAR', 'EUR');
  expect(html).toContain('aria-disabled="true"');
  expect(html).toContain(currency.loading);
  expect(html).not.toContain(`>${form.retry}<`);
});

it('a pair without a rate on a day that has rates is not asked for again', () => {
  world.rates = crossRates({ USD: 1 }, '2026-02-17');
  const html = showPair('QAR', 'EUR');
  for (const text of [form.noRate, form.fixedPair]) expect(html).toContain(text);
  expect(html).not.toContain(`>${form.retry}<`);
});

it('a rate that is known stands alone, and begins with the euro', () => {
  world.rates = crossRates({ USD: 1, EUR: 0.9 }, '2026-02-17');
  const html = show();
  for (const text of [form.noRate, form.fixedPair, form.retry]) expect(html).not.toContain(`>${text}<`);
  expect(html).toMatch(/<option value="EUR" selected/);
});

it.each([['not answered', null] as const, ['no rates but the pegs', pegRates] as const])(
  'where we have %s it begins with the dollar, whose rate is fixed',
  (_, rates) => {
    world.rates = rates;
    const html = show();
    expect(html).toMatch(/<option value="USD" selected/);
    expect(html).toContain(currency.peg);
    for (const text of [form.noRate, currency.unavailable]) expect(html).not.toContain(text);
  },
);

it('the table always says whose its rates are', () => {
  const underTable = () => show().split('</table>')[1];
  for (const rates of [undefined, null, pegRates]) {
    world.rates = rates;
    expect(underTable()).toContain(table.pegs);
  }
  world.rates = crossRates({ USD: 1, EUR: 0.9 }, '2026-02-17');
  expect(underTable()).toContain(dayLine);
  expect(underTable()).toContain(currency.source);
});
