import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { serverEnv } from '@/lib/env';
import { createFetchWithTimeout } from '@/lib/network/fetch-with-timeout';
import { timeouts } from '@/lib/network/timeouts';
import type { Database } from './database.types';

/**
 * A Supabase client that bypasses Row Level Security: for writes that no visitor may make, of values the server has checked. Every request may
 * arrive twice, so writes must be idempotent. `timeLimitMs` limits each request. `mailBase` is the base of links in mail about the written rows,
 * when it is not the site's own address.
 */
export function createAdminClient({ timeLimitMs = timeouts.supabase as number, mailBase = null as string | null } = {}) {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = serverEnv();
  return createClient<Database>(SUPABASE_URL, SUPABASE_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // The client's own retries would take four times as long.
    db: { retry: false },
    global: { fetch: createFetchWithTimeout(timeLimitMs), ...(mailBase && { headers: { 'x-mail-base': mailBase } }) },
  });
}
