import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { currencyCodes } from '@/components/currency/currencies';
import { fetchRates } from '@/supabase/functions/_shared/exchange-rates/exchange-rate-api';
import { convert, crossRates, pegRates } from '@/supabase/functions/_shared/exchange-rates/rates';
import { lastKnownRates, shippedRates } from '@/supabase/functions/_shared/exchange-rates/shipped-rates';

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
