import { describe, expect, it } from 'vitest';
import { nightsOf, pickDay } from '@/components/ui/dates/range/stay-range';

describe('the nights of a stay', () => {
  it.each([
    ['2027-01-14', '2027-01-15', 1],
    ['2027-01-14', '2027-01-18', 4],
    ['2027-02-27', '2027-03-01', 2],
    ['2028-02-27', '2028-03-01', 3],
    ['2026-12-30', '2027-01-02', 3],
    // With a clock change in Europe in between: a day of 23 hours is still a night.
    ['2027-03-27', '2027-03-29', 2],
  ])('from %s to %s are %i', (from, to, nights) => {
    expect(nightsOf({ from, to })).toBe(nights);
  });

  it('are none while a day is missing or the order is wrong', () => {
    expect(nightsOf({ from: '2027-01-14', to: '' })).toBe(0);
    expect(nightsOf({ from: '', to: '2027-01-14' })).toBe(0);
    expect(nightsOf({ from: '2027-01-14', to: '2027-01-10' })).toBe(0);
  });
});

describe('picking a day', () => {
  const nothing = { from: '', to: '' };
  const begun = { from: '2027-01-14', to: '' };
  const whole = { from: '2027-01-14', to: '2027-01-18' };

  it('begins a stay, then ends it', () => {
    expect(pickDay(nothing, '2027-01-14', 30)).toEqual(begun);
    expect(pickDay(begun, '2027-01-18', 30)).toEqual(whole);
  });

  it('begins again with the same day, an earlier one, or after a complete stay', () => {
    expect(pickDay(begun, '2027-01-14', 30)).toEqual(begun);
    expect(pickDay(begun, '2027-01-10', 30)).toEqual({ from: '2027-01-10', to: '' });
    expect(pickDay(whole, '2027-01-16', 30)).toEqual({ from: '2027-01-16', to: '' });
  });

  it('begins again beyond the longest stay', () => {
    expect(pickDay(begun, '2027-02-13', 30)).toEqual({ from: '2027-01-14', to: '2027-02-13' });
    expect(pickDay(begun, '2027-02-14', 30)).toEqual({ from: '2027-02-14', to: '' });
  });
});
