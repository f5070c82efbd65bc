import { expect, test } from 'vitest';
import { formatQar, formatQarExactly } from '@/lib/money';

const plain = (text: string) => text.replace(/[\p{Bidi_Control}]/gu, '').replace(/\s/g, ' ');

test.each([
  [999.5, 'QAR 999.50', 'QAR 1,000'],
  [1650.05, 'QAR 1,650.05', 'QAR 1,650'],
  [0.3, 'QAR 0.30', 'QAR 0'],
  [1980, 'QAR 1,980', 'QAR 1,980'],
  [0, 'QAR 0', 'QAR 0'],
])('%d riyals are told to the dirham where money is owed, and rounded where a price is compared', (amount, exact, rounded) => {
  expect([plain(formatQarExactly(amount, 'en-GB')), plain(formatQar(amount, 'en-GB'))]).toEqual([exact, rounded]);
  expect(plain(formatQarExactly(amount, 'ar-QA-u-nu-latn'))).toContain(exact.slice(4));
});
