import { vi } from 'vitest';

/** A fake of a tab's storage. */
export function storageOf(entries = new Map<string, string>()) {
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

export function stubTabStorage(entries = new Map<string, string>(), more: Partial<Storage> = {}) {
  vi.stubGlobal('sessionStorage', { ...storageOf(entries), ...more });
  return entries;
}

/** The settings that the site needs to ask its backend. */
export function stubBackend(url = 'http://backend.test') {
  vi.stubEnv('SUPABASE_URL', url);
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
  vi.stubEnv('SUPABASE_SECRET_KEY', 'sb_secret_test');
  vi.stubEnv('OFFER_SIGNING_SECRET', 'a secret of the tests, thirty-two or more');
}
