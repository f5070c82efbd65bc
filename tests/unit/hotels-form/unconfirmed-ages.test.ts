import { expect, it } from 'vitest';
import { stillUnconfirmed, whenChildrenChange, whenRoomIsRemoved, withConfirmed } from '@/lib/hotels/search/unconfirmed-ages';

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
