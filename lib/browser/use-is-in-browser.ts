import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False on the server and during hydration, then true: from then on the tab's storage can be read. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
