import { expect, it } from 'vitest';
import { momentInQatar, openingPeriod } from '@/lib/i18n/opening-hours';

it.each([
  ['08:00', '20:00', 'ar', '8 ص – 8 م'],
  ['16:30', '20:00', 'ar', '4:30 م – 8 م'],
  ['12:00', '00:00', 'ar', '12 م – 12 ص'],
  ['08:00', '20:00', 'en', '08:00\u2060–\u206020:00'],
] as const)('an office open from %s to %s in %s is %s', (opens, closes, locale, period) => {
  expect(openingPeriod({ opens, closes }, locale).replaceAll('\u00a0', ' ')).toBe(period);
});

it.each(['ar', 'en'] as const)('a date and time has 24 hours, like times of flights (%s)', (locale) => {
  expect(momentInQatar(new Date('2026-11-22T17:05:00Z'), locale)).toMatch(/2026.*20:05/);
});

it('a date and time in Arabic has a word before the time', () => {
  expect(momentInQatar(new Date('2026-11-22T17:05:00Z'), 'ar')).toMatch(/2026، الساعة .?20:05/);
});
