import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signOut } from '@/lib/account/auth-actions';
import { readRemark, storeRemark } from '@/lib/desk/new-item/new-draft';
import { clearWithOtherTabs, readTab, writeTab } from '@/lib/storage/tab-storage';

const session = vi.hoisted(() => ({ error: null as Error | null, hasCookie: false }));
vi.mock('@/lib/account/session/session', () => ({ startSession: async () => undefined }));
vi.mock('@/lib/supabase/session-cookie', () => ({ hasSessionCookie: () => session.hasCookie }));
vi.mock('@/lib/supabase/browser', () => ({
  browserClient: async () => ({ auth: { signOut: async () => ({ error: session.error }) } }),
  browserSettings: async () => ({ previewHost: null }),
}));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
  });
  Object.assign(session, { error: null, hasCookie: false });
  writeTab('karam.booking-drafts.v1', [{ passport: 'QX100001' }]);
  storeRemark('one', 'Called twice');
});
afterEach(() => vi.unstubAllGlobals());

const kept = () => [readTab('karam.booking-drafts.v1'), readRemark('one')];

test('whoever signs out leaves nothing that was typed in this tab to the next', async () => {
  expect(await signOut()).toEqual({ ok: true, state: 'done' });
  expect(kept()).toEqual([null, '']);
});

test('another tab leaves nothing either', async () => {
  clearWithOtherTabs();
  const elsewhere = new BroadcastChannel('karam.forget-tabs');
  elsewhere.postMessage(null);
  await vi.waitFor(() => expect(kept()).toEqual([null, '']));
  elsewhere.close();
});

test('what is typed stays while somebody is still signed in', async () => {
  Object.assign(session, { error: new Error('No answer'), hasCookie: true });
  expect((await signOut()).ok).toBe(false);
  expect(kept()).toEqual([[{ passport: 'QX100001' }], 'Called twice']);
});
