import { describe, expect, test } from 'vitest';
import { pageAfterConfirm, readConfirmLink } from '@/lib/account/mailed-link/confirm-link';
import { resolveConditions } from '../../../supabase/local/mail/mail-conditions.ts';

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
