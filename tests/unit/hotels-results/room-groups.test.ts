import { expect, it } from 'vitest';
import { groupByRoom, ratesOnSale } from '@/lib/hotels/room-groups';
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

it('only available rates of the hotel are on sale, sorted by the full cost', () => {
  expect(ratesOnSale(answer, 'plain').map(({ rate }) => rate)).toEqual(['double-fixed', 'double-breakfast', 'suite', 'mix']);
  const [dearAtTheHotel] = answerOf([makeHotel({ rate: 'fees', board: 'halfBoard', total: 400, due: 300 })]).hotels;
  if (!dearAtTheHotel) throw new Error('There is one');
  expect(ratesOnSale({ hotels: [dearAtTheHotel, ...answer.hotels] }, 'plain').map(({ rate }) => rate)).toEqual([
    'double-fixed',
    'double-breakfast',
    'fees',
    'suite',
    'mix',
  ]);
});

it('each room is listed once with its rates by price, and shows when few are left', () => {
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
