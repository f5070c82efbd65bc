import { describe, expect, it, test } from 'vitest';
import { madeAccount, readSignUpCookie } from '@/lib/account/mailed-link/sign-up-cookie';
import { isFirstVisit } from '@/lib/account/session/session-source';

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
