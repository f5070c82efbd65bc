'use client';

import { useEffect, useState } from 'react';
import { Combobox } from '@/components/ui/fields/combobox';
import { loadAirportLookup } from '@/lib/flights/airports/airport-lookup';
import type { AirportSuggestion } from '@/lib/flights/airports/suggest-airports';
import { airportCodeOf } from '@/lib/flights/search/search-form';
import type { Locale } from '@/lib/i18n/locales';
import { comma } from '@/lib/i18n/locales';
import { isOnlyAirport } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import type { FlightFormWords } from './form-words';

interface AirportFieldProps {
  label: string;
  value: string;
  /** The selected airport is meant alone, though its city has the same code. */
  isOnly?: boolean | undefined;
  locale: Locale;
  words: FlightFormWords;
  error?: string | undefined;
  /** The maximum number of suggestions, if it differs from the home page. */
  limit?: number;
  /** The number of typed letters from which suggestions are loaded and announced. */
  startAt?: number;
  /** The other end of the trip, as the text of its field: it is left out of the suggestions for an empty field. */
  otherEnd?: string;
  /** The source of the suggestions; it usually includes cities with several airports. */
  load?: typeof loadAirportLookup;
  onChange: (text: string, isOnly: boolean) => void;
}

const lettersNeeded = 3;

// Text typed before hydration gets its suggestions as soon as they are loaded.
if (typeof document !== 'undefined' && document.activeElement?.closest('[data-flight-search]')) {
  loadAirportLookup().catch(() => undefined);
}

/** The letters that make `typed` of `before` in one place; empty for another change. */
function insertedInto(before: string, typed: string): string {
  const end = typed.length - before.length;
  if (end <= 0) return '';
  let start = 0;
  while (start < before.length && before[start] === typed[start]) start += 1;
  return typed.endsWith(before.slice(start)) ? typed.slice(start, start + end) : '';
}

/** From or To: a text field over the airport list, which loads when the field is first used. */
export function AirportField({
  label,
  value,
  isOnly = false,
  locale,
  words,
  error,
  limit,
  startAt = 1,
  otherEnd = '',
  load = loadAirportLookup,
  onChange,
}: AirportFieldProps) {
  const [suggestions, setSuggestions] = useState<AirportSuggestion[]>([]);
  const [isLeft, setLeft] = useState(false);
  const selected = airportCodeOf(value) !== '';
  const letters = value.trim().length;

  async function suggestUntyped() {
    const lookup = await load();
    setSuggestions(lookup.suggestUntyped(locale, airportCodeOf(otherEnd)));
  }

  async function type(typed: string) {
    // Letters within or after an airport take its place: before the page was alive nothing selected it for them.
    const text = (selected && insertedInto(value, typed)) || typed.replace(/^.*\([A-Z]{3}\)(?=.)/, '');
    if (text !== value) onChange(text, false);
    const count = text.trim().length;
    if (count === 0) return suggestUntyped();
    if (count < startAt) return setSuggestions([]);
    const { suggest } = await load();
    setSuggestions(suggest(text, locale, limit));
  }

  function pick(code: string) {
    const suggestion = suggestions.find((airport) => airport.code === code);
    if (suggestion) onChange(suggestion.text, isOnlyAirport(suggestion.code));
    setSuggestions([]);
  }

  // Leaving the field with a code typed out, or with letters that name one airport only, means that airport, also where suggestions come later.
  useEffect(() => {
    if (!isLeft || selected) return;
    const [first, second] = suggestions.filter(({ reason }) => reason === 'name');
    if (first && (!second || first.code === value.trim().toUpperCase())) pick(first.code);
  });

  function detailOf({ name, reason }: AirportSuggestion): string {
    if (reason === 'recent') return `${name} · ${words.form.airportRecent}`;
    return typeof reason === 'string' ? name : `${name} · ${words.form.airportNear.replace('{city}', reason.near)}`;
  }

  return (
    <div>
      <Combobox
        label={label}
        value={value}
        isSelected={selected}
        placeholder={words.form.airportPlaceholder}
        options={suggestions.map((airport) => ({
          id: airport.code,
          title: [airport.city, airport.country].join(comma[locale]),
          detail: detailOf(airport),
          mark: airport.mark,
        }))}
        countText={words.airportCounts[suggestions.length] ?? ''}
        emptyText={
          selected || letters < Math.max(startAt, 1)
            ? undefined
            : letters >= lettersNeeded
              ? words.form.airportNone
              : words.form.airportHint
        }
        hint={words.form.airportHint}
        closeLabel={words.close}
        error={error}
        onType={type}
        onPick={pick}
        onFocus={() => {
          setLeft(false);
          void load();
        }}
        onUntyped={() => void suggestUntyped()}
        onLeave={() => setLeft(true)}
      />
      {selected && isOnly && <p className="mt-1 text-ink-soft text-sm">{words.form.airportOnly}</p>}
    </div>
  );
}
