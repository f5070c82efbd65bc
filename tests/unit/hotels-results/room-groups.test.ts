import { expect, it } from 'vitest';
import { groupByRoom, ratesOnSale, sameDue } from '@/lib/hotels/room-groups';
import { answerOf, makeHotel } from './hotels';

const room = (name: string) => ({ name, adults: 2, childrenAges: [], total: '500.00' });
const answer = answerOf([
  makeHotel({ rate: 'double-fixed', rooms: [room('Double')], total: 500, due: 30, roomsLeft: 3 }),
  makeHotel({ rate: 'suite', rooms: [room('Suite')], total: 900, due: 30 }),
  makeHotel({ rate: 'double-breakfast', rooms: [room('Double')], board: 'breakfast', total: 620, due: 30, roomsLeft: 2 }),
  makeHotel({ rate: 'mix', rooms: [room('Suite'), room('Double'), room('Double')], total: 1900, due: 90 }),
  makeHotel({ rate: 'none', available: false, rooms: [], total: 100 }),
  makeHotel({ id: 'another', rate: 'other', total: 1 }),
]);

it('only rates of the hotel with a room are on sale, the cheapest first', () => {
  expect(ratesOnSale(answer, 'plain').map(({ rate }) => rate)).toEqual(['double-fixed', 'double-breakfast', 'suite', 'mix']);
});

it('each room stands once with its rates, in the order of their prices, and says how few are left', () => {
  const groups = groupByRoom(ratesOnSale(answer, 'plain'));
  expect(groups.map(({ rooms, rates, roomsLeft }) => [rooms, rates.map(({ rate }) => rate), roomsLeft])).toEqual([
    [[{ name: 'Double', count: 1 }], ['double-fixed', 'double-breakfast'], 2],
    [[{ name: 'Suite', count: 1 }], ['suite'], null],
    [
      [
        { name: 'Suite', count: 1 },
        { name: 'Double', count: 2 },
      ],
      ['mix'],
      null,
    ],
  ]);
});

it('what is due at the property is one sum where it is the same for all', () => {
  const rates = ratesOnSale(answer, 'plain');
  expect(sameDue(rates)).toBeNull();
  expect(sameDue(rates.slice(0, 3))).toBe(30);
  expect(sameDue([makeHotel()])).toBe(0);
});
