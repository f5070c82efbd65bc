import { describe, expect, it } from 'vitest';
import { formatKilometres, formatMinutes } from '@/lib/destinations/format-facts';
import { isInRanges, monthNames } from '@/lib/destinations/months';
import { hoursAheadOfDoha, zoneInWords } from '@/lib/destinations/time-difference';
import { intlTag } from '@/lib/i18n/locales';

describe('the difference to the clocks of Doha', () => {
  it.each([
    ['Asia/Riyadh', { winter: 0, summer: 0 }],
    ['Europe/Paris', { winter: -2, summer: -1 }],
    ['Asia/Seoul', { winter: 6, summer: 6 }],
    ['Asia/Dubai', { winter: 1, summer: 1 }],
    ['Asia/Kolkata', { winter: 2.5, summer: 2.5 }],
  ])('of %s is known in winter and in summer', (zone, difference) => {
    expect(hoursAheadOfDoha(zone)).toEqual(difference);
  });
});

it.each([
  [{ winter: 6, summer: 6 }, 'UTC+9'],
  [{ winter: -2, summer: -1 }, 'UTC+1 / +2'],
  [{ winter: 2.5, summer: 2.5 }, 'UTC+5:30'],
  [{ winter: -8, summer: -7 }, 'UTC−5 / −4'],
])('a zone %o is called %s', (difference, zone) => {
  expect(zoneInWords(difference)).toBe(zone);
});

describe('months', () => {
  it('are named in both languages', () => {
    expect(monthNames(intlTag('en'), 'short')[0]).toBe('Jan');
    expect(monthNames(intlTag('ar'), 'long')[6]).toBe('يوليو');
  });

  it('may be a time that runs over the turn of the year', () => {
    const winter = [[11, 3]] as const;
    expect([1, 3, 4, 10, 11, 12].filter((month) => isInRanges(month, winter))).toEqual([1, 3, 11, 12]);
    expect(isInRanges(5, [[4, 6]])).toBe(true);
    expect(isInRanges(5, [])).toBe(false);
  });
});

describe('flight facts', () => {
  it('read naturally in both languages', () => {
    expect(formatMinutes(405, intlTag('en'))).toBe('6 hrs 45 mins');
    expect(formatMinutes(405, intlTag('ar'))).toBe('6 ساعات و45 دقيقة');
    expect(formatMinutes(60, intlTag('en'))).toBe('1 hr');
    expect(formatKilometres(4968, intlTag('en'))).toBe('4,970 km');
    expect(formatKilometres(4968, intlTag('ar'))).toBe('4,970 كم');
  });
});
