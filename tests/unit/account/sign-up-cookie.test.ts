import { describe, expect, test } from 'vitest';
import { madeAccount, readSignUpCookie } from '@/lib/account/mailed-link/sign-up-cookie';

const id = '11111111-1111-4111-8111-111111111111';

describe('the mark of a sign-up', () => {
  test('is for who made the account, not for who found one that waits to be confirmed', () => {
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
