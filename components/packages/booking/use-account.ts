import { useEffect, useEffectEvent, useState } from 'react';
import { hasSessionCookie } from '@/lib/account/session';
import { type AccountContact, readAccountContact, withAccountContact } from '@/lib/bookings/account-contact';
import type { SavedTraveller } from '@/lib/bookings/saved-travellers';
import type { ContactDraft } from '@/lib/packages/draft';

/**
 * What the visitor's account knows: its saved travellers, and the contact, which is filled in where nothing was typed. Nothing,
 * and none of the code, for whoever is not signed in.
 */
export function useAccount(contact: ContactDraft, onFill: (contact: ContactDraft) => void): readonly SavedTraveller[] {
  const [travellers, setTravellers] = useState<readonly SavedTraveller[]>([]);
  const fill = useEffectEvent((known: AccountContact | null) => {
    const next = known ? withAccountContact(contact, known) : contact;
    if (next !== contact) onFill(next);
  });

  useEffect(() => {
    if (!hasSessionCookie()) return;
    let isWanted = true;
    readAccount().then(
      (account) => {
        if (!isWanted) return;
        setTravellers(account.travellers);
        fill(account.contact);
      },
      // The form is there to be filled in by hand.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);

  return travellers;
}

async function readAccount(): Promise<{ travellers: SavedTraveller[]; contact: AccountContact | null }> {
  const [{ browserClient }, { readTravellers }] = await Promise.all([
    import('@/lib/supabase/browser'),
    import('@/lib/bookings/saved-travellers'),
  ]);
  const client = await browserClient();
  const { data } = await client.auth.getSession();
  if (!data.session) return { travellers: [], contact: null };
  const [travellers, contact] = await Promise.all([readTravellers(client), readAccountContact(client)]);
  return { travellers, contact };
}
