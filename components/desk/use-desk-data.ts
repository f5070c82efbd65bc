import type { SupabaseClient } from '@supabase/supabase-js';
import { createContext, useContext, useEffect, useState } from 'react';
import { useRead } from '@/lib/browser/use-read';
import { NotStaffError } from '@/lib/desk/staff';
import type { Database } from '@/lib/supabase/database.types';
import { loadBrowserClient } from '@/lib/supabase/load-browser';

const everyMs = 60_000;

/** Checks again whether the signed-in user is staff. Called when a query returned nothing or was refused. */
export const RecheckStaff = createContext<() => void>(() => undefined);

/** The result of `load`, which runs again when `key` changes. */
export function useDeskData<Value>(key: string, load: (client: SupabaseClient<Database>) => Promise<Value>) {
  const recheckStaff = useContext(RecheckStaff);
  return useRead(
    key,
    () => loadBrowserClient().then(load),
    (error) => error instanceof NotStaffError && recheckStaff(),
  );
}

/** A number that grows once a minute while the page is visible, when it becomes visible, and on request. */
export function useTick(): [number, () => void] {
  const [tick, setTick] = useState(0);

  useEffect(() => {
    const grow = () => {
      if (document.visibilityState === 'visible') setTick((count) => count + 1);
    };
    const timer = setInterval(grow, everyMs);
    document.addEventListener('visibilitychange', grow);
    window.addEventListener('online', grow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', grow);
      window.removeEventListener('online', grow);
    };
  }, []);

  return [tick, () => setTick((count) => count + 1)];
}
