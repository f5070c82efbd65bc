'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { clearStaySearches, listRecentStays, type RecentStay } from '@/lib/hotels/search/recent-stays';
import { intlTag, type Locale } from '@/lib/i18n/locales';
import { formatShortDay } from '@/lib/time/short-day';
import type { HotelFormWords } from './stay-words';

interface RecentStaysProps {
  locale: Locale;
  today: string;
  words: HotelFormWords['search'];
  onPick: (recent: RecentStay) => void;
}

/** Recent stays of this device, one tap away. */
export function RecentStays({ locale, today, words, onPick }: RecentStaysProps) {
  const [recent, setRecent] = useState<RecentStay[]>([]);
  useEffect(() => {
    if (today) setRecent(listRecentStays(locale, today));
  }, [locale, today]);
  if (recent.length === 0) return null;

  return (
    <section aria-label={words.recent} className="mt-4 flex flex-wrap items-center gap-2">
      <Icon name="clock" className="size-4 text-ink-soft" />
      {recent.map((stay) => (
        <button
          key={JSON.stringify(stay.search)}
          type="button"
          onClick={() => onPick(stay)}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-pill border border-line px-3 text-sm hover:bg-sunken"
        >
          {stay.placeName}
          <span className="text-ink-soft">
            <bdi>{formatShortDay(stay.search.checkIn, intlTag(locale))}</bdi> –{' '}
            <bdi>{formatShortDay(stay.search.checkOut, intlTag(locale))}</bdi>
          </span>
        </button>
      ))}
      <button
        type="button"
        aria-label={words.recentClear}
        onClick={() => {
          clearStaySearches();
          setRecent([]);
        }}
        className="inline-flex size-11 items-center justify-center rounded-pill text-ink-soft hover:bg-sunken"
      >
        <Icon name="close" className="size-4" />
      </button>
    </section>
  );
}
