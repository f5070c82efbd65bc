'use client';

import { useEffect, useState } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { leadsToAnotherPage } from './leads-to-another-page';
import { usePagePath } from './page-path';

/** Quicker pages show nothing: a flash of a spinner only makes them seem slow. */
const patienceMs = 150;
/** A link may end without another page, in a download or an answer that never comes. */
const givesUpAfterMs = 15_000;

/** Turns in the corner while the page behind a followed link is fetched. */
export function NavigationProgress({ label }: { label: string }) {
  const path = usePagePath();
  const [leaving, setLeaving] = useState<string | null>(null);

  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = [];
    const stop = () => timers.forEach(clearTimeout);
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !leadsToAnotherPage(link, event, window.location)) return;
      stop();
      timers = [setTimeout(() => setLeaving(path), patienceMs), setTimeout(() => setLeaving(null), givesUpAfterMs)];
    }
    document.addEventListener('click', onClick);
    return () => {
      stop();
      setLeaving(null);
      document.removeEventListener('click', onClick);
    };
  }, [path]);

  if (leaving !== path) return null;
  return (
    <div
      role="status"
      className="pointer-events-none fixed start-1/2 top-[calc(var(--header-height)+0.75rem)] z-40 -translate-x-1/2 rounded-pill bg-raised p-2.5 text-accent shadow-float rtl:translate-x-1/2"
    >
      <Spinner />
      <span className="sr-only">{label}</span>
    </div>
  );
}
