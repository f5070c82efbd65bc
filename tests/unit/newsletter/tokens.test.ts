import { expect, it } from 'vitest';
import { subscriptionOf, unsubscribeToken } from '@/lib/newsletter/readers';
import { stubBackend } from '../stubs';

const id = '00000000-0000-4000-8000-0000000000aa';

it('only tokens that we signed are valid', () => {
  stubBackend();
  expect(subscriptionOf(unsubscribeToken(id))).toBe(id);
  for (const wrong of ['', id, `${id}.`, `${unsubscribeToken(id)}A`, unsubscribeToken('x')])
    expect(subscriptionOf(wrong)).toBeNull();
});
