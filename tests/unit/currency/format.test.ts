import { describe, expect, test } from 'vitest';
import { formatAmount, nameAmount, nameTyped } from '@/lib/currency/format';
import { readAmount } from '@/lib/text/amount';

describe('an amount of money', () => {
  test.each([
    [25.3, 'EUR', 'EUR 25.30'],
    [37_420.4, 'KRW', 'KRW 37,420'],
    [0.01234, 'USD', 'USD 0.0123'],
    [0.0000408, 'QAR', 'QAR 0.0000408'],
    [12.3456, 'KWD', 'KWD 12.346'],
    [1000, 'OMR', 'OMR 1,000.000'],
    [100, 'JPY', 'JPY 100'],
    [1850.25, 'EUR', 'EUR 1,850.25'],
    [0, 'QAR', 'QAR 0.00'],
  ])('%s %s is shown as %s', (amount, code, text) => {
    expect(formatAmount(amount, code, 'en-GB').replace(/\u00A0/g, ' ')).toBe(text);
  });

  test('keeps Latin digits in Arabic', () => {
    expect(formatAmount(25.3, 'EUR', 'ar-QA-u-nu-latn-ca-gregory')).toContain('25.30');
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
