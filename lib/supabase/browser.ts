import { createBrowserClient } from '@supabase/ssr';
import type { SupabaseClient } from '@supabase/supabase-js';
import { timeouts } from '@/lib/network/timeouts';
import { browserSettings } from './account/browser-settings';
import type { Database } from './database.types';
import { sessionCookie } from './session-cookie';
import { keepSession } from './session-fetch';

let client: Promise<SupabaseClient<Database>> | undefined;

/**
 * The only Supabase client of this page, through the site's /supabase. Use `import()` only: pages without a session load none of it. Rejects without
 * a network; the next call tries again.
 */
export function browserClient(): Promise<SupabaseClient<Database>> {
  client ??= browserSettings()
    .then(({ publishableKey }) =>
      createBrowserClient<Database>(`${window.location.origin}/supabase`, publishableKey, {
        cookieOptions: { name: sessionCookie, secure: window.location.protocol === 'https:' },
        db: { retry: false },
        global: { fetch: browserFetch },
        // Mailed links lead to /auth/confirm. A session in any other address is not ours.
        auth: { detectSessionInUrl: false },
      }),
    )
    .catch((error) => {
      client = undefined;
      throw error;
    });
  return client;
}

/** For Supabase clients. A missing answer becomes 504, which differs from being offline. */
export const browserFetch: typeof fetch = keepSession(async (input, init) => {
  const limit = AbortSignal.timeout(timeouts.browserSupabase);
  try {
    return await fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit });
  } catch (error) {
    if (!limit.aborted) throw error;
    return Response.json({ message: 'No answer in time' }, { status: 504 });
  }
});
