'use client';

import { useState } from 'react';
import { Combobox } from '@/components/ui/fields/combobox';
import { type AirportSuggestion, loadAirportLookup } from '@/lib/flights/search/airport-lookup';
import { airportCodeOf, airportLabel } from '@/lib/flights/search/search-form';
import type { Locale } from '@/lib/i18n/locales';
import type { FlightFormWords } from './form-words';

interface AirportFieldProps {
  label: string;
  value: string;
  locale: Locale;
  words: FlightFormWords;
  error?: string | undefined;
  /** How many suggestions show at most, where it is not as many as on the home panel. */
  limit?: number;
  /** From how many typed letters on anything is looked up or said. */
  startAt?: number;
  onChange: (text: string) => void;
}

const lettersNeeded = 3;

/** From or To: a text field over the airport list, which loads when the field is first used. */
export function AirportField({ label, value, locale, words, error, limit, startAt = 1, onChange }: AirportFieldProps) {
  const [suggestions, setSuggestions] = useState<AirportSuggestion[]>([]);
  const chosen = airportCodeOf(value) !== '';
  const letters = value.trim().length;

  async function type(text: string) {
    onChange(text);
    if (text.trim().length < startAt) return setSuggestions([]);
    const { suggest } = await loadAirportLookup();
    setSuggestions(suggest(text, locale, limit));
  }

  function pick(code: string) {
    const suggestion = suggestions.find((airport) => airport.code === code);
    if (suggestion) onChange(airportLabel(suggestion.city, suggestion.code));
    setSuggestions([]);
  }

  /** Leaving the field with a code typed out, or with a single suggestion, means that airport. */
  function leave() {
    const [first, second] = suggestions;
    if (!chosen && first && (!second || first.code === value.trim().toUpperCase())) pick(first.code);
  }

  return (
    <Combobox
      label={label}
      value={value}
      isChosen={chosen}
      placeholder={words.form.airportPlaceholder}
      options={suggestions.map(({ code, city, name, country }) => ({
        id: code,
        title: [city, country].join(locale === 'ar' ? '، ' : ', '),
        detail: name,
        mark: code,
      }))}
      countText={words.airportCounts[suggestions.length] ?? ''}
      emptyText={
        chosen || letters < startAt ? undefined : letters >= lettersNeeded ? words.form.airportNone : words.form.airportHint
      }
      error={error}
      onType={type}
      onPick={pick}
      onFocus={() => void loadAirportLookup()}
      onLeave={leave}
    />
  );
}
