import type { Locale } from '@/lib/i18n/locales';
import type { HotelPlace } from '@/supabase/functions/_shared/contracts/hotels/hotel-places';
import { suggestionLimits } from '@/supabase/functions/_shared/contracts/hotels/stay-limits';

export type { HotelPlace };
export const { minLetters: lettersToSuggest, most: mostSuggestions } = suggestionLimits;

type Ask = (keyword: string, signal: AbortSignal) => Promise<HotelPlace[]>;

/** Asks our own API for matching cities, their districts, sights and hotels, named in the language of the page. Throws like `fetch`, and for a refusal. */
export async function suggestPlaces(keyword: string, locale: Locale, signal: AbortSignal): Promise<HotelPlace[]> {
  const response = await fetch(`/api/hotels/suggestions?${new URLSearchParams({ keyword, locale })}`, { signal });
  const { suggestions, error }: { suggestions?: HotelPlace[]; error?: string } = await response.json().catch(() => ({}));
  if (error) throw new Error(`Hotel autocomplete failed: ${error}`);
  if (!Array.isArray(suggestions)) throw new Error('Failed to get hotel suggestions');
  return suggestions.slice(0, mostSuggestions);
}

/** A supplier's id of a place, which is not a name. It is requested exactly as it is, and never shown. */
export function isOpaqueId(destination: string): boolean {
  return /^(?=.*[A-Z])(?=.*\d)[A-Za-z0-9_-]{20,64}$/.test(destination);
}

/** The place an address means by its id or by its name ("ras-al-khaimah", "Ras Al Khaimah"), or null when nothing is called that. */
export async function findPlace(destination: string, ask: Ask, signal: AbortSignal): Promise<HotelPlace | null> {
  if (isOpaqueId(destination)) return (await ask(destination, signal)).find((place) => place.id === destination) ?? null;
  const keyword = placeText(destination);
  if (keyword.length < lettersToSuggest) return null;
  const id = destination.toLowerCase().replaceAll(/[ _]+/g, '-');
  const places = (await ask(keyword, signal)).filter(({ part }) => !part);
  return places.find((place) => place.id.toLowerCase() === id) ?? places.find((place) => isNamed(place, keyword)) ?? null;
}

/** True when `text` is the full name of the place. */
export function isNamed({ name }: HotelPlace, text: string): boolean {
  return name.toLowerCase() === text.trim().toLowerCase();
}

/** The place id of an address as text: "ras al khaimah"; empty for an opaque id. */
export function placeText(destination: string): string {
  if (isOpaqueId(destination)) return '';
  return destination.replaceAll(/[-_]+/g, ' ').trim();
}

export interface PlaceLookupOptions {
  ask: Ask;
  /** The places for the latest text; null when it is too short, while they load, or when the request failed. */
  onPlaces: (places: HotelPlace[] | null) => void;
  /** How long typing must pause, in milliseconds. */
  restMs?: number;
}

/** Suggestions while typing: one request at a time, and never the answer to an earlier text. */
export function createPlaceLookup({ ask, onPlaces, restMs = 250 }: PlaceLookupOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let question: AbortController | undefined;

  function stop() {
    clearTimeout(timer);
    question?.abort();
  }

  async function look(keyword: string, mine: AbortController) {
    try {
      const places = await ask(keyword, mine.signal);
      if (!mine.signal.aborted) onPlaces(places);
    } catch {
      // A failed request shows nothing while the visitor types (SPEC section 8).
      if (!mine.signal.aborted) onPlaces(null);
    }
  }

  /** Keeps the previous suggestions until new ones arrive. Clears them when the text is too short to search. */
  function type(text: string) {
    stop();
    const keyword = text.trim().slice(0, suggestionLimits.maxLetters);
    if (keyword.length < lettersToSuggest) return onPlaces(null);
    const mine = new AbortController();
    question = mine;
    timer = setTimeout(() => void look(keyword, mine), restMs);
  }

  return { type, stop };
}
