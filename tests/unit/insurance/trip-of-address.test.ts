import { describe, expect, it } from 'vitest';
import { guessRegion } from '@/lib/insurance/guess-region';
import { tripOfAddress } from '@/lib/insurance/trip-of-address';

describe('the region of a destination', () => {
  it.each([
    ['France', 'europe'],
    ['فرنسا', 'europe'],
    ['Paris, France', 'europe'],
    ['المغرب', 'nearby'],
    ['والمالديف', 'nearby'],
    ['istanbul', 'nearby'],
    ['إسطنبول', 'nearby'],
    ['Abu Dhabi', 'gulf'],
    ['أبو ظبي', 'gulf'],
    ['مكة', 'gulf'],
    ['New York', 'america'],
    ['Sydney', 'world'],
    ['London and New York', 'world'],
    ['Nowhere', null],
    ['nicetown', null],
    ['', null],
  ])('of "%s" is %s', (destination, region) => {
    expect(guessRegion(destination)).toBe(region);
  });
});

describe('the trip of an address', () => {
  const read = (query: string) => tripOfAddress(new URLSearchParams(query), '2026-11-21');

  it('is restored with its region', () => {
    expect(read('destination=France&departure=2026-12-01&return=2026-12-10&travelers=3')).toEqual({
      fields: { destination: 'France', departure: '2026-12-01', return: '2026-12-10', travelers: '3', region: 'europe' },
      isRefused: false,
    });
    expect(read('')).toEqual({ fields: {}, isRefused: false });
  });

  it.each([
    'departure=2020-01-01',
    'departure=2026-12-10&return=2026-12-01',
    'return=1999',
    'travelers=99',
    'destination=Rome&travelers=many',
  ])('is invalid: %s', (query) => {
    expect(read(query).isRefused).toBe(true);
  });
});
