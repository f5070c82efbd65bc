import fc from 'fast-check';
import { describe, expect, it, test, vi } from 'vitest';
import { currencyCodes } from '@/components/currency/currencies';
import { formatFigure, nameAmount, nameTyped } from '@/lib/currency/format';
import { readSum, writeSum } from '@/lib/currency/sum-in-address';
import { formatQar, formatQarExactly } from '@/lib/money';
import { readAmount } from '@/lib/text/amount';
import { fetchRates } from '@/supabase/functions/_shared/exchange-rates/exchange-rate-api';
import { convert, crossRates, pegRates } from '@/supabase/functions/_shared/exchange-rates/rates';
import { lastKnownRates, shippedRates } from '@/supabase/functions/_shared/exchange-rates/shipped-rates';

describe('an amount of money', () => {
  test.each([
    [25.3, 'EUR', '25.30'],
    [37_420.4, 'KRW', '37,420'],
    [0.01234, 'USD', '0.0123'],
    [0.0000408, 'QAR', '0.0000408'],
    [12.3456, 'KWD', '12.346'],
    [1000, 'OMR', '1,000.000'],
    [100, 'JPY', '100'],
    [1850.25, 'EUR', '1,850.25'],
    [0, 'QAR', '0.00'],
  ])('%s %s is shown as %s', (amount, code, text) => {
    expect(formatFigure(amount, code, 'en-GB')).toBe(text);
  });

  test('keeps Latin digits in Arabic', () => {
    expect(formatFigure(25.3, 'EUR', 'ar-QA-u-nu-latn-ca-gregory')).toContain('25.30');
  });
});

describe('an amount in words', () => {
  const arabic = 'ar-QA-u-nu-latn-ca-gregory';
  test.each([
    [25.3, 'EUR', 'en-GB', '25.30 euros'],
    [25.3, 'EUR', arabic, '25.30 يورو'],
    [100, 'QAR', arabic, '100.00 ريال قطري'],
    [2290, 'INR', arabic, '2,290.00 روبية هندية'],
    [100, 'THB', arabic, '100.00 بات تايلاندي'],
  ])('%s %s in %s is %s', (amount, code, tag, text) => {
    expect(nameAmount(amount, code, tag).replace(/\u00A0/g, ' ')).toBe(text);
  });
});

describe('an amount as typed', () => {
  test.each([
    [1250.5, '1,250.50 Qatari riyals'],
    [1250, '1,250 Qatari riyals'],
    [100, '100 Qatari riyals'],
    [12.3456, '12.3456 Qatari riyals'],
    [1234.567, '1,234.567 Qatari riyals'],
    [0.5, '0.50 Qatari riyals'],
  ])('%s is repeated as %s', (amount, text) => {
    expect(nameTyped(amount, 'QAR', 'en-GB').replace(/\u00A0/g, ' ')).toBe(text);
  });

  test.each([
    ['100', 100],
    ['1,850', 1850],
    ['1 850.5', 1850.5],
    ['٢٥٠', 250],
    ['١٬٢٥٠٫٥', 1250.5],
    ['0', 0],
    ['۱۲', 12],
    ['1.000,50', 1000.5],
    ['1250,5', 1250.5],
    ['1,234,567.89', 1_234_567.89],
    ['12.', 12],
  ])('%s is %s', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  test.each(['', '-1', 'ten', '1e9', '1.2.3', '1,2,3', '1.000.00', '9999999999999', '<b>'])('%j is none', (text) => {
    expect(readAmount(text)).toBeNull();
  });
});

describe('rates in riyal', () => {
  const rates = crossRates({ USD: 1, EUR: 0.8, JPY: 150, XXX: 0 }, '2026-11-21');

  test('use the peg of 3.64 to the dollar', () => {
    expect(rates.riyalPerUnit).toMatchObject({ QAR: 1, USD: 3.64 });
    expect(convert(100, 'QAR', 'USD', rates)).toBeCloseTo(27.47, 2);
    expect(convert(1, 'EUR', 'QAR', rates)).toBeCloseTo(4.55, 10);
    expect(convert(15_000, 'JPY', 'EUR', rates)).toBeCloseTo(80, 10);
  });

  test('do not know a currency without a price', () => {
    expect(convert(1, 'XXX', 'QAR', rates)).toBeNull();
    expect(convert(1, 'QAR', 'ABC', rates)).toBeNull();
  });

  test('convert there and back to the same amount', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1e7, noNaN: true }), (amount) => {
        const there = convert(amount, 'QAR', 'JPY', rates) ?? 0;
        expect(convert(there, 'JPY', 'QAR', rates)).toBeCloseTo(amount, 4);
      }),
    );
  });

  test('without a service, the pegs are used and have no day', () => {
    expect(pegRates.asOf).toBeNull();
    expect(convert(375, 'SAR', 'USD', pegRates)).toBeCloseTo(100, 10);
    expect(convert(1, 'EUR', 'QAR', pegRates)).toBeNull();
  });
});

