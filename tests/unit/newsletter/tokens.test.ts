import { expect, it, vi } from 'vitest';
import { subscriptionOf, unsubscribeToken } from '@/lib/newsletter/tokens';

const id = '00000000-0000-4000-8000-0000000000aa';

it('only tokens that we sealed name a subscription', () => {
  vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:1');
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'p');
  vi.stubEnv('SUPABASE_SECRET_KEY', 's');
  vi.stubEnv('OFFER_SIGNING_SECRET', 'x'.repeat(32));
  expect(subscriptionOf(unsubscribeToken(id))).toBe(id);
  for (const wrong of ['', id, `${id}.`, `${unsubscribeToken(id)}A`, unsubscribeToken('x')])
    expect(subscriptionOf(wrong)).toBeNull();
});
