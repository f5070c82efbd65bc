import { expect, it } from 'vitest';
import { degrees } from '@/lib/weather/degrees';

it('a temperature below zero has a minus, not a hyphen, and zero has neither', () => {
  expect([-3, 21.4, -0.2].map(degrees)).toEqual(['−3°', '21°', '0°']);
});
