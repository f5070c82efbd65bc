'use client';

import { useEffect, useState } from 'react';
import { createPlaceLookup, type HotelPlace, suggestPlaces } from '@/lib/hotels/search/suggestions';
import type { Locale } from '@/lib/i18n/locales';

/** The cities that match what is being typed; null while nobody knows. */
export function usePlaceSuggestions(locale: Locale) {
  const [places, setPlaces] = useState<HotelPlace[] | null>(null);
  const [lookup] = useState(() =>
    createPlaceLookup({ ask: (keyword, signal) => suggestPlaces(keyword, locale, signal), onPlaces: setPlaces }),
  );
  useEffect(() => lookup.stop, [lookup]);

  function clear() {
    lookup.stop();
    setPlaces(null);
  }

  return { places, type: lookup.type, clear };
}
