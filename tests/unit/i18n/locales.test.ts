import { describe, expect, test } from 'vitest';
import { directionOf, intlTag, localizePath, splitLocale } from '@/lib/i18n/locales';

describe('addresses by language', () => {
  test.each([
    ['/', '/ar'],
    ['/?from=DOH', '/ar?from=DOH'],
    ['/contact', '/ar/contact'],
    ['/about#team', '/ar/about#team'],
  ])('%s is %s in Arabic and itself in English', (english, arabic) => {
    expect(localizePath(english, 'ar')).toBe(arabic);
    expect(localizePath(english, 'en')).toBe(english);
  });

  test.each([
    ['/ar', { locale: 'ar', path: '/' }],
    ['/ar/contact', { locale: 'ar', path: '/contact' }],
    ['/en/contact', { locale: 'en', path: '/contact' }],
    ['/arabia', { locale: 'en', path: '/arabia' }],
  ])('%s is taken apart', (address, parts) => {
    expect(splitLocale(address)).toEqual(parts);
  });

  test('Arabic reads from the right, with Latin digits and the Gregorian calendar', () => {
    expect(directionOf('ar')).toBe('rtl');
    expect(new Intl.DateTimeFormat(intlTag('ar'), { year: 'numeric' }).format(new Date('2027-01-14T12:00:00Z'))).toContain(
      '2027',
    );
  });
});
