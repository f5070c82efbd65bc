'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { LiveShowcase, LiveShowcaseProps } from './live-showcase';

/** Keeps the first country as it came with the page until the showcase is in view; then it turns. */
export function ShowcaseGate({ children, ...props }: LiveShowcaseProps & { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [Live, setLive] = useState<typeof LiveShowcase | null>(null);

  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      // Without a network the first country stays, with its links.
      import('./live-showcase').then(
        (module) => setLive(() => module.LiveShowcase),
        () => undefined,
      );
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);

  return <div ref={place}>{Live ? <Live {...props} /> : children}</div>;
}
