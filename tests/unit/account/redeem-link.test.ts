import { expect, test, vi } from 'vitest';
import { redeemLink } from '@/lib/account/mailed-link/redeem-link';

const auth = vi.hoisted(() => ({ verifyOtp: vi.fn(), setSession: vi.fn() }));
vi.mock('@/lib/supabase/admin', () => ({ createAdminClient: () => ({ rpc: async () => ({ data: false, error: null }) }) }));
vi.mock('@/lib/supabase/public', () => ({ createPublicClient: () => ({ auth }) }));
vi.mock('@/lib/supabase/server', () => ({ createSessionClient: async () => ({ auth }) }));

test.each([
  [2_000, 'confirmed', 1],
  [9_000, 'expired', 0],
])('a session of some %i characters ends as %s', async (length, outcome, times) => {
  auth.setSession.mockReset().mockResolvedValue({ error: null });
  const user = { id: 'a', user_metadata: { junk: 'y'.repeat(length) } };
  auth.verifyOtp.mockResolvedValue({ data: { session: { user }, user }, error: null });
  const used = await redeemLink(
    { type: 'signup', tokenHash: 'x' },
    { presentId: null, madeHere: null, password: null, mayDiscardSignUp: false },
  );
  expect(used.outcome).toBe(outcome);
  expect(auth.setSession).toHaveBeenCalledTimes(times);
});
