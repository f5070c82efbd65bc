'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { LiveCarousel, LiveCarouselProps } from './live-carousel';

/** Shows the prerendered first country until the carousel is in view, then loads the rotating carousel. */
export function CarouselGate({ children, ...props }: LiveCarouselProps & { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [Live, setLive] = useState<typeof LiveCarousel | null>(null);

  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      // Without a network the first country stays, with its links.
      import('./live-carousel').then(
        (module) => setLive(() => module.LiveCarousel),
        () => undefined,
      );
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);

  return (
    <div ref={place} data-live="">
      {Live ? <Live {...props} /> : children}
    </div>
  );
}
