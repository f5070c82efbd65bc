import { useSearchParams } from 'next/navigation';
import { useEffectEvent, useLayoutEffect } from 'react';

/** Reports the query of the address, at first and on change. Renders nothing, so that the form around it can be prerendered. */
export function AddressReader({ onRead }: { onRead: (query: string) => void }) {
  const query = useSearchParams().toString();
  const report = useEffectEvent(onRead);
  // Nothing returned: a promise would be taken for a cleanup.
  useLayoutEffect(() => void report(query), [query]);
  return null;
}
