'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { onFirstInteraction } from '@/lib/browser/first-interaction';
import type { PricePreview, PricePreviewProps } from './price-preview';

/** The price beside its form. Its code loads on interaction, or at once when the address names a trip. */
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
