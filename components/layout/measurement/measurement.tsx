'use client';

import { useEffect } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { usePagePath } from '../navigation/page-path';

/** Tells the measuring which page is on screen, once the browser has nothing better to do. */
export function Measurement({ locale }: { locale: Locale }) {
  const page = usePagePath();
  useEffect(() => {
    const begin = () =>
      void import('@/lib/analytics/measure').then(
        (measuring) => measuring.showPage(page, locale),
        // Without a network nothing is measured, and nothing is missing.
        () => undefined,
      );
    // Safari has no idle callbacks.
    if (!window.requestIdleCallback) {
      const timer = setTimeout(begin, 1000);
      return () => clearTimeout(timer);
    }
    const idle = window.requestIdleCallback(begin, { timeout: 4000 });
    return () => window.cancelIdleCallback(idle);
  }, [page, locale]);
  return null;
}
