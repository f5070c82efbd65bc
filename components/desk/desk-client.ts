import type { SupabaseClient } from '@supabase/supabase-js';
import { createContext } from 'react';

/** Checks again whether the signed-in user is staff. Called when a query returned nothing or was refused. */
export const AskWhoWorksHere = createContext<() => void>(() => undefined);

/** The client of the signed-in user, loaded on first use. Rejects without a network. */
export async function deskClient(): Promise<SupabaseClient> {
  const { browserClient } = await import('@/lib/supabase/browser');
  return browserClient();
}
