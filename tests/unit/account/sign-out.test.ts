import { beforeEach, expect, test, vi } from 'vitest';
import { signOut } from '@/lib/account/auth-actions';
import { readRemark, storeRemark } from '@/lib/desk/new-item/new-draft';
import { clearWithOtherTabs, readTab, writeTab } from '@/lib/storage/tab-storage';
import { partyPassports, savePartyPassports } from '@/lib/visa/papers/party-passports';
import { loadPassport } from '@/lib/visa/saved-passport';
import { storageOf, stubTabStorage } from '../stubs';

const session = vi.hoisted(() => ({ error: null as Error | null, hasCookie: false }));
vi.mock('@/lib/account/session/session', () => ({ isGoodSession: async () => true }));
vi.mock('@/lib/supabase/session-cookie', () => ({ hasSessionCookie: () => session.hasCookie }));
vi.mock('@/lib/supabase/browser', () => ({
  browserClient: async () => ({ auth: { signOut: async () => ({ error: session.error }) } }),
}));

beforeEach(() => {
  stubTabStorage();
  Object.assign(session, { error: null, hasCookie: false });
  writeTab('karam.booking-drafts.v1', [{ passport: 'QX100001' }]);
  storeRemark('one', 'Called twice');
  vi.stubGlobal('localStorage', storageOf(new Map()));
  savePartyPassports([{ country: 'IN', expiry: '2030-01-01' }, { country: 'NP' }]);
});

const saved = () => [readTab('karam.booking-drafts.v1'), readRemark('one')];

test('signing out clears everything typed in this tab', async () => {
  expect(await signOut()).toEqual({ ok: true, state: 'done' });
  expect(saved()).toEqual([null, '']);
});

test('so it does in another tab', async () => {
  clearWithOtherTabs();
  const elsewhere = new BroadcastChannel('karam.forget-tabs');
  elsewhere.postMessage(null);
  await vi.waitFor(() => expect(saved()).toEqual([null, '']));
  elsewhere.close();
});

test('typed values stay while somebody is still signed in', async () => {
  Object.assign(session, { error: new Error('No answer'), hasCookie: true });
  expect((await signOut()).ok).toBe(false);
  expect(saved()).toEqual([[{ passport: 'QX100001' }], 'Called twice']);
});

test('the passports named on this device are forgotten with the session, and stay while it lasts', async () => {
  Object.assign(session, { error: new Error('No answer'), hasCookie: true });
  await signOut();
  expect(partyPassports.read()).toHaveLength(2);
  Object.assign(session, { error: null, hasCookie: false });
  await signOut();
  expect(partyPassports.read()).toEqual([]);
  expect(loadPassport()).toBeNull();
});
