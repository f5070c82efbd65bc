import { useEffect, useEffectEvent } from 'react';
import { hasSessionCookie } from '@/lib/account/session';
import { type AccountContact, readAccountContact, withAccountContact } from '@/lib/bookings/account-contact';
import type { ContactDraft } from '@/lib/bookings/draft';

/** Fills a signed-in visitor's address and phone in where nothing was typed; for anybody else no code is fetched. */
export function useAccountContact(contact: ContactDraft, onFill: (contact: ContactDraft) => void): void {
  const fill = useEffectEvent((known: AccountContact | null) => {
    const next = known ? withAccountContact(contact, known) : contact;
    if (next !== contact) onFill(next);
  });

  useEffect(() => {
    if (!hasSessionCookie()) return;
    let isWanted = true;
    fetchContact().then(
      (known) => isWanted && fill(known),
      // The form is there to be filled in by hand.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
}

async function fetchContact(): Promise<AccountContact | null> {
  const { browserClient } = await import('@/lib/supabase/browser');
  return readAccountContact(await browserClient());
}
