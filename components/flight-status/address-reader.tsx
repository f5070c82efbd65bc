import { useSearchParams } from 'next/navigation';
import { useEffectEvent, useLayoutEffect } from 'react';

/** Tells the query of the address: on arrival, and whenever it changes. Draws nothing, so that the form around it is prerendered. */
export function AddressReader({ onRead }: { onRead: (query: string) => void }) {
  const query = useSearchParams().toString();
  const tell = useEffectEvent(onRead);
  useLayoutEffect(() => tell(query), [query]);
  return null;
}
