import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readLanguageSwitch } from '@/lib/i18n/language-switch';
import { directionOf, intlTag, localizePath, splitLocale } from '@/lib/i18n/locales';
import { localeRedirect } from '@/lib/routes/locale-redirect';

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
  ])('%s is split into language and path', (address, parts) => {
    expect(splitLocale(address)).toEqual(parts);
  });

  test('Arabic reads from the right, with Latin digits and the Gregorian calendar', () => {
    expect(directionOf('ar')).toBe('rtl');
    expect(new Intl.DateTimeFormat(intlTag('ar'), { year: 'numeric' }).format(new Date('2027-01-14T12:00:00Z'))).toContain(
      '2027',
    );
  });
});

describe('the same page in the other language, without script', () => {
  it.each([
    ['/about', 'https://karam.test/ar/about?a=1&lang=ar', { choice: 'en', query: 'a=1' }],
    ['/', 'https://karam.test/ar', { choice: 'en', query: '' }],
    ['/ar/newsletter', 'https://karam.test/newsletter?unsubscribe=abc', { choice: 'ar', query: 'unsubscribe=abc' }],
    ['/about', 'https://karam.test/ar/contact', null],
    ['/about', 'https://karam.test/about', null],
    ['/about', 'about:', null],
    ['/about', null, null],
  ])('%s from %s is %j', (pathname, referer, expected) => {
    const step = readLanguageSwitch(pathname, referer, true);
    expect(step && { ...step, query: String(step.query) }).toEqual(expected);
    expect(readLanguageSwitch(pathname, referer, false)).toBeNull();
  });
});

function visit(address: string, stored?: string, isFromOutside = false) {
  const url = new URL(address, 'http://site.test');
  return localeRedirect(url.pathname, url.searchParams, stored, isFromOutside);
}

describe('the language in the address', () => {
  test.each([
    ['/contact?lang=ar', '/ar/contact?lang=ar', 'ar'],
    ['/contact?a=1&lang=ar&b=2', '/ar/contact?a=1&lang=ar&b=2', 'ar'],
    ['/?lang=ar', '/ar?lang=ar', 'ar'],
    ['/ar/contact?lang=en&a=1', '/contact?a=1', 'en'],
    ['/ar?lang=en', '/', 'en'],
    ['/contact?lang=en', '/contact', 'en'],
  ])('%s leads to %s', (from, to, choice) => {
    expect(visit(from)).toEqual({ location: to, status: 307, choice });
  });

  test.each(['/', '/ar', '/contact', '/ar/contact?lang=ar', '/arabia', '/contact?lang=fr'])(
    '%s is served without a redirect',
    (address) => {
      expect(visit(address)).toBeNull();
    },
  );

  test('a stored choice of Arabic redirects to Arabic, one of English does not redirect', () => {
    expect(visit('/contact?x=1', 'ar')).toEqual({ location: '/ar/contact?x=1', status: 307 });
    expect(visit('/contact', 'en')).toBeNull();
    expect(visit('/ar/contact', 'ar')).toBeNull();
  });

  test('a link from outside opens in the reader’s language, and shows in which language it was shared', () => {
    expect(visit('/ar/blog?x=1', 'en', true)).toEqual({ location: '/blog?x=1', status: 307, sharedIn: 'ar' });
    expect(visit('/blog', 'ar', true)).toEqual({ location: '/ar/blog', status: 307, sharedIn: 'en' });
    expect(visit('/ar/blog', undefined, true)).toBeNull();
    expect(visit('/ar/blog', 'en', false)).toBeNull();
    // A typed address of the site gets no notice.
    expect(visit('/', 'ar', true)).toEqual({ location: '/ar', status: 307 });
    expect(visit('/ar/blog?lang=ar', 'en', true)).toBeNull();
  });

  test('the address takes precedence over the stored choice', () => {
    expect(visit('/contact?lang=en', 'ar')).toEqual({ location: '/contact', status: 307, choice: 'en' });
  });
});

describe('aliases', () => {
  test.each([
    ['/visa', '/services/visa', 308],
    ['/ar/visa', '/ar/services/visa', 308],
    ['/visa?lang=ar', '/ar/services/visa?lang=ar', 307],
    ['/services/flights?from=doha&to=london', '/?from=doha&to=london', 308],
    ['/ar/services/flights?to=paris', '/ar?to=paris', 308],
    ['/team?a=1', '/about?a=1#team', 308],
    ['/holidays/maldives', '/travel/destination/maldives', 308],
    ['/business/partners/destinations/france', '/explore/destinations/france', 308],
  ])('%s leads to %s with one redirect', (from, to, status) => {
    expect(visit(from)).toMatchObject({ location: to, status });
  });

  test('no redirect leads to another redirect', () => {
    const paths = fc.constantFrom(
      '/',
      '/visa',
      '/flights',
      '/team',
      '/contact',
      '/holidays/dubai',
      '/ar',
      '/ar/visa',
      '/ar/contact',
    );
    const langs = fc.constantFrom('', '?lang=ar', '?lang=en', '?a=1&lang=ar', '?lang=xx');
    const stored = fc.constantFrom(undefined, 'en', 'ar');
    fc.assert(
      fc.property(paths, langs, stored, (path, lang, cookie) => {
        const first = visit(`${path}${lang}`, cookie);
        const next = first && visit(first.location, first.choice ?? cookie);
        expect(next).toBeNull();
      }),
    );
  });
});
