import { describe, expect, it } from 'vitest';
import { companyErrors, daysAfter, daysAfterAirlineChange, mayFlyOn, partyNotices } from '@/lib/bookings/party/party-rules';
import type { PassengerType } from '@/lib/bookings/people';

const days = { departureDate: '2027-01-14', lastDay: '2027-01-21' };
const born = {
  adult: '1990-05-20',
  seventeen: '2009-01-15',
  eighteen: '2009-01-14',
  twelve: '2015-01-14',
  child: '2020-05-20',
  infant: '2026-03-01',
};
const party = (...people: [PassengerType, string][]) => people.map(([type, dateOfBirth]) => ({ type, dateOfBirth }));

describe('companyErrors', () => {
  it.each([
    [
      'a child of twelve with a baby',
      party(['adult', born.twelve], ['infant', born.infant]),
      ['p.0.dateOfBirth', 'grownUpMissing'],
    ],
    ['seventeen with a child', party(['adult', born.seventeen], ['child', born.child]), ['p.0.dateOfBirth', 'grownUpMissing']],
    [
      'the oldest is named',
      party(['adult', born.twelve], ['adult', born.seventeen], ['child', born.child]),
      ['p.1.dateOfBirth', 'grownUpMissing'],
    ],
    ['eighteen on the day', party(['adult', born.eighteen], ['child', born.child]), null],
    ['twelve alone', party(['adult', born.twelve]), null],
    ['a birthday is missing', party(['adult', ''], ['adult', born.twelve], ['infant', born.infant]), null],
    [
      'two babies, one lap',
      party(['adult', born.adult], ['adult', born.twelve], ['infant', born.infant], ['infant', born.infant]),
      ['p.1.dateOfBirth', 'lapMissing'],
    ],
  ])('%s', (_, people, error) => {
    expect(companyErrors(people, days, 'p')).toEqual(error ? [{ path: error[0], message: error[1] }] : []);
  });
});

describe('mayFlyOn', () => {
  const family = party(['adult', born.adult], ['infant', '2025-02-01']);
  it('ends on the second birthday of an infant, and on the twelfth of a child', () => {
    expect(mayFlyOn(family, days)).toBe(true);
    expect(mayFlyOn(family, { ...days, lastDay: '2025-01-31' })).toBe(true);
    expect(mayFlyOn(family, { ...days, lastDay: '2027-02-01' })).toBe(false);
    const child = party(['adult', born.adult], ['child', '2015-02-01']);
    expect(mayFlyOn(child, { ...days, lastDay: '2027-02-01' })).toBe(true);
    expect(mayFlyOn(child, { departureDate: '2027-02-01', lastDay: '2027-02-08' })).toBe(false);
  });
  it('lets those pass whose birthday is no longer kept', () => {
    expect(
      mayFlyOn(
        [
          { type: 'infant', dateOfBirth: null },
          { type: 'adult', dateOfBirth: null },
        ],
        days,
      ),
    ).toBe(true);
  });
  it('counts the days of every flight after the move', () => {
    const booked = [[{ departs: '2027-01-14T22:00:00' }], [{ departs: '2027-01-21T08:00:00' }]];
    const moved = daysAfter(booked, [{ direction: 2, day: '2027-02-01' }], [[{ departs: '2027-02-01' }]]);
    expect(moved).toEqual({ departureDate: '2027-01-14', lastDay: '2027-02-01' });
  });
  it.each(['before', 'after'])('counts the days of the airline’s own change, %s the order has it', (when) => {
    const [out, back, delayed] = ['2027-01-14T22:00:00', '2027-01-31T23:00:00', '2027-02-01T06:00:00'].map((departs) => ({
      departs,
    }));
    if (!out || !back || !delayed) throw new Error('Three flights');
    const days = daysAfterAirlineChange([[out], [when === 'before' ? back : delayed]], { was: [back], becomes: [delayed] });
    expect(days).toEqual({ departureDate: '2027-01-14', lastDay: '2027-02-01' });
    expect(mayFlyOn(family, days)).toBe(false);
  });
});

describe('partyNotices', () => {
  it.each([
    ['fifteen alone', party(['adult', '2011-02-01']), ['aloneYoung']],
    ['sixteen alone', party(['adult', '2011-01-14']), ['aloneOlder']],
    ['two of them', party(['adult', born.seventeen], ['adult', born.twelve]), ['aloneYoung']],
    ['eighteen', party(['adult', born.eighteen]), []],
    ['with a grown-up', party(['adult', born.adult], ['adult', born.twelve]), []],
    ['a birthday is missing', party(['adult', ''], ['adult', born.twelve]), []],
    ['six days old', party(['adult', born.adult], ['infant', '2027-01-08']), ['newborn']],
    ['a week old', party(['adult', born.adult], ['infant', '2027-01-07']), []],
  ])('%s', (_, people, notices) => {
    expect(partyNotices(people, days)).toEqual(notices);
  });
});
