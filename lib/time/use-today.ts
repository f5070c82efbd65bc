import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};
/** Like `todayInQatar` of the contracts, which the base of lib may not import. */
const readToday = () => new Date(Date.now() + 3 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** The day the site's server has sent this page for, if it differs from the page as built (lib/site-server/page-store/dated-page.ts). */
const readDayOfPage = () => (typeof document === 'undefined' ? '' : (document.documentElement.dataset['day'] ?? ''));

/** As `useToday`, and while React takes over the page the day that the page is for; empty when it is as built. */
export function useDay(): string {
  return useSyncExternalStore(neverChanges, readToday, readDayOfPage);
}

/** The day in Qatar, yyyy-MM-dd; empty until hydration, because the page may be days old. */
export function useToday(): string {
  return useSyncExternalStore(neverChanges, readToday, () => '');
}
