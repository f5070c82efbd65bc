import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { type DeskView, newItem, queryOf, readView } from '@/lib/desk/address';

/** The address itself: after a step in history the router's query follows later. */
const readAddress = () => readView(window.location.search);

/** The view of the desk, stored in the address, so that Back closes what was opened, and the bell can open an item. Browser only. */
export function useDeskView(): [DeskView, (next: DeskView) => void] {
  const [view, setView] = useState(readAddress);
  const query = useSearchParams().toString();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the desk, on the desk, changes the query.
  useEffect(() => setView(readAddress()), [query]);

  useEffect(() => {
    const follow = () => setView(readAddress());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  function show(next: DeskView) {
    const address = `${window.location.pathname}${queryOf(next)}`;
    if (next.item && (!view.item || next.item === newItem)) window.history.pushState(null, '', address);
    else window.history.replaceState(null, '', address);
    setView(next);
  }

  return [view, show];
}
