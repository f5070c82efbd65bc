import { AuthSessionMissingError } from '@supabase/supabase-js';
import { expect, test, vi } from 'vitest';
import { followSession } from '@/lib/account/session/session-source';

const auth = vi.hoisted(() => ({ getUser: vi.fn(), signOut: vi.fn(), onAuthStateChange: vi.fn() }));
vi.mock('@/lib/supabase/browser', () => ({ browserClient: async () => ({ auth }) }));

test('a valid session that the middleware refused is checked again, and ends when it no longer exists', async () => {
  const session = { access_token: 'x', user: { id: 'a', user_metadata: {} } };
  auth.onAuthStateChange.mockImplementation((listener) => listener('INITIAL_SESSION', session));
  auth.getUser.mockResolvedValue({ error: null });
  const isGood = await followSession({ publish: () => {}, notify: () => {} });
  expect(await isGood(false)).toBe(true);

  auth.getUser.mockResolvedValue({ error: new AuthSessionMissingError() });
  expect(await isGood(false)).toBe(true);
  expect(await isGood(true)).toBe(false);
  expect(auth.signOut).toHaveBeenCalledWith({ scope: 'local' });
  expect(await isGood(false)).toBe(false);
});