describe('the rates of this release', () => {
  test('know every currency of the converter', () => {
    expect(currencyCodes.filter((code) => !shippedRates.riyalPerUnit[code])).toEqual([]);
    expect(shippedRates.riyalPerUnit).toMatchObject(pegRates.riyalPerUnit);
  });

  test('are plausible for the major currencies', () => {
    const euro = shippedRates.riyalPerUnit['EUR'] ?? 0;
    expect(euro).toBeGreaterThan(3.5);
    expect(euro).toBeLessThan(5.2);
    expect(convert(1, 'KWD', 'QAR', shippedRates)).toBeCloseTo(11.8, 0);
    expect(convert(100, 'JPY', 'QAR', shippedRates)).toBeCloseTo(2.4, 0);
  });

  test('are replaced by newer stored ones, not by older ones', () => {
    const stored = (asOf: string) => crossRates({ EUR: 0.8 }, asOf);
    expect(lastKnownRates(stored('2099-01-01'))).toEqual(stored('2099-01-01'));
    expect(lastKnownRates(stored('2020-01-01'))).toBe(shippedRates);
    expect(lastKnownRates(null)).toBe(shippedRates);
  });
});

describe('the rate service', () => {
  const answer = {
    result: 'success',
    base_code: 'USD',
    time_last_update_unix: Date.parse('2026-11-21T00:02:31Z') / 1000,
    time_next_update_unix: Date.parse('2026-11-22T00:12:31Z') / 1000,
    rates: { USD: 1, EUR: 0.8 },
  };
  const ask = (response: Response) =>
    fetchRates(
      'http://rates.test',
      vi.fn<typeof fetch>(async () => response),
    );

  test('gives rates with their day, and until when they are valid', async () => {
    const { rates, expiresAt } = await ask(Response.json(answer));
    expect(rates.asOf).toBe('2026-11-21');
    expect(rates.riyalPerUnit['EUR']).toBeCloseTo(4.55, 10);
    expect(expiresAt).toBe(Date.parse('2026-11-22T00:12:31Z'));
  });

  test.each([
    ['too many questions', () => new Response('', { status: 429 })],
    ['another base', () => Response.json({ ...answer, base_code: 'EUR' })],
    ['an error in a good answer', () => Response.json({ result: 'error', 'error-type': 'unsupported-code' })],
    ['far more than rates have', () => Response.json({ ...answer, padding: 'x'.repeat(70_000) })],
    ['a page', () => new Response('<html>')],
    ['rates that are words', () => Response.json({ ...answer, rates: { EUR: 'much' } })],
  ])('is refused on %s', async (_, response) => {
    await expect(ask(response())).rejects.toThrow();
  });
});

describe('sum in address', () => {
  const codes = ['QAR', 'EUR', 'TRY'];

  it('an amount is read from its address as it was typed', () => {
    expect(readSum(writeSum('٧٧٧', 'QAR', 'TRY'), codes)).toEqual({
      ...{ amount: '٧٧٧', from: 'QAR', to: 'TRY' },
      unknown: [],
    });
  });

  it('currencies that are not offered are left out, and named', () => {
    const sum = { amount: '5', to: 'EUR', unknown: ['from'] };
    expect(readSum(new URLSearchParams('amount=5&from=XXX&to=eur'), codes)).toEqual(sum);
    expect(readSum(new URLSearchParams(), codes)).toEqual({ unknown: [] });
  });

  const plain = (text: string) => text.replace(/[\p{Bidi_Control}]/gu, '').replace(/\s/g, ' ');

  test.each([
    [999.5, 'QAR 999.50', 'QAR 1,000'],
    [1650.05, 'QAR 1,650.05', 'QAR 1,650'],
    [0.3, 'QAR 0.30', 'QAR 0'],
    [1980, 'QAR 1,980', 'QAR 1,980'],
    [0, 'QAR 0', 'QAR 0'],
  ])('%d riyals are shown to the dirham in amounts due, and rounded in prices to compare', (amount, exact, rounded) => {
    expect([plain(formatQarExactly(amount, 'en-GB')), plain(formatQar(amount, 'en-GB'))]).toEqual([exact, rounded]);
    expect(plain(formatQarExactly(amount, 'ar-QA-u-nu-latn'))).toContain(exact.slice(4));
  });
});
