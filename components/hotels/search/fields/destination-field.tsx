'use client';

import { useEffect, useState } from 'react';
import { Combobox } from '@/components/ui/fields/combobox';
import { listRecentPlaces } from '@/lib/hotels/search/recent-stays';
import { type SelectedPlace, selectedPlaceOf } from '@/lib/hotels/search/search-form';
import type { HotelPlace } from '@/lib/hotels/search/suggestions';
import { createPlaceLookup, isNamed, lettersToSuggest, suggestPlaces } from '@/lib/hotels/search/suggestions';
import type { Locale } from '@/lib/i18n/locales';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
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
  const { places, type, show, clear } = usePlaceSuggestions(locale);
  const shown = place ? [] : (places ?? []);
  const typedEnough = value.trim().length >= lettersToSuggest;

  function choose(key: string) {
    const selected = places?.find((suggestion) => keyOf(suggestion) === key);
    clear();
    if (selected) onChange(selected.name, selectedPlaceOf(selected));
  }

  /** Leaving the field with a full name, or with a single city, selects it. One that only sounds alike must be selected by hand. */
  function leave() {
    if (value === '') return;
    const [first, second] = shown.filter(({ isGuess, part }) => !isGuess && !part);
    const named = shown.find((suggestion) => isNamed(suggestion, value)) ?? (second ? undefined : first);
    if (named) choose(keyOf(named));
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
      options={shown.map((suggestion) => ({
        id: keyOf(suggestion),
        title: suggestion.name,
        detail: whereIs(suggestion) || words.search.destinationRecent,
      }))}
      countText={words.placeCounts[shown.length] ?? ''}
      emptyText={hint()}
      hint={words.search.destinationHint}
      closeLabel={words.close}
      error={error}
      onType={(text) => {
        onChange(text, null);
        type(text);
      }}
      onUntyped={(fillsScreen) => fillsScreen && value === '' && show(listRecentPlaces(locale, todayInQatar()))}
      onPick={choose}
      onLeave={leave}
    />
  );
}

function keyOf({ id, part, name }: HotelPlace): string {
  return [id, part, name].join(' ');
}

/** The country of a city; also the city of what is in it. */
function whereIs({ part, address: { cityName, countryName } }: HotelPlace): string {
  return part ? `${cityName} · ${countryName}` : countryName;
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

  return { places, type: lookup.type, show: setPlaces, clear };
}
