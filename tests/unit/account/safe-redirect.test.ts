import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeNext } from '@/lib/account/safe-redirect';

const site = 'https://karam.example';

describe('the page to return to after signing in', () => {
  test.each([
    ['/dashboard', 'en', '/dashboard'],
    ['/dashboard/trips?a=1&b=x+y#top', 'en', '/dashboard/trips?a=1&b=x+y#top'],
    ['/ar/dashboard', 'ar', '/ar/dashboard'],
    ['/', 'en', '/'],
    ['/ar', 'ar', '/ar'],
    ['/?from=DOH', 'ar', '/ar?from=DOH'],
    ['/en/contact', 'en', '/contact'],
    ['/@someone', 'en', '/@someone'],
    ['/search?url=https%3A%2F%2Fother.example', 'en', '/search?url=https%3A%2F%2Fother.example'],
    ['/logins', 'en', '/logins'],
  ] as const)('%s in %s is %s', (next, locale, expected) => {
    expect(safeNext(next, locale)).toBe(expected);
  });

  test('is in the current language, also if the visitor has changed it', () => {
    expect(safeNext('/ar/dashboard?lang=ar&x=1', 'en')).toBe('/dashboard?x=1');
    expect(safeNext('/dashboard', 'ar')).toBe('/ar/dashboard');
  });

  test.each([
    null,
    undefined,
    '',
    'dashboard',
    'https://evil.example',
    'HTTPS://evil.example',
    'https:evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/\u0000/evil.example',
    '/%09/evil.example',
    '/%2f%2fevil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '%2f%2fevil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    '/ar//evil.example',
    '/en//evil.example',
    '/ar/\\evil.example',
    '/ar/%2fevil.example',
    '/ar/..//evil.example',
    '/a?\r\nSet-Cookie: x=1',
    '//user@evil.example',
    '/login',
    '/ar/login?next=/login',
    '/reset-password',
    '/auth/confirm?token_hash=x',
    '/api/account/data',
    '/supabase/auth/v1/logout',
    '/_next/x',
    `/${'a'.repeat(3000)}`,
  ])('%j is not followed', (next) => {
    expect(safeNext(next, 'en')).toBe('/dashboard');
    expect(safeNext(next, 'ar')).toBe('/ar/dashboard');
  });

  test('never leads to another site', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5C',
      '%09',
      '\t',
      '\n',
      'ar',
      'en',
      ':',
      '@',
      'evil.example',
      '?',
      '#',
      'https:',
    );
    const hostile = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string()), fc.constantFrom('en' as const, 'ar' as const), (next, locale) => {
        const target = safeNext(next, locale);
        expect(target).toMatch(/^\/(?![/\\])/);
        expect(new URL(target, site).origin).toBe(site);
        expect(safeNext(target, locale)).toBe(target);
      }),
      { numRuns: 2000 },
    );
  });
});
