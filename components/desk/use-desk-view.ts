import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { type DeskView, newItem, queryOf, readView } from '@/lib/desk/address';

/** The view of the desk, stored in the address, so that Back closes what was opened, and the bell opens what it tells of. Browser only. */
export function useDeskView(): [DeskView, (next: DeskView) => void] {
  const [view, setView] = useState(() => readView(window.location.search));

  const query = useSearchParams().toString();

  // A link to the desk, on the desk.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address itself is newer than the query, which the router follows later.
  useEffect(() => setView(readView(window.location.search)), [query]);

  useEffect(() => {
    const follow = () => setView(readView(window.location.search));
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
