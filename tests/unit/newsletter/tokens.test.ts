import { expect, it } from 'vitest';
import {
  confirmedSubscriptionOf,
  openedMailOf,
  openedToken,
  opensToken,
  subscriptionOf,
  unsubscribeToken,
} from '@/lib/newsletter/readers';
import { stubBackend } from '../stubs';

const id = '00000000-0000-4000-8000-0000000000aa';

it('only tokens that we signed are valid', () => {
  stubBackend();
  expect(subscriptionOf(unsubscribeToken(id))).toBe(id);
  for (const wrong of ['', id, `${id}.`, `${unsubscribeToken(id)}A`, unsubscribeToken('x')])
    expect(subscriptionOf(wrong)).toBeNull();
});

it('a token for one thing is none for another: the link of a mail allows nothing', () => {
  stubBackend();
  const readers = [subscriptionOf, confirmedSubscriptionOf, openedMailOf];
  const tokens = [unsubscribeToken(id), opensToken(id), openedToken(id)];
  expect(readers.map((read) => tokens.map(read))).toEqual([
    [id, null, null],
    [null, id, null],
    [null, null, id],
  ]);
});
