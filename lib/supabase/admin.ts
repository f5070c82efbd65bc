import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { serverEnv } from '@/lib/env';
import { createFetchWithTimeout } from '@/lib/network/fetch-with-timeout';
import { timeouts } from '@/lib/network/timeouts';
import type { Database } from './database.types';

/**
 * Supabase past Row Level Security: for writes that no visitor may make, of values the server has checked. Every request
 * made with it may arrive twice, so each write must bear that. `timeLimitMs` bounds each request, whatever it takes; `mailBase` is where links
 * in mail about what is written lead, when that is not the site's own address.
 */
export function createAdminClient({ timeLimitMs = timeouts.supabase as number, mailBase = null as string | null } = {}) {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = serverEnv();
  return createClient<Database>(SUPABASE_URL, SUPABASE_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // Its own way of asking again would wait four times as long.
    db: { retry: false },
    global: { fetch: createFetchWithTimeout(timeLimitMs), ...(mailBase && { headers: { 'x-mail-base': mailBase } }) },
  });
}
