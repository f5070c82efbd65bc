'use client';

import type { ReactNode } from 'react';
import { TripNoteProvider } from '@/lib/flights/trip-note';
import type { Locale } from '@/lib/i18n/locales';
import { LazyTripVisas, type TripVisasWords } from './lazy-trip-visas';

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
