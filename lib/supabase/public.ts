import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { serverEnv } from '@/lib/env';
import { createFetchWithTimeout } from '@/lib/network/fetch-with-timeout';
import type { Database } from './database.types';

const withoutSession = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

/** The Supabase client of a visitor without a session. `timeLimitMs` limits each request; one retry when the connection is lost within half of it. */
export function createPublicClient(timeLimitMs: number) {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = serverEnv();
  return createClient<Database>(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, {
    auth: withoutSession,
    db: { retry: false },
    global: { fetch: createFetchWithTimeout(timeLimitMs) },
  });
}
