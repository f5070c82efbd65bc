import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};
/** Like `todayInQatar` of the contracts, which the base of lib may not import. */
const readToday = () => new Date(Date.now() + 3 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** The day in Qatar, yyyy-MM-dd; empty until hydration, because the page may be days old. */
export function useToday(): string {
  return useSyncExternalStore(neverChanges, readToday, () => '');
}
