'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { loadBell } from './load-bell';

interface BellSlotProps {
  locale: Locale;
  /** Defaults to the signed-in user. */
  userId?: string;
}

/** Renders the bell for a signed-in user only; its code loads then. */
export function BellSlot({ locale, userId }: BellSlotProps) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadBell>> | null>(null);
  useEffect(() => {
    let hasLeft = false;
    import('./load-bell')
      .then((module) => module.loadBell(locale))
      .then(
        (bell) => hasLeft || setLoaded(bell),
        // Without a network there is no bell (SPEC section 9: silently).
        () => undefined,
      );
    return () => {
      hasLeft = true;
    };
  }, [locale]);
  // Reserves the space, so that the bar does not move.
  if (!loaded) return <span className="size-11 shrink-0" />;
  return <loaded.Bell locale={locale} words={loaded.words} {...(userId && { userId })} />;
}
