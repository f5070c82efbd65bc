'use client';

import { useEffect } from 'react';
import { asksNotToBeCounted } from '@/lib/analytics/do-not-count';
import { onFirstIntent } from '@/lib/first-intent';
import type { Locale } from '@/lib/i18n/locales';
import { usePagePath } from '../navigation/page-path';

let isUnderWay = false;

/**
 * Tells the measuring which page is on screen. It is loaded once the visitor does something; of who leaves before, the page
 * alone is counted.
 */
export function Measurement({ locale }: { locale: Locale }) {
  const page = usePagePath();
  useEffect(() => {
    const show = () => {
      isUnderWay = true;
      void import('@/lib/analytics/measure').then(
        (measuring) => measuring.showPage(page, locale),
        // Without a network nothing is measured, and nothing is missing.
        () => undefined,
      );
    };
    if (isUnderWay) return show();
    const giveUp = onFirstIntent(() => {
      document.removeEventListener('visibilitychange', leave);
      show();
    });
    function leave() {
      giveUp();
      document.removeEventListener('visibilitychange', leave);
      if (asksNotToBeCounted()) return;
      const report = JSON.stringify({ locale, counts: [{ name: 'page_view', page, detail: '' }] });
      navigator.sendBeacon('/api/visits', new Blob([report], { type: 'application/json' }));
    }
    document.addEventListener('visibilitychange', leave);
    return () => {
      giveUp();
      document.removeEventListener('visibilitychange', leave);
    };
  }, [page, locale]);
  return null;
}
