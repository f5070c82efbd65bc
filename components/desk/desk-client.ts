import type { SupabaseClient } from '@supabase/supabase-js';
import { createContext } from 'react';

/** Asks anew whether whoever looks at the desk works here: called where something came back empty or was refused. */
export const AskWhoWorksHere = createContext<() => void>(() => undefined);

/** The client that speaks for whoever is signed in; its code comes when it is first asked for. Rejects without a network. */
export async function deskClient(): Promise<SupabaseClient> {
  const { browserClient } = await import('@/lib/supabase/browser');
  return browserClient();
}
