import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NewPrice, type PriceReason } from '@/components/bookings/products/flight/new-price';
import bookings from '@/messages/en/bookings.json';

function textOf(before: number | null, now: number, isWorse: boolean, reason: PriceReason | null = null): string {
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ bookings }} timeZone="Asia/Qatar">
      <NewPrice before={before} now={now} parts={null} isWorse={isWorse} reason={reason} onAccept={() => undefined} />
    </NextIntlClientProvider>,
  );
  return markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

describe('a changed fare', () => {
  it('shows only the terms when the total is the same', () => {
    const text = textOf(7_400, 7_400, true);
    for (const part of ['conditions of the fare have changed', 'total is still', '7,400', 'fewer bags', 'new conditions'])
      expect(text).toContain(part);
    expect(text).not.toContain('price');
  });

  it('shows only the price when the terms are the same', () => {
    const text = textOf(7_400, 7_500, false);
    expect(text).toContain('The price has changed');
    expect(text).not.toContain('fewer bags');
  });

  it('shows both', () => {
    const text = textOf(7_400, 7_300, true);
    for (const part of ['The price has changed', 'less', 'fewer bags', 'Continue at the new price']) expect(text).toContain(part);
  });

  it('names the data of the travellers that the airline got', () => {
    const people = 'Omar (14)';
    expect(textOf(7_400, 7_300, false)).toContain('ages and membership may count');
    expect(textOf(7_400, 7_300, false, { sent: 'age', people })).toMatch(/the age of Omar \(14\), and this is its price/);
    expect(textOf(7_400, 7_300, false, { sent: 'loyalty', people: '' })).toContain('your frequent flyer number, and this');
    expect(textOf(7_400, 7_300, false, { sent: 'both', people })).toContain(
      'the age of Omar (14) and your frequent flyer number',
    );
  });

  it('is not shown when there is nothing to confirm', () => {
    expect(textOf(null, 7_400, false)).toBe('');
  });
});
