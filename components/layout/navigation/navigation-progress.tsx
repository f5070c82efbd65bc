'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { usePagePath } from './nav-link';

/** In milliseconds: faster pages show no spinner, whose flash would make them seem slow. */
const delayMs = 150;
/** In milliseconds: after that the browser itself loads the page, which shows errors and can be stopped. */
const givesUpAfterMs = 10_000;

interface NavigationProgressProps {
  words: { loading: string; offline: string };
}

/** Shows progress while the page of a followed link loads. Offline it shows a message instead, and follows the link when the network is back. Reads the query, so it needs a Suspense boundary. */
export function NavigationProgress({ words }: NavigationProgressProps) {
  // With the query, because a link may redirect back to this page.
  const address = `${usePagePath()}?${useSearchParams()}`;
  const [shown, setShown] = useState<{ kind: 'loading' | 'offline'; on: string } | null>(null);

  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = [];
    let wanted: string | null = null;
    const stop = () => {
      timers.forEach(clearTimeout);
      wanted = null;
    };
    const goOn = () => wanted && window.location.assign(wanted);
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !leadsToAnotherPage(link, event, window.location)) return;
      stop();
      if (!navigator.onLine) {
        event.preventDefault();
        wanted = link.href;
        setShown({ kind: 'offline', on: address });
        return;
      }
      timers = [
        setTimeout(() => setShown({ kind: 'loading', on: address }), delayMs),
        setTimeout(() => {
          setShown(null);
          if (!link.hasAttribute('download')) window.location.assign(link.href);
        }, givesUpAfterMs),
      ];
    }
    // Before the link's own handler, which would show the browser's error page.
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('online', goOn);
    return () => {
      stop();
      setShown(null);
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('online', goOn);
    };
  }, [address]);

  if (shown?.on !== address) return null;
  return (
    <div
      role="status"
      className="pointer-events-none fixed start-1/2 top-[calc(var(--header-height)+0.75rem)] z-40 w-max max-w-[90vw] -translate-x-1/2 rounded-card bg-raised p-2.5 text-accent shadow-float rtl:translate-x-1/2"
    >
      {shown.kind === 'loading' && <Spinner />}
      <span className={shown.kind === 'loading' ? 'sr-only' : 'px-2 text-ink'}>{words[shown.kind]}</span>
    </div>
  );
}

interface FollowedLink {
  origin: string;
  pathname: string;
  target: string;
  hasAttribute: (name: string) => boolean;
}

type ModifierKeys = Record<'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey', boolean> & { button: number };

/** Whether a click opens another page of the site in this tab. */
export function leadsToAnotherPage(link: FollowedLink, click: ModifierKeys, here: { origin: string; pathname: string }): boolean {
  if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return false;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return false;
  return link.origin === here.origin && link.pathname !== here.pathname;
}
