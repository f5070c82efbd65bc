import { AuthSessionMissingError } from '@supabase/supabase-js';
import { expect, test, vi } from 'vitest';
import { followSession } from '@/lib/account/session/session-source';
import type { Session } from '@/lib/account/session/session-types';

const auth = vi.hoisted(() => ({ getUser: vi.fn(), signOut: vi.fn(), onAuthStateChange: vi.fn() }));
vi.mock('@/lib/supabase/browser', () => ({ browserClient: async () => ({ auth }) }));

test('a valid session that the middleware refused is checked again, and ends when it no longer exists', async () => {
  const session = { access_token: 'x', user: { id: 'a', user_metadata: {} } };
  vi.stubGlobal('document', { cookie: '' });
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

test('a session that could not be renewed is unknown while its cookie is kept, and signed out without one', async () => {
  const published: Session['status'][] = [];
  auth.onAuthStateChange.mockImplementation((listener) => listener('INITIAL_SESSION', null));
  for (const cookie of ['karam-session=kept', '']) {
    vi.stubGlobal('document', { cookie });
    await followSession({ publish: ({ status }) => published.push(status), notify: () => {} });
  }
  expect(published).toEqual(['unknown', 'signedOut']);
});
