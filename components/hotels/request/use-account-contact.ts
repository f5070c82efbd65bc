import { useEffect, useEffectEvent } from 'react';
import { hasSessionCookie } from '@/lib/account/session';
import { type AccountContact, readAccountContact, withAccountContact } from '@/lib/bookings/account-contact';
import type { StayDraft } from '@/lib/hotels/stay-draft';

type ContactDraft = StayDraft['contact'];

/** Fills in the contact of whoever is signed in, where nothing was typed. Nothing, and none of the code, for anybody else. */
export function useAccountContact(contact: ContactDraft, onFill: (contact: ContactDraft) => void): void {
  const fill = useEffectEvent((known: AccountContact | null) => {
    const next = known ? withAccountContact(contact, known) : contact;
    if (next !== contact) onFill(next);
  });

  useEffect(() => {
    if (!hasSessionCookie()) return;
    let isWanted = true;
    readContact().then(
      (known) => isWanted && fill(known),
      // The form is there to be filled in by hand.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
}

async function readContact(): Promise<AccountContact | null> {
  const { browserClient } = await import('@/lib/supabase/browser');
  return readAccountContact(await browserClient());
}
