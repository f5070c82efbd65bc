import { expect, test } from 'vitest';
import { readInsuranceParams } from '@/lib/insurance/trip-of-address';

const read = (query: string) => readInsuranceParams(new URLSearchParams(query), '2026-11-21');

test('an address fills the form of the insurance', () => {
  expect(read('destination=France&departure=2027-01-14&return=2027-01-21&travelers=10')).toEqual({
    destination: 'France',
    departure: '2027-01-14',
    return: '2027-01-21',
    travelers: '10',
  });
});

test.each([
  'departure=2020-01-01',
  'departure=9999-99-99',
  'departure=2027-02-30',
  'return=2030-01-01',
  'travelers=0',
  'travelers=11',
  'travelers=many',
  'destination=%20',
])('%s is left out', (query) => {
  expect(read(query)).toEqual({});
});

test('a return before the departure is left out', () => {
  expect(read('departure=2027-01-14&return=2027-01-13')).toEqual({ departure: '2027-01-14' });
});

test('does not use the id of a hotel search as a name', () => {
  expect(read('destination=ChIJuc03_GQFQz4R&checkin=2026-12-01&checkout=2026-12-04&rooms=2')).toEqual({});
});
