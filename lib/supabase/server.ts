import 'server-only';
import { createServerClient } from '@supabase/ssr';
import { cookies } from 'next/headers';
import { serverEnv, siteUrl } from '@/lib/env';
import { createFetchWithTimeout, withTimeout } from '@/lib/network/fetch-with-timeout';
import { timeouts } from '@/lib/network/timeouts';
import type { Database } from './database.types';
import { sessionCookie } from './session-cookie';
import { keepSession } from './session-fetch';

/** The Supabase client of the visitor of this request. Changes of the session are added to the cookies of the answer. */
export async function createSessionClient() {
  const store = await cookies();
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = serverEnv();
  return createServerClient<Database>(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions: { name: sessionCookie, secure: siteUrl().startsWith('https:') },
    db: { retry: false },
    global: { fetch: keepSession(createFetchWithTimeout(timeouts.supabase)) },
    cookies: {
      getAll: () => store.getAll(),
      setAll: (changed) => {
        for (const { name, value, options } of changed) store.set(name, value, options);
      },
    },
  });
}

/**
 * The id of the visitor whose session Supabase confirms: a token is invalid once its session has ended. Null without a session, for an unknown
 * one, and without an answer in time.
 */
export async function verifiedUserId(): Promise<string | null> {
  const store = await cookies();
  if (!store.getAll().some(({ name }) => name.startsWith(sessionCookie))) return null;
  try {
    const client = await createSessionClient();
    const { data } = await withTimeout(timeouts.session, client.auth.getUser());
    return data.user?.id ?? null;
  } catch {
    // A forged cookie may not even contain a token.
    return null;
  }
}
