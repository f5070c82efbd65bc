import { AuthSessionMissingError } from '@supabase/supabase-js';
import { beforeEach, expect, test, vi } from 'vitest';
import { followSession } from '@/lib/account/session/session-source';
import type { Session } from '@/lib/account/session/session-types';

const auth = vi.hoisted(() => ({ getUser: vi.fn(), getSession: vi.fn(), signOut: vi.fn(), onAuthStateChange: vi.fn() }));
vi.mock('@/lib/supabase/browser', () => ({ browserClient: async () => ({ auth }) }));

const reload = vi.fn();
let pages = new EventTarget();

beforeEach(() => {
  reload.mockClear();
  pages = new EventTarget();
  vi.stubGlobal('window', { addEventListener: pages.addEventListener.bind(pages), location: { reload } });
});

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

const ofSession = (id: string) => ({ access_token: 'x', user: { id, user_metadata: {} } });

test.each<[string, boolean, string, string | null, boolean]>([
  ['its session ended', true, '', null, true],
  ['somebody else signed in', true, 'karam-session=b', 'b', true],
  ['its session goes on', true, 'karam-session=a', 'a', false],
  ['its session cannot be renewed now', true, 'karam-session=a', null, false],
  ['it is loaded, not restored', false, '', null, false],
])('a page out of the back/forward cache, when %s', async (_, persisted, cookie, now, isLeft) => {
  const root = { hidden: false };
  vi.stubGlobal('document', { cookie: 'karam-session=a', documentElement: root });
  auth.onAuthStateChange.mockImplementation((listener) => listener('INITIAL_SESSION', ofSession('a')));
  auth.getUser.mockResolvedValue({ error: null });
  auth.getSession.mockResolvedValue({ data: { session: now && ofSession(now) } });
  await followSession({ publish: () => {}, notify: () => {} });

  vi.stubGlobal('document', { cookie, documentElement: root });
  pages.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(isLeft ? 1 : 0));
  expect(root.hidden).toBe(isLeft);
});
