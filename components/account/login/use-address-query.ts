import { useMemo, useSyncExternalStore } from 'react';

const changed = 'karam:address';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener(changed, onChange);
  };
}

/**
 * The query of the address; empty on the server. Unlike the router's hook, it allows the form to be prerendered. `replace` changes parameters
 * (null removes one) without a new history entry.
 */
export function useAddressQuery() {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  return useMemo(() => ({ query: new URLSearchParams(search), replace: replaceParameters }), [search]);
}

function replaceParameters(changes: Record<string, string | null>): void {
  const address = new URL(window.location.href);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  window.history.replaceState(window.history.state, '', address);
  window.dispatchEvent(new Event(changed));
}
