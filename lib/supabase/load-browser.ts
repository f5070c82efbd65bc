import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types';

export type ClientLoader = () => Promise<SupabaseClient<Database>>;

/** The Supabase client of the visitor; its code loads on first use. Rejects without a network. */
export const loadBrowserClient: ClientLoader = async () => {
  const { browserClient } = await import('./browser');
  return browserClient();
};
