import { describe, expect, it } from 'vitest';
import type { DuffelOffer } from '@/supabase/functions/_shared/suppliers/duffel/duffel-answer';
import { conditionsOf } from '@/supabase/functions/_shared/suppliers/duffel/to-price';

describe('the rule for changes of Duffel, for the whole ticket and for each way', () => {
  const rates = { asOf: '2026-11-21', riyalPerUnit: { QAR: 1, USD: 3.64, EUR: 4 } };
  const rule = (fee: string | null, currency = 'USD') =>
    fee === null ? { allowed: false } : { allowed: true, penalty_amount: fee, penalty_currency: currency };
  const changeOf = (whole: object | null, ...ways: (object | null)[]) =>
    conditionsOf(
      {
        conditions: whole && { change_before_departure: whole },
        slices: ways.map((way) => ({ conditions: way && { change_before_departure: way } })),
      } as unknown as DuffelOffer,
      rates,
    )?.change;

  it('is the most expensive of them', () => {
    expect(changeOf(rule('0.00'), rule('0.00'), rule('99.00'))).toEqual({ allowed: true, penalty: '360.36' });
    expect(changeOf(rule('100.00'), rule('50.00'), rule('95.00', 'EUR'))).toEqual({ allowed: true, penalty: '380.00' });
    expect(changeOf(rule('100.00'), rule('50.00'), null)).toEqual({ allowed: true, penalty: '364.00' });
    expect(changeOf(rule('0.00'), rule('0.00'), rule(null))).toEqual({ allowed: false });
  });

  it('has no fee when a fee that may be the most expensive is unknown', () => {
    const unpriced = { allowed: true };
    expect(changeOf(unpriced, rule('0.00'), null)).toEqual({ allowed: true });
    expect(changeOf(rule('0.00'), unpriced, null)).toEqual({ allowed: true });
    expect(changeOf(rule('0.00'), rule('9.00', 'XXX'), rule('0.00'))).toEqual({ allowed: true });
  });

  it('is unknown when the ticket does not state it, and "no" when it says so', () => {
    expect(changeOf(null, rule('0.00'), rule('99.00'))).toBeUndefined();
    expect(changeOf({ allowed: null }, rule('0.00'), rule('99.00'))).toEqual({ allowed: null });
    expect(changeOf(rule(null), rule('0.00'), rule('0.00'))).toEqual({ allowed: false });
  });
});
