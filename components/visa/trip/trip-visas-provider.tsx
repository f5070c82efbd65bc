'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { type TripNoteProps, TripNoteProvider } from '@/components/flights/terms/trip-note';
import { Skeleton } from '@/components/ui/skeleton';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import type { TripVisas } from './trip-visas';

const loadWords = (locale: Locale) => import('@/lib/i18n/messages').then(({ loadMessages }) => loadMessages(locale, ['visa']));
const loadParts = (locale: Locale) => Promise.all([import('./trip-visas'), loadWords(locale)] as const);

interface TripVisasProviderProps {
  locale: Locale;
  words: TripVisasWords;
  children: ReactNode;
}

export function TripVisasProvider({ locale, words, children }: TripVisasProviderProps) {
  return (
    <TripNoteProvider value={(trip) => <LazyTripVisas {...trip} locale={locale} words={words} />}>{children}</TripNoteProvider>
  );
}

interface TripVisasWords {
  missing: string;
  all: string;
}

interface LazyTripVisasProps extends TripNoteProps {
  locale: Locale;
  /** Shown when the rest fails to load. */
  words: TripVisasWords;
}

type Parts = { View: typeof TripVisas; messages: Awaited<ReturnType<typeof loadParts>>[1] };

/** The visas of a trip. Code and messages load when the visitor opens them. */
function LazyTripVisas({ locale, words, ...trip }: LazyTripVisasProps) {
  const [parts, setParts] = useState<Parts | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    loadParts(locale).then(
      ([{ TripVisas: View }, messages]) => setParts({ View, messages }),
      () => setFailed(true),
    );
  }, [locale]);

  if (parts) return <parts.View {...trip} locale={locale} messages={parts.messages} />;
  if (!hasFailed) return <Skeleton className="h-80 rounded-card noscript:hidden" />;
  return (
    <p className="text-sm">
      {words.missing}{' '}
      <a href={localizePath('/support/travel-requirements', locale)} className="text-accent underline underline-offset-4">
        {words.all}
      </a>
    </p>
  );
}
