import type { SupabaseClient } from '@supabase/supabase-js';

/** The client that speaks for whoever is signed in; its code comes when it is first asked for. Rejects without a network. */
export async function deskClient(): Promise<SupabaseClient> {
  const { browserClient } = await import('@/lib/supabase/browser');
  return browserClient();
}
