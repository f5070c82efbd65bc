import { type HotelPlace, suggestionLimits } from '../contracts/hotels/hotel-places.ts';
import { sights } from '../contracts/hotels/sights.ts';
import { articleForms, closestInSound, compactForms, foldName, isNamedBy, soundOf, wordsOf } from '../contracts/place-names.ts';
import { hotelPlaces } from './all-places.ts';
import { hotelCountries } from './countries.ts';
import type { HotelPlaceFacts } from './place-facts.ts';

interface SearchEntry {
  place: HotelPlaceFacts;
  names: string[];
  others: string[];
  countries: string[];
  words: string[];
  sounds: string[];
}

/** Fewer letters match too much. */
const fewestLetters = 3;

/**
 * At most `limit` places that match the typed text in either language, in this order: names that begin with it, other spellings, words, words of
 * countries, and names that contain it. Empty for fewer than three letters without marks and signs.
 */
export function findPlaces(keyword: string, limit: number): HotelPlaceFacts[] {
  const words = wordsOf(keyword);
  const compact = words.join('');
  if (compact.length < fewestLetters) return [];
  const forms = articleForms(compact);
  return entries()
    .map((entry) => ({ place: entry.place, rank: rankOf(entry, forms, words) }))
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => Number(a.rank) - Number(b.rank))
    .slice(0, limit)
    .map(({ place }) => place);
}

function rankOf({ names, others, words, countries }: SearchEntry, forms: string[], typed: string[]): number | null {
  const begins = (texts: string[]) => texts.some((text) => forms.some((form) => text.startsWith(form)));
  const contains = (texts: string[]) => texts.some((text) => forms.some((form) => text.includes(form)));
  if (names.some((name) => forms.includes(name))) return 0;
  if (begins(names)) return 1;
  if (begins(others)) return 2;
  if (typed.every((one) => articleForms(one).some((form) => words.some((word) => word.startsWith(form))))) return 3;
  if (begins(countries)) return 4;
  return contains([...names, ...others]) ? 5 : null;
}

/** A city as it is suggested, or something in it. */
export function suggestionOf(
  place: HotelPlaceFacts,
  language: 'en' | 'ar',
  within?: Required<Pick<HotelPlace, 'part' | 'name'>>,
): HotelPlace {
  const cityName = place.name[language];
  return { id: place.id, name: cityName, address: { cityName, countryName: countryNameOf(place, language) }, ...within };
}

export function countryNameOf({ country }: HotelPlaceFacts, language: 'en' | 'ar'): string {
  return hotelCountries[country]?.name[language] ?? country;
}

/** A district or a sight, with its name in English and in Arabic. */
interface CityPart {
  place: HotelPlaceFacts;
  part: 'area' | 'sight';
  name: { en: string; ar: string };
}

/**
 * Districts and sights of this name, those first whose name begins with the text; at most a full list. Without
 * those of `cities`, which the text already finds: "dubai" means the city, "dubai m" the marina too.
 */
export function findParts(keyword: string, language: 'en' | 'ar', cities: readonly HotelPlaceFacts[]): HotelPlace[] {
  const typed = foldName(keyword);
  if (typed.length < fewestLetters) return [];
  const begins = (name: string) => foldName(name).startsWith(typed);
  return cityParts
    .filter(({ place, name }) => !cities.includes(place) && (isNamedBy(keyword, name.en) || isNamedBy(keyword, name.ar)))
    .sort((one, other) => Number(begins(other.name[language])) - Number(begins(one.name[language])))
    .slice(0, suggestionLimits.most)
    .map(({ place, part, name }) => suggestionOf(place, language, { part, name: name[language] }));
}

const cityParts: readonly CityPart[] = hotelPlaces.flatMap((place) => [
  ...place.districts.map(([en, ar]) => ({ place, part: 'area' as const, name: { en, ar } })),
  ...(sights[place.id] ?? []).map(([en, ar]) => ({ place, part: 'sight' as const, name: { en, ar } })),
]);

/** At most `limit` places that sound like the typed text, for spellings that `findPlaces` does not find ("londn", «اسطمبول»). */
export function findPlacesBySound(keyword: string, limit: number): HotelPlaceFacts[] {
  return closestInSound(keyword, entries())
    .map(({ place }) => place)
    .slice(0, limit);
}

let known: SearchEntry[] | null = null;

function entries(): SearchEntry[] {
  known ??= hotelPlaces.map((place) => {
    const country = hotelCountries[place.country];
    const cityNames = [place.name.en, place.name.ar];
    const countryNames = (country ? [country.name.en, country.name.ar, ...(country.also ?? [])] : []).map(wordsOf);
    return {
      place,
      names: compactForms(cityNames.map(wordsOf)),
      others: compactForms(place.also.map(wordsOf)),
      countries: [...compactForms(countryNames), ...countryNames.flatMap((words) => words.flatMap(articleForms))],
      words: [...cityNames, ...place.also].flatMap((text) => wordsOf(text).flatMap(articleForms)),
      sounds: [...cityNames, ...place.also].map(soundOf),
    };
  });
  return known;
}
