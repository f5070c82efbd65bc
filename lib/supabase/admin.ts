import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { serverEnv } from '@/lib/env';
import { createBoundedFetch } from '../bounded-fetch';

const timeLimitMs = 10_000;

/**
 * Supabase past Row Level Security: for writes that no visitor may make, of values the server has checked. Every request
 * made with it may arrive twice, so each write must bear that.
 */
export function createAdminClient() {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = serverEnv();
  return createClient(SUPABASE_URL, SUPABASE_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: createBoundedFetch(timeLimitMs) },
  });
}
