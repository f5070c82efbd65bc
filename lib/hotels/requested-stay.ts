/** That a stay was requested: remembered for this tab, for whoever goes back to its form. */
import { readTab, writeTab } from '@/lib/storage/tab-storage';
import { type StaySearch, stayRequestPath } from './search/search-params';

const storageKey = 'karam.stay-requested.v1';

/** Remembers under which reference a stay was asked for. Never throws. */
export function rememberRequestedStay(search: StaySearch, hotelId: string, reference: string): void {
  writeTab(storageKey, { stay: stayRequestPath(search, hotelId), reference });
}

/** The reference of the latest stay this tab asked for, when it was this hotel for this search; else null. */
export function recallRequestedStay(search: StaySearch, hotelId: string): string | null {
  const latest = readTab(storageKey) as { stay?: string; reference?: string } | null;
  return latest?.stay === stayRequestPath(search, hotelId) ? (latest.reference ?? null) : null;
}
