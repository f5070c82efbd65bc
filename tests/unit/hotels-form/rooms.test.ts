import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stillUnconfirmed, whenChildrenChange, whenRoomIsRemoved, withConfirmed } from '@/lib/hotels/search/unconfirmed-ages';
import {
  addRoom,
  countAdults,
  countGuests,
  readRooms,
  removeRoom,
  spreadRooms,
  usualRooms,
  withAdults,
  withChildAge,
  withChildren,
  writeRooms,
} from '@/lib/hotels/stay-rooms';
import { roomLimits, roomOccupancy } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { anyRooms } from './any-stay';

describe('stay rooms', () => {
  const index = fc.nat({ max: roomLimits.rooms.max });
  const number = fc.integer({ min: -3, max: 25 });

  describe('the rooms of a stay', () => {
    it('begin as one room of two adults', () => {
      expect(usualRooms).toEqual([{ adults: 2, childrenAges: [] }]);
      expect(countGuests(usualRooms)).toBe(2);
    });

    it('can always be searched', () => {
      const steps = fc.array(
        fc.oneof(
          fc.constant(addRoom),
          index.map((room) => (rooms: typeof usualRooms) => removeRoom(rooms, room)),
          fc.tuple(index, number).map(
            ([room, count]) =>
              (rooms: typeof usualRooms) =>
                withAdults(rooms, room, count),
          ),
          fc.tuple(index, number).map(
            ([room, count]) =>
              (rooms: typeof usualRooms) =>
                withChildren(rooms, room, count),
          ),
          fc.tuple(index, index, number).map(
            ([room, child, age]) =>
              (rooms: typeof usualRooms) =>
                withChildAge(rooms, room, child, age),
          ),
        ),
      );
      fc.assert(
        fc.property(steps, (changes) => {
          const rooms = changes.reduce<typeof usualRooms>((before, change) => change(before), usualRooms);
          expect(rooms.length).toBeGreaterThanOrEqual(1);
          expect(rooms.length).toBeLessThanOrEqual(4);
          for (const room of rooms) expect(roomOccupancy.safeParse(room).success).toBe(true);
        }),
      );
    });

    it('give a new child the age of 10 and take the last one away first', () => {
      const family = withChildAge(withChildren(usualRooms, 0, 2), 0, 0, 4);
      expect(family[0]?.childrenAges).toEqual([4, 10]);
      expect(withChildren(family, 0, 1)[0]?.childrenAges).toEqual([4]);
      expect(withChildren(family, 0, 3)[0]?.childrenAges).toEqual([4, 10, 10]);
    });

    it('are at least one', () => {
      expect(removeRoom(usualRooms, 0)).toEqual(usualRooms);
      expect(removeRoom(withAdults(addRoom(usualRooms), 1, 3), 0)).toEqual([{ adults: 3, childrenAges: [] }]);
    });

    it('are the same after being written into an address', () => {
      fc.assert(
        fc.property(anyRooms, (rooms) => {
          expect(readRooms(writeRooms(rooms))).toEqual(rooms);
        }),
      );
    });

    it('distribute the adults of a link with only numbers evenly', () => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 6 }), (adults, count) => {
          const rooms = spreadRooms(adults, count);
          const fits = count >= 1 && count <= 4 && adults >= count && adults <= 4 * count;
          expect(rooms !== null).toBe(fits);
          if (rooms) expect([rooms.length, countAdults(rooms)]).toEqual([count, adults]);
        }),
      );
      expect(spreadRooms(Number.NaN, 1)).toBeNull();
      expect(spreadRooms(2, Number.NaN)).toBeNull();
    });
  });
});

describe('unconfirmed ages', () => {
  it('an age waits for a word until it is chosen, or its child or room is taken away', () => {
    let ages = whenChildrenChange([], 0, 0, 2);
    ages = whenChildrenChange(ages, 1, 0, 1);
    expect(ages).toEqual([
      { room: 0, child: 0 },
      { room: 0, child: 1 },
      { room: 1, child: 0 },
    ]);
    ages = withConfirmed(ages, { room: 0, child: 0 });
    expect(whenChildrenChange(ages, 0, 2, 1)).toEqual([{ room: 1, child: 0 }]);
    expect(whenRoomIsRemoved(ages, 0)).toEqual([{ room: 0, child: 0 }]);
    const family = { adults: 2, childrenAges: [10, 4] };
    expect(stillUnconfirmed(ages, [family, { adults: 1, childrenAges: [10] }])).toEqual([{ room: 1, child: 0 }]);
  });
});
