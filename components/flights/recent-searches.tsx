'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { clearSearches, listRecentSearches, type RecentSearch } from '@/lib/flights/search/recent-searches';
import type { Locale } from '@/lib/i18n/locales';
import { formatDay } from '@/lib/time/dates';
import type { FlightFormWords } from './form-words';

interface RecentSearchesProps {
  locale: Locale;
  words: FlightFormWords['form'];
  onPick: (recent: RecentSearch) => void;
}

/** Earlier searches of this device, one tap away. */
export function RecentSearches({ locale, words, onPick }: RecentSearchesProps) {
  const [recent, setRecent] = useState<RecentSearch[]>([]);
  useEffect(() => setRecent(listRecentSearches()), []);
  if (recent.length === 0) return null;

  return (
    <section aria-label={words.recent} className="mt-4 flex flex-wrap items-center gap-2">
      <Icon name="clock" className="size-4 text-ink-soft" />
      {recent.map((trip) => (
        <button
          key={JSON.stringify(trip.search)}
          type="button"
          onClick={() => onPick(trip)}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-pill border border-line px-3 text-sm hover:bg-sunken"
        >
          {trip.fromCity[locale]} <Icon name="arrow" className="size-4" /> {trip.toCity[locale]}
          <bdi className="text-ink-soft">{formatDay(trip.search.departureDate)}</bdi>
        </button>
      ))}
      <button
        type="button"
        aria-label={words.recentClear}
        onClick={() => {
          clearSearches();
          setRecent([]);
        }}
        className="inline-flex size-11 items-center justify-center rounded-pill text-ink-soft hover:bg-sunken"
      >
        <Icon name="close" className="size-4" />
      </button>
    </section>
  );
}
