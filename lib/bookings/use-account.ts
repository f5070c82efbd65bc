import type { SupabaseClient } from '@supabase/supabase-js';
import { useEffect, useEffectEvent, useState } from 'react';
import { type AccountContact, readAccountContact } from '@/lib/supabase/account/account-contact';
import type { Database } from '@/lib/supabase/database.types';
import { loadBrowserClient } from '@/lib/supabase/load-browser';
import { hasSessionCookie } from '@/lib/supabase/session-cookie';
import { type ContactDraft, withAccountContact } from './contact';
import type { SavedTraveller } from './saved-travellers';
import { expectAccount } from './send';

/** Fills a signed-in visitor's address and phone in where nothing was typed. */
export function useAccountContact(contact: ContactDraft, onFill: (contact: ContactDraft) => void): void {
  useAccount(readAccountContact, (known: AccountContact | null) => {
    const next = known ? withAccountContact(contact, known) : contact;
    if (next !== contact) onFill(next);
  });
}

/** The passports of the visitor's account. */
export function useSavedTravellers(): readonly SavedTraveller[] {
  const [travellers, setTravellers] = useState<readonly SavedTraveller[]>([]);
  useAccount(fetchTravellers, setTravellers);
  return travellers;
}

async function fetchTravellers(client: SupabaseClient<Database>): Promise<SavedTraveller[]> {
  const { readTravellers } = await import('./saved-travellers');
  const { data } = await client.auth.getSession();
  return data.session ? readTravellers(client) : [];
}

/** Loads the saved data of the account once. Visitors who are not signed in load nothing, not even the code. `read` must not change. */
function useAccount<Facts>(read: (client: SupabaseClient<Database>) => Promise<Facts>, onKnown: (facts: Facts) => void): void {
  const notify = useEffectEvent(onKnown);

  useEffect(() => {
    if (!hasSessionCookie()) return;
    expectAccount();
    let isWanted = true;
    loadBrowserClient()
      .then(read)
      .then(
        (facts) => isWanted && notify(facts),
        // The form can still be filled in by hand.
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [read]);
}
