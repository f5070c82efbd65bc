'use client';

import type { ReactNode } from 'react';
import { TripNoteProvider } from '@/lib/flights/trip-note';
import type { Locale } from '@/lib/i18n/locales';
import { TripVisasLater, type TripVisasWords } from './trip-visas-later';

interface TripVisasProviderProps {
  locale: Locale;
  words: TripVisasWords;
  children: ReactNode;
}

export function TripVisasProvider({ locale, words, children }: TripVisasProviderProps) {
  return (
    <TripNoteProvider value={(trip) => <TripVisasLater {...trip} locale={locale} words={words} />}>{children}</TripNoteProvider>
  );
}
