import { beforeEach, expect, it } from 'vitest';
import { loadRequested, saveRequested } from '@/lib/bookings/receipt';
import { stayRequestPath } from '@/lib/hotels/search/whole-search';
import { stubTabStorage } from '../stubs';

const room = { adults: 2, childrenAges: [8] };
const search = { destination: 'istanbul', checkIn: '2027-01-20', checkOut: '2027-01-23', rooms: [room] };

beforeEach(() => stubTabStorage());

it('a stay that was requested is known by its hotel, days and rooms', () => {
  saveRequested(stayRequestPath(search, 'plain'), 'KT-7F3K9Q');
  expect(loadRequested(stayRequestPath(structuredClone(search), 'plain'))).toBe('KT-7F3K9Q');
  const others = [
    stayRequestPath(search, 'other'),
    stayRequestPath({ ...search, checkOut: '2027-01-24' }, 'plain'),
    stayRequestPath({ ...search, rooms: [{ ...room, childrenAges: [9] }] }, 'plain'),
  ];
  expect(others.map(loadRequested)).toEqual([null, null, null]);
});
