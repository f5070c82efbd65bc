'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { onFirstInteraction } from '@/lib/browser/first-interaction';
import type { PricePreview, PricePreviewProps } from './price-preview';

/** The price beside its form. Its code loads on interaction, or at once when the address contains a trip. */
export function LazyPrice({ children, ...props }: PricePreviewProps & { children: ReactNode }) {
  const [Preview, setPreview] = useState<typeof PricePreview | null>(null);
  useEffect(() => {
    const load = () =>
      void import('./price-preview').then(
        (module) => setPreview(() => module.PricePreview),
        // Without a network the form can still be filled in; an agent answers with the price.
        () => undefined,
      );
    if (window.location.search) return load();
    return onFirstInteraction(load);
  }, []);
  return Preview ? <Preview {...props} /> : children;
}

/** Fills the surrounding form with the trip in the address, as if typed, and reports unusable values. */
export function FillFromAddress({ refused }: { refused: string }) {
  const mark = useRef<HTMLParagraphElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    const form = mark.current?.closest('form');
    if (!form || !window.location.search) return;
    import('./fill-from-address').then(
      ({ fillFromAddress }) => setIsRefused(fillFromAddress(form)),
      // Without a network the form can be filled in by hand.
      () => undefined,
    );
  }, []);
  return (
    <p ref={mark} role="status" className={isRefused ? 'rounded-control bg-sun-soft p-3' : undefined}>
      {isRefused && refused}
    </p>
  );
}
