import 'server-only';
import { createServerClient } from '@supabase/ssr';
import { cookies } from 'next/headers';
import { serverEnv, siteUrl } from '@/lib/env';
import { createBoundedFetch } from '../bounded-fetch';
import { sessionCookie } from './session-cookie';

const timeLimitMs = 5_000;

/** Supabase as the visitor of this request meets it. What becomes of the session goes into the cookies of the answer. */
export async function createSessionClient() {
  const store = await cookies();
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = serverEnv();
  return createServerClient(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions: { name: sessionCookie, secure: siteUrl().startsWith('https:') },
    global: { fetch: createBoundedFetch(timeLimitMs) },
    cookies: {
      getAll: () => store.getAll(),
      setAll: (changed) => {
        for (const { name, value, options } of changed) store.set(name, value, options);
      },
    },
  });
}

/** The id of the visitor whose session cookie Supabase vouches for; null without one, or with one it does not know. */
export async function verifiedUserId(): Promise<string | null> {
  const store = await cookies();
  if (!store.getAll().some(({ name }) => name.startsWith(sessionCookie))) return null;
  try {
    const { data } = await (await createSessionClient()).auth.getClaims();
    return data?.claims.sub ?? null;
  } catch {
    // A cookie somebody made up need not even be a token.
    return null;
  }
}
