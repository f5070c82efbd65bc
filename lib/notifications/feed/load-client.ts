import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/supabase/database.types';

/** The client that speaks for the user. Fetched late, so that no page carries it; rejects without a network. */
export type ClientLoader = () => Promise<SupabaseClient<Database>>;

export const loadBrowserClient: ClientLoader = async () => {
  const { browserClient } = await import('@/lib/supabase/browser');
  return browserClient();
};
