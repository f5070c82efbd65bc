import { describe, expect, it } from 'vitest';
import type { HotelOffer } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { hasWorseTerms, nearestRate } from '@/supabase/functions/_shared/contracts/hotels/rate-terms';
import { makeHotel } from '../hotels-results/hotels';

const usual = makeHotel({ id: 'plain-house', total: 1000, due: 60 });
const room = (...names: string[]) => ({
  rooms: names.map((name) => ({ name, adults: 2, childrenAges: [], total: '1000.00' })),
});
const cancel = (freeUntil: string | null, ...fees: [after: string | null, amount: string][]) => ({
  cancellation: { freeUntil, ...(fees.length > 0 && { fees: fees.map(([after, amount]) => ({ after, amount })) }) },
});
const due = (dueAtProperty: string) => ({ price: { ...usual.price, dueAtProperty } });
const night: [string, string] = ['2027-01-10T18:00', '500.00'];

describe('the terms of a rate', () => {
  it.each<[string, Partial<HotelOffer>, Partial<HotelOffer>, boolean]>([
    ['nothing else', {}, {}, false],
    ['another room', room('Twin'), room('Double'), true],
    ['the same rooms in another order', room('Twin', 'Double'), room('Double', 'Twin'), false],
    ['one room fewer of a kind', room('Twin', 'Twin'), room('Double', 'Twin'), true],
    ['breakfast no longer included', { board: 'roomOnly' }, { board: 'breakfast' }, true],
    ['dinner as well', { board: 'halfBoard' }, { board: 'breakfast' }, false],
    ['a day less to cancel', cancel('2027-01-09'), cancel('2027-01-10'), true],
    ['a day more to cancel', cancel('2027-01-11'), cancel('2027-01-10'), false],
    ['no free cancellation', cancel(null), cancel('2027-01-10'), true],
    ['an hour less to cancel', cancel('2027-01-09', ['2027-01-10T17:00', '500.00']), cancel('2027-01-09', night), true],
    ['a more expensive cancellation', cancel('2027-01-09', [night[0], '600.00']), cancel('2027-01-09', night), true],
    ['a cancellation at another exchange rate', cancel('2027-01-09', [night[0], '520.00']), cancel('2027-01-09', night), false],
    [
      'a more expensive second step',
      cancel('2027-01-09', night, ['2027-01-12T18:00', '900.00']),
      cancel('2027-01-09', night),
      true,
    ],
    ['a fee that was unknown', cancel('2027-01-09', night), cancel('2027-01-09'), false],
    ['a fee that is no longer stated', cancel('2027-01-09'), cancel('2027-01-09', night), true],
    ['more to pay at the property', due('80.00'), due('60.00'), true],
    ['a fee at the property at another exchange rate', due('61.00'), due('60.00'), false],
  ])('with %s', (_, now, before, isWorse) => {
    expect(hasWorseTerms({ ...usual, ...now }, { ...usual, ...before })).toBe(isWorse);
  });
});

it('the nearest rate has the same room, then the same or better terms, then the same meals, then the nearest price', () => {
  const rate = (name: string, total: string, more: Partial<HotelOffer> = {}) => ({
    ...{ ...usual, ...room(name), ...cancel('2027-01-10') },
    ...{ price: { ...usual.price, total }, ...more },
  });
  const wanted = rate('Twin', '1000.00', { board: 'breakfast' });
  const order = [
    rate('Twin', '1300.00', { board: 'breakfast' }),
    rate('Twin', '1400.00', { board: 'breakfast' }),
    rate('Twin', '1100.00', { board: 'halfBoard' }),
    rate('Twin', '1000.00', { board: 'roomOnly' }),
    rate('Double', '1000.00', { board: 'breakfast' }),
  ];
  const left = order.toReversed();
  for (const nearest of order) {
    expect(nearestRate(left, wanted)).toBe(nearest);
    left.splice(left.indexOf(nearest), 1);
  }
  expect(nearestRate(left, wanted)).toBeUndefined();
});
