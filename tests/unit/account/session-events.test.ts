import { describe, expect, test } from 'vitest';
import { createSessionEventReader } from '@/lib/account/session/session-source';

type Event = [event: string, holder: string | null, wishedAt?: string | null, isPassword?: boolean];

function newsOf(...events: Event[]) {
  const read = createSessionEventReader();
  return events
    .map(([event, holder, wishedAt, isPassword]) => read(event, holder, wishedAt ?? null, isPassword ?? false))
    .filter(Boolean);
}

describe('the events of a session', () => {
  test('a page loaded with a session reports nothing, however often it is shown or refreshed', () => {
    const again: Event[] = [
      ['SIGNED_IN', 'a'],
      ['TOKEN_REFRESHED', 'a'],
      ['SIGNED_IN', 'a'],
    ];
    expect(newsOf(['INITIAL_SESSION', 'a'], ...again)).toEqual([]);
    expect(newsOf(['SIGNED_IN', 'a'], ['INITIAL_SESSION', 'a'], ...again)).toEqual([]);
  });

  test('signing in is reported once, also in tabs that are shown later', () => {
    expect(newsOf(['INITIAL_SESSION', null], ['SIGNED_IN', 'a'], ['SIGNED_IN', 'a'])).toEqual(['signedIn']);
  });

  test('signing out is reported once, and not in tabs that were signed out', () => {
    expect(newsOf(['INITIAL_SESSION', 'a'], ['SIGNED_OUT', null], ['SIGNED_OUT', null])).toEqual(['signedOut']);
    expect(newsOf(['INITIAL_SESSION', null], ['SIGNED_OUT', null])).toEqual([]);
  });

  test('another session, also of the same user, is reported', () => {
    expect(newsOf(['INITIAL_SESSION', 'a'], ['SIGNED_IN', 'b'])).toEqual(['signedIn']);
    expect(newsOf(['INITIAL_SESSION', 'a'], ['SIGNED_OUT', null], ['SIGNED_IN', 'a'])).toEqual(['signedOut', 'signedIn']);
  });

  test('every change of the user is reported', () => {
    expect(newsOf(['INITIAL_SESSION', 'a'], ['USER_UPDATED', 'a'], ['USER_UPDATED', 'a'])).toEqual([
      'userUpdated',
      'userUpdated',
    ]);
  });

  test('a new password is reported as one', () => {
    expect(newsOf(['INITIAL_SESSION', 'a'], ['USER_UPDATED', 'a', null, true], ['USER_UPDATED', 'a'])).toEqual([
      'passwordChanged',
      'userUpdated',
    ]);
  });

  test('a request for another address is not reported, but a change after it is', () => {
    const asked = ['USER_UPDATED', 'a', '2026-11-21T10:00:00Z'] satisfies Event;
    expect(newsOf(['INITIAL_SESSION', 'a'], asked)).toEqual([]);
    expect(newsOf(['INITIAL_SESSION', 'a'], asked, asked)).toEqual(['userUpdated']);
    expect(newsOf(['INITIAL_SESSION', 'a'], asked, ['USER_UPDATED', 'a', '2026-11-21T11:00:00Z'])).toEqual([]);
  });
});
