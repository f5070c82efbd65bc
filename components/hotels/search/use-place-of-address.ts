'use client';

import { useEffect, useRef } from 'react';
import type { SelectedPlace } from '@/lib/hotels/search/search-form';
import { findPlace, placeText, suggestPlaces } from '@/lib/hotels/search/suggestions';
import type { Locale } from '@/lib/i18n/locales';

type Found = (text: string, place: SelectedPlace | null) => void;

/**
 * Finds the place in an address, to name it in the page's language. When none is found, or the request fails, the field shows the text of the
 * address. Only the latest request counts.
 */
export function usePlaceOfAddress(locale: Locale) {
  const question = useRef<AbortController>(null);
  useEffect(() => () => question.current?.abort(), []);

  return async (destination: string, onFound: Found) => {
    question.current?.abort();
    const mine = new AbortController();
    question.current = mine;
    const ask = (keyword: string, signal: AbortSignal) => suggestPlaces(keyword, locale, signal);
    const place = await findPlace(destination, ask, mine.signal).catch(() => null);
    if (mine.signal.aborted) return;
    if (place) onFound(place.name, { id: place.id, name: place.name });
    else onFound(placeText(destination), null);
  };
}
