import { expect, it } from 'vitest';
import { readSum, writeSum } from '@/lib/currency/sum-in-address';

const codes = ['QAR', 'EUR', 'TRY'];

it('a sum comes back from its address as it was typed', () => {
  expect(readSum(writeSum('٧٧٧', 'QAR', 'TRY'), codes)).toEqual({ amount: '٧٧٧', from: 'QAR', to: 'TRY' });
});

it('currencies that are not offered are left out', () => {
  expect(readSum(new URLSearchParams('amount=5&from=XXX&to=eur'), codes)).toEqual({ amount: '5' });
  expect(readSum(new URLSearchParams(), codes)).toEqual({});
});
