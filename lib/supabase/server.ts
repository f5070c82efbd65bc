import 'server-only';
import { createServerClient } from '@supabase/ssr';
import { cookies } from 'next/headers';
import { serverEnv } from '@/lib/env';
import { createBoundedFetch } from '../bounded-fetch';
import { sessionCookie } from './session-cookie';

const timeLimitMs = 5_000;

/** The id of the visitor whose session cookie Supabase vouches for; null without one, or with one it does not know. */
export async function verifiedUserId(): Promise<string | null> {
  const store = await cookies();
  if (!store.getAll().some(({ name }) => name.startsWith(sessionCookie))) return null;
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = serverEnv();
  const client = createServerClient(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions: { name: sessionCookie },
    global: { fetch: createBoundedFetch(timeLimitMs) },
    cookies: {
      getAll: () => store.getAll(),
      setAll: (changed) => {
        for (const { name, value, options } of changed) store.set(name, value, options);
      },
    },
  });
  try {
    const { data } = await client.auth.getClaims();
    return data?.claims.sub ?? null;
  } catch {
    // A cookie somebody made up need not even be a token.
    return null;
  }
}
