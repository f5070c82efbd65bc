'use client';

import { useEffect, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { hotelResultsPath, type StaySearch } from '@/lib/hotels/search/search-params';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { LocalizedLink } from '@/lib/i18n/localized-link';
import { loadMessages } from '@/lib/i18n/messages';
import type { NearStays, NearStaysProps } from './near-stays';
import { NearStaysFrame, type NearStaysWords } from './near-stays-frame';
import { NearStaysSkeleton } from './near-stays-skeleton';

export interface LazyNearStaysProps {
  locale: Locale;
  words: NearStaysWords;
  hotel: NearStaysProps['hotel'];
  /** Null while the days cannot be searched. */
  search: StaySearch | null;
  /** The page was opened with days: the search starts at once. */
  isAsked: boolean;
}

const loadParts = (locale: Locale) => Promise.all([import('./near-stays'), loadMessages(locale, ['hotels'])] as const);
type Loaded = { View: typeof NearStays; messages: Awaited<ReturnType<typeof loadParts>>[1] };

/** Free hotels nearby. Searches, and loads its code, when the visitor asks for it. */
export function LazyNearStays({ locale, words, hotel, search, isAsked }: LazyNearStaysProps) {
  const [attempts, setAttempts] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (isAsked) setAttempts((count) => count || 1);
  }, [isAsked]);

  useEffect(() => {
    if (attempts === 0) return;
    setFailed(false);
    loadParts(locale).then(
      ([{ NearStays: View }, messages]) => setLoaded({ View, messages }),
      () => setFailed(true),
    );
  }, [attempts, locale]);

  return (
    <NearStaysFrame words={words}>
      {attempts === 0 && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" disabled={!search} onClick={() => setAttempts(1)}>
            {words.show}
          </Button>
          {search && (
            <LocalizedLink
              href={localizePath(hotelResultsPath(search), locale)}
              prefetch={false}
              className={buttonClass('quiet')}
            >
              {words.all}
            </LocalizedLink>
          )}
        </div>
      )}
      {attempts > 0 && !loaded && !hasFailed && <NearStaysSkeleton text={words.loading} />}
      {hasFailed && (
        <Notice tone="danger" announce="alert">
          <p>{words.failed}</p>
          <Button variant="secondary" className="mt-3" onClick={() => setAttempts(attempts + 1)}>
            {words.again}
          </Button>
        </Notice>
      )}
      {loaded && search && <loaded.View locale={locale} messages={loaded.messages} hotel={hotel} search={search} />}
    </NearStaysFrame>
  );
}
