import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False on a server and while its HTML is taken over, then true: what this tab has stored can be read from there on. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
