import { expect, it, test } from 'vitest';
import { readSum, writeSum } from '@/lib/currency/sum-in-address';
import { formatQar, formatQarExactly } from '@/lib/money';

const codes = ['QAR', 'EUR', 'TRY'];

it('an amount is read from its address as it was typed', () => {
  expect(readSum(writeSum('٧٧٧', 'QAR', 'TRY'), codes)).toEqual({ amount: '٧٧٧', from: 'QAR', to: 'TRY' });
});

it('currencies that are not offered are left out', () => {
  expect(readSum(new URLSearchParams('amount=5&from=XXX&to=eur'), codes)).toEqual({ amount: '5' });
  expect(readSum(new URLSearchParams(), codes)).toEqual({});
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
