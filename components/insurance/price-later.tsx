'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { onFirstInteraction } from '@/lib/browser/first-interaction';
import type { PricePreview, PricePreviewProps } from './price-preview';

/** The price beside its form. It can only be worked out once somebody types, so its code comes then; a link that names a trip brings it at once. */
export function PriceLater({ children, ...props }: PricePreviewProps & { children: ReactNode }) {
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
