'use client';

import { useEffect } from 'react';
import { usePagePath } from '@/components/layout/navigation/nav-link';
import { asksNotToBeCounted } from '@/lib/analytics/do-not-count';
import { onFirstInteraction } from '@/lib/browser/first-interaction';
import type { Locale } from '@/lib/i18n/locales';

let isUnderWay = false;

/** Reports page views to the measuring code, which loads on the first interaction. Without an interaction, only the page view is counted. */
export function Measurement({ locale }: { locale: Locale }) {
  const page = usePagePath();
  useEffect(() => {
    // The loader counts the view when the page is left before this runs.
    let isCounted = 'counted' in document.documentElement.dataset;
    delete document.documentElement.dataset['counted'];
    function count() {
      if (document.visibilityState !== 'hidden' || isCounted || asksNotToBeCounted()) return;
      isCounted = true;
      const report = JSON.stringify({ locale, counts: [{ name: 'page_view', page, detail: '' }] });
      navigator.sendBeacon('/api/visits', new Blob([report], { type: 'application/json' }));
    }
    function show() {
      isUnderWay = true;
      import('@/lib/analytics/measure').then(
        ({ showPage }) => {
          document.removeEventListener('visibilitychange', count);
          return showPage({ page, locale, isCounted });
        },
        // Without a network nothing is measured.
        () => undefined,
      );
    }
    if (isUnderWay) return show();
    document.addEventListener('visibilitychange', count);
    const giveUp = onFirstInteraction(show);
    return () => {
      giveUp();
      document.removeEventListener('visibilitychange', count);
    };
  }, [page, locale]);
  return null;
}
