'use client';

import { useEffect, useState } from 'react';
import { Combobox } from '@/components/ui/fields/combobox';
import type { SelectedPlace } from '@/lib/hotels/search/search-form';
import type { HotelPlace } from '@/lib/hotels/search/suggestions';
import { createPlaceLookup, isNamed, lettersToSuggest, suggestPlaces } from '@/lib/hotels/search/suggestions';
import type { Locale } from '@/lib/i18n/locales';
import type { HotelFormWords } from '../stay-words';

interface DestinationFieldProps {
  value: string;
  place: SelectedPlace | null;
  locale: Locale;
  words: HotelFormWords;
  error?: string | undefined;
  /** `place` is null while the text was not selected from the suggestions. */
  onChange: (text: string, place: SelectedPlace | null) => void;
}

/** The destination: a text field with suggestions. */
export function DestinationField({ value, place, locale, words, error, onChange }: DestinationFieldProps) {
  const { places, type, clear } = usePlaceSuggestions(locale);
  const shown = place ? [] : (places ?? []);
  const typedEnough = value.trim().length >= lettersToSuggest;

  function choose(id: string) {
    const selected = places?.find((suggestion) => suggestion.id === id);
    clear();
    if (selected) onChange(selected.name, { id: selected.id, name: selected.name });
  }

  /** Leaving the field with a full name, or with a single suggestion, selects that city. One that only sounds alike must be selected by hand. */
  function leave() {
    const [first, second] = shown.filter(({ isGuess }) => !isGuess);
    if (!first) return;
    const named = shown.find((suggestion) => isNamed(suggestion, value));
    if (named || !second) choose((named ?? first).id);
  }

  /** Nothing while an answer is loading or has failed. */
  function hint() {
    if (place || value === '') return undefined;
    if (!typedEnough) return words.search.destinationHint;
    return places?.length === 0 ? words.search.destinationNone : undefined;
  }

  return (
    <Combobox
      label={words.search.destination}
      value={value}
      isSelected={place !== null}
      placeholder={words.search.destinationPlaceholder}
      options={shown.map(({ id, name, address }) => ({ id, title: name, detail: address.countryName }))}
      countText={words.placeCounts[shown.length] ?? ''}
      emptyText={hint()}
      error={error}
      onType={(text) => {
        onChange(text, null);
        type(text);
      }}
      onPick={choose}
      onLeave={leave}
    />
  );
}

/** The cities that match the typed text; null while loading. */
function usePlaceSuggestions(locale: Locale) {
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
