import { type Airport, airports as allAirports } from '@/content/airports';
import { articleForms, closestInSound, compactForms, soundOf, wordsOf } from '@/supabase/functions/_shared/contracts/place-names';

/** Fewer letters than this match half the world, unless they are the whole of a name such as UK. */
export const minimumQueryLetters = 3;
/** No place has a longer name. */
const longestQuery = 80;

interface SearchEntry {
  airport: Airport;
  code: string;
  cities: string[];
  aliases: string[];
  countries: string[];
  words: string[];
  everything: string[];
  /** How city, aliases and country sound, as `soundOf` writes it. */
  sounds: string[];
}

const entriesByList = new WeakMap<readonly Airport[], SearchEntry[]>();

/**
 * At most `limit` airports that match the typed text, best first: exact code, city, word of a name or alias, country, any part. A code that
 * begins a city's name as well counts as that name unless it is in capitals: "dub" is Dubai before Dublin, "DUB" is Dublin.
 * Empty under three letters, unless they are an alias. Accents, articles and letter variants do not matter in either script;
 * within a rank the order of `airports` holds.
 */
export function findAirports(query: string, limit: number, airports: readonly Airport[] = allAirports): Airport[] {
  const words = wordsOf(query.slice(0, longestQuery));
  const compact = words.join('');
  if (compact.length < minimumQueryLetters)
    return entriesOf(airports)
      .filter((entry) => entry.aliases.includes(compact))
      .map((entry) => entry.airport)
      .slice(0, limit);
  const forms = articleForms(compact);
  const ranked: Airport[][] = [[], [], [], [], [], []];
  for (const entry of entriesOf(airports)) {
    const rank = rankOf(entry, compact, forms, significantWords(words), query.trim() === entry.airport.code);
    if (rank !== null) ranked[rank]?.push(entry.airport);
  }
  const contained = ranked.pop() ?? [];
  const found = ranked.flat();
  // Letters in the middle of a word count only when nothing begins with them: "lon" is London, not Barcelona.
  return (found.length > 0 ? found : contained).slice(0, Math.max(0, limit));
}

/**
 * At most `limit` airports whose city or other name sounds like the typed text, for spellings that `findAirports` does not know
 * ("londn", "Istambul", "اسطمبول"): those that come closest. One letter may differ in a word of four to seven letters, two in a longer one.
 */
export function findAirportsBySound(query: string, limit: number, airports: readonly Airport[] = allAirports): Airport[] {
  return closestInSound(query.slice(0, longestQuery), entriesOf(airports))
    .map(({ airport }) => airport)
    .slice(0, limit);
}

/** Airports of other cities near the one city that all of `found` serve, nearest first; none when they serve several. */
export function findAirportsNear(found: readonly Airport[], airports: readonly Airport[] = allAirports): Airport[] {
  const [first] = found;
  if (!first || found.some(({ city }) => city.en !== first.city.en)) return [];
  const near = found.flatMap((airport) => airport.near ?? []);
  return [...new Set(near)].flatMap((code) => airports.find((airport) => airport.code === code) ?? []);
}

/**
 * The airport a link means by `text`: a code in any case, or a city in either language, with spaces or hyphens
 * ("ras-al-khaimah"). A city gives its main airport; null when nothing is called that.
 */
export function findAirportByPlace(text: string, airports: readonly Airport[] = allAirports): Airport | null {
  const compact = wordsOf(text).join('');
  if (!compact) return null;
  const forms = articleForms(compact);
  const entries = entriesOf(airports);
  const found =
    entries.find((entry) => entry.code === compact) ??
    entries.find((entry) => entry.cities.some((city) => forms.includes(city))) ??
    entries.find((entry) => entry.aliases.some((alias) => forms.includes(alias)));
  return found?.airport ?? null;
}

function rankOf(
  entry: SearchEntry,
  compact: string,
  forms: string[],
  queryWords: string[],
  isCodeInCapitals: boolean,
): number | null {
  const startsWithAny = (texts: string[]) => texts.some((text) => forms.some((form) => text.startsWith(form)));
  if (entry.code === compact && (isCodeInCapitals || !startsWithAny(entry.cities))) return 0;
  if (startsWithAny(entry.cities)) return 1;
  if (startsWithAny(entry.aliases)) return 2;
  if (
    queryWords.every((queryWord) => articleForms(queryWord).some((form) => entry.words.some((word) => word.startsWith(form))))
  ) {
    return startsWithAny(entry.countries) ? 4 : 3;
  }
  if (startsWithAny(entry.countries)) return 4;
  if (entry.everything.some((text) => forms.some((form) => text.includes(form)))) return 5;
  return null;
}

function entriesOf(airports: readonly Airport[]): SearchEntry[] {
  let entries = entriesByList.get(airports);
  if (!entries) {
    entries = airports.map(toEntry);
    entriesByList.set(airports, entries);
  }
  return entries;
}

function toEntry(airport: Airport): SearchEntry {
  const { code, city, name, countryName, aliases = [] } = airport;
  const spellings = [city.en, city.ar, name.en, name.ar, countryName.en, countryName.ar, ...aliases];
  return {
    airport,
    code: code.toLowerCase(),
    cities: compactForms([city.en, city.ar]),
    aliases: compactForms(aliases),
    countries: compactForms([countryName.en, countryName.ar]),
    words: [code.toLowerCase(), ...spellings.flatMap((spelling) => significantWords(wordsOf(spelling)).flatMap(articleForms))],
    everything: compactForms(spellings),
    sounds: [city.en, city.ar, countryName.en, countryName.ar, ...aliases].map(soundOf),
  };
}

/** In nearly every airport's name, so it does not help to find one. */
const commonWords = new Set(['international', 'airport', 'مطار', 'المطار', 'دولي', 'الدولي'].flatMap((word) => wordsOf(word)));

function significantWords(words: string[]): string[] {
  const significant = words.filter((word) => !commonWords.has(word));
  return significant.length > 0 ? significant : words;
}
