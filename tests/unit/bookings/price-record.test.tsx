import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PriceRecord } from '@/components/bookings/price-record';
import {
  notePrice,
  priceLinesOf,
  pricesOnlySeen,
  pricesSeen,
  type SeenPrice,
  type StoredPrices,
  seenPrices,
} from '@/lib/bookings/model/price-record';
import { requestHead } from '@/lib/bookings/product';
import arabic from '@/messages/ar/prices.json';
import english from '@/messages/en/prices.json';
import { stubTabStorage } from '../stubs';

const at = (minute: number) => new Date(Date.UTC(2027, 0, 14, 9, minute)).toISOString();
const seen: StoredPrices['seen'] = [
  { step: 'search', total: 1850.4, at: at(0) },
  { step: 'details', total: 1850.4, at: at(1) },
  { step: 'form', total: 1850.2, at: at(2) },
  { step: 'review', total: 1910, at: at(3) },
  { step: 'request', total: 1910, at: at(4) },
];
const payment = { amount: 191_000, askedAt: at(5), paidAt: at(6), before: null, isBesides: false };

describe('a price record', () => {
  it('has each step, and says where the price moved as riyals show it', () => {
    const lines = priceLinesOf({ seen, payments: [payment], drops: [] });
    expect(lines.map(({ step, change }) => [step, change])).toEqual([
      ['search', 0],
      ['details', 0],
      ['form', 0],
      ['review', 5_980],
      ['request', 0],
      ['asked', 0],
      ['paid', 0],
    ]);
    expect(lines.at(-1)).toEqual({ step: 'paid', at: at(6), dirhams: 191_000, change: 0 });
  });

  it('goes on after the payment: a rise that is asked for, a fall that goes back, and what was bought besides', () => {
    const payments = [
      payment,
      { amount: 6_000, askedAt: at(10), paidAt: at(12), before: 191_000, isBesides: false },
      { amount: 9_000, askedAt: at(20), paidAt: at(21), before: null, isBesides: true },
      { amount: 5_000, askedAt: at(22), paidAt: null, before: null, isBesides: true },
    ];
    const lines = priceLinesOf({ seen: [], payments, drops: [{ amount: 2_500, at: at(15) }] });
    expect(lines.map(({ step, dirhams, change }) => [step, dirhams, change])).toEqual([
      ['asked', 191_000, 0],
      ['paid', 191_000, 0],
      ['rose', 6_000, 6_000],
      ['paid', 6_000, 0],
      ['fell', 2_500, -2_500],
      ['besides', 9_000, 0],
    ]);
  });

  it('does not take a deposit for a lower price', () => {
    const lines = priceLinesOf({ seen, payments: [{ ...payment, amount: 50_000 }], drops: [] });
    expect(lines.filter(({ change }) => change < 0)).toEqual([]);
  });
});

describe('what a tab has shown', () => {
  beforeEach(() => {
    stubTabStorage(new Map());
    vi.useFakeTimers({ now: Date.parse(at(30)) });
    return () => vi.useRealTimers();
  });

  const steps = (choice: string) => pricesSeen(choice).map(({ step, total }) => [step, total]);

  it('is noted once for each step, and again when the price is another', () => {
    const before = seen.slice(0, 2) as SeenPrice[];
    notePrice({ choice: 'a', before }, 'form', 1850.4);
    notePrice({ choice: 'a', before }, 'form', 1850);
    notePrice({ choice: 'a' }, 'review', 1850.4);
    notePrice({ choice: 'a' }, 'form', 1850.4);
    notePrice({ choice: 'a' }, 'form', 1900);
    expect(steps('a')).toEqual([
      ['search', 1850.4],
      ['details', 1850.4],
      ['form', 1850.4],
      ['review', 1850.4],
      ['form', 1900],
    ]);
    expect(steps('b')).toEqual([]);
  });

  it('goes on when the same is chosen again at another price, and starts over with another trip', () => {
    notePrice({ choice: 'a', trip: '1' }, 'form', 1850);
    notePrice({ choice: 'a', trip: '1', before: [{ step: 'details', total: 1990, at: at(40) }] }, 'form', 1990);
    expect(steps('a')).toEqual([
      ['form', 1850],
      ['details', 1990],
    ]);
    notePrice({ choice: 'a', trip: '2' }, 'form', 2400);
    expect(steps('a')).toEqual([['form', 2400]]);
    expect(pricesSeen('a', '1')).toEqual([]);
  });

  it('never grows beyond what the server takes', () => {
    for (let total = 1000; total < 1040; total++) notePrice({ choice: 'a' }, 'form', total);
    expect(seenPrices.safeParse(pricesSeen('a')).success).toBe(true);
    expect(pricesSeen('a')).toHaveLength(12);
  });
});

describe('the record in a request', () => {
  const { seenPrices: field } = requestHead;
  const one = { step: 'form', total: 1850, at: at(0) };

  it.each([
    ['a step that only the server notes', [{ ...one, step: 'request' }]],
    ['an amount as text', [{ ...one, total: '1850' }]],
    ['no instant', [{ ...one, at: 'yesterday' }]],
    ['too many', Array.from({ length: 13 }, () => one)],
    ['no list', 'none'],
  ])('is dropped, and refuses nothing: %s', (_, sent) => {
    expect(field.parse(sent)).toBeUndefined();
    expect(field.parse([one])).toEqual([one]);
  });
});

describe('the record on a page', () => {
  const draw = (locale: 'en' | 'ar', prices: StoredPrices) =>
    renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} messages={{ prices: { en: english, ar: arabic }[locale] }} timeZone="Asia/Qatar">
        <PriceRecord prices={prices} />
      </NextIntlClientProvider>,
    );

  const textOf = (html: string) => html.replace(/<[^>]+>|[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');

  it('is folded while nothing moved, and open when the price did', () => {
    const same = draw('en', pricesOnlySeen(seen.slice(0, 3)));
    expect(same).toContain('the price hasn’t moved');
    expect(same).not.toMatch(/<details[^>]* open/);
    const moved = draw('en', pricesOnlySeen(seen));
    expect(moved).toMatch(/<details[^>]* open/);
    expect(textOf(moved)).toContain('Price record · rose by QAR 59.80');
    expect(textOf(draw('ar', pricesOnlySeen(seen)))).toContain('سجل السعر · ارتفع بمقدار');
  });

  it('is left out while there is one step', () => {
    expect(draw('en', pricesOnlySeen(seen.slice(0, 1)))).toBe('');
  });
});
