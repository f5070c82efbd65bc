import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { pageAfterConfirm, readConfirmLink } from '@/lib/account/mailed-link/confirm-link';
import { madeAccount, readSignUpCookie } from '@/lib/account/mailed-link/sign-up-cookie';
import { safeNext } from '@/lib/account/safe-redirect';
import { isFirstVisit } from '@/lib/account/session/session-source';
import { resolveConditions } from '../../../supabase/local/mail/outbox.ts';

describe('confirm link', () => {
  const hash = 'a1'.repeat(32);
  const read = (query: string) => readConfirmLink(new URLSearchParams(query));

  describe('a link in a mail', () => {
    test.each(['signup', 'recovery', 'email_change'])('of type %s is read', (type) => {
      expect(read(`token_hash=${hash}&type=${type}`)).toEqual({ token: { type, tokenHash: hash }, locale: 'en' });
      expect(read(`token_hash=pkce_${hash}&type=${type}&lang=ar`).locale).toBe('ar');
    });

    test.each([
      '',
      `token_hash=${hash}`,
      `token_hash=${hash}&type=magiclink`,
      'token_hash=x&type=signup',
      `token_hash=${hash}'--&type=signup`,
    ])('"%s" is none', (query) => expect(read(query).token).toBeNull());

    test.each([
      ['signup', 'confirmed', '/dashboard', '/ar/dashboard'],
      ['signup', 'choosePassword', '/reset-password', '/ar/reset-password'],
      ['recovery', 'confirmed', '/reset-password', '/ar/reset-password'],
      ['email_change', 'confirmed', '/dashboard', '/ar/dashboard'],
      ['email_change', 'half', '/mailed-link?state=half', '/ar/mailed-link?state=half'],
      ['email_change', 'changed', '/mailed-link?state=changed', '/ar/mailed-link?state=changed'],
      ['email_change', 'expired', '/mailed-link?state=emailUsed', '/ar/mailed-link?state=emailUsed'],
      ['recovery', 'used', '/mailed-link?state=used', '/ar/mailed-link?state=used'],
      ['signup', 'expired', '/login?mode=resend&notice=link-expired', '/ar/login?mode=resend&notice=link-expired'],
      ['recovery', 'expired', '/login?mode=forgot&notice=link-expired', '/ar/login?mode=forgot&notice=link-expired'],
      [null, 'expired', '/login?notice=link-expired', '/ar/login?notice=link-expired'],
      ['signup', 'unreachable', '/login?notice=unreachable', '/ar/login?notice=unreachable'],
    ] as const)('%s, %s: leads to %s', (type, outcome, english, arabic) => {
      expect(pageAfterConfirm(type, outcome, 'en')).toBe(english);
      expect(pageAfterConfirm(type, outcome, 'ar')).toBe(arabic);
    });
  });

  test('the conditions of a template are resolved with the data of the user', () => {
    const template =
      '<a>{{ if eq .Data.locale "ar" }}ع {{ .Email }}{{ else }}e{{ end }}</a>{{if eq .Data.locale "ar"}}2{{else}}1{{end}}';
    expect(resolveConditions(template, { locale: 'ar' })).toBe('<a>ع {{ .Email }}</a>2');
    expect(resolveConditions(template, {})).toBe('<a>e</a>1');
    expect(resolveConditions(template, { locale: { ar: true } })).toBe('<a>e</a>1');
  });
});

describe('safe redirect', () => {
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
});

describe('sign up', () => {
  const id = '11111111-1111-4111-8111-111111111111';

  describe('the marker of a sign-up', () => {
    test('is set for a new account, not for an existing unconfirmed one', () => {
      const created_at = '2026-11-21T10:00:00.000Z';
      expect(madeAccount({ id, created_at, confirmation_sent_at: '2026-11-21T10:00:01.000Z' })).toBe(true);
      expect(madeAccount({ id, created_at, confirmation_sent_at: '2026-11-21T10:01:00.000Z' })).toBe(false);
      expect(madeAccount({ id, created_at })).toBe(false);
    });

    test.each([undefined, '', 'x', '{}', '{"id":"x","next":null}', '[1]'])('"%s" is none', (value) =>
      expect(readSignUpCookie(value)).toBeNull(),
    );

    test('is read', () => expect(readSignUpCookie(JSON.stringify({ id, next: '/x' }))).toEqual({ id, next: '/x' }));
  });

  const confirmed = '2026-11-21T10:00:00.000Z';
  const hours = (count: number) => Date.parse(confirmed) + count * 3_600_000;

  describe('a first visit', () => {
    it.each([
      ['comes with the confirmation', '2026-11-21T10:00:00.120Z', 1, true],
      ['needs no time of the sign-in', undefined, 1, true],
      ['is over with the next sign-in', '2026-11-21T11:00:00.000Z', 1, false],
      ['is over the day after', '2026-11-21T10:00:00.120Z', 25, false],
    ])('%s', (_, signedInAt, after, expected) => {
      expect(isFirstVisit(confirmed, signedInAt, hours(after))).toBe(expected);
    });

    it('requires a confirmed address', () => {
      expect(isFirstVisit(undefined, confirmed, hours(1))).toBe(false);
    });
  });
});
