import { useEffect, useState } from 'react';
import { hasSessionCookie } from '@/lib/account/session';
import type { SavedTraveller } from '@/lib/bookings/saved-travellers';

/** The passports of the visitor's account; none, and none of the code, for whoever is not signed in. */
export function useSavedTravellers(): readonly SavedTraveller[] {
  const [travellers, setTravellers] = useState<readonly SavedTraveller[]>([]);

  useEffect(() => {
    if (!hasSessionCookie()) return;
    let isWanted = true;
    fetchTravellers().then(
      (found) => isWanted && setTravellers(found),
      // The form is there to be filled in by hand.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);

  return travellers;
}

async function fetchTravellers(): Promise<SavedTraveller[]> {
  const [{ browserClient }, { readTravellers }] = await Promise.all([
    import('@/lib/supabase/browser'),
    import('@/lib/bookings/saved-travellers'),
  ]);
  const client = await browserClient();
  const { data } = await client.auth.getSession();
  return data.session ? readTravellers(client) : [];
}
