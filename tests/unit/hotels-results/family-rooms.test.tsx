import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FamilyRooms } from '@/components/hotels/results/list/family-rooms';
import hotels from '@/messages/en/hotels.json';

const drawn = (rooms: { adults: number; childrenAges: number[] }[], count = 3) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ hotels }} timeZone="Asia/Qatar">
      <FamilyRooms rooms={rooms} count={count} isOnlyFamily={false} onOnlyFamily={() => undefined} />
    </NextIntlClientProvider>,
  );
const { family } = hotels.results;

it('asks for family rooms only of a party with children, where hotels have them', () => {
  expect(drawn([{ adults: 2, childrenAges: [8] }])).toContain('Family rooms (3 hotels)');
  expect(drawn([{ adults: 2, childrenAges: [8] }], 0)).toBe('');
  expect(drawn([{ adults: 2, childrenAges: [] }])).toBe('');
});

it('asks for connecting rooms only of several rooms', () => {
  const two = drawn([
    { adults: 2, childrenAges: [] },
    { adults: 1, childrenAges: [] },
  ]);
  expect(two).toContain(family.connecting);
  expect(two).not.toContain('Family rooms (');
  expect(drawn([{ adults: 2, childrenAges: [8] }])).not.toContain(family.connecting);
});
