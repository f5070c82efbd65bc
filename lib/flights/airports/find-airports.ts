import { type Airport, airports as allAirports } from '@/content/airports';
import { articleForms, closestInSound, compactForms, soundOf, wordsOf } from '@/supabase/functions/_shared/contracts/place-names';

/** Fewer letters match too much (SPEC section 5). */
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
  /** The same without the words that nearly all airports have. */
  distinct: string[];
  /** City, aliases and country by sound, as from `soundOf`; computed when no name matches. */
  readonly sounds: string[];
}

const entriesByList = new WeakMap<readonly Airport[], SearchEntry[]>();

interface FoundAirports {
  /** The text is their code, or begins one of their words; best first: exact code, city, word of a name or alias, country. */
  named: Airport[];
  /** The text stands within their city, name, country or alias. */
  containing: Airport[];
}

/**
 * At most `limit` airports of each kind that match the typed text. A code that is also the beginning of a city counts as that city unless it is in
 * capitals: "dub" is Dubai before Dublin, "DUB" is Dublin. None under three letters. Accents, articles and letter variants do not matter in either
 * script. Within a rank the order of `airports` stays.
 */
export function findAirports(query: string, limit: number, airports: readonly Airport[] = allAirports): FoundAirports {
  const words = wordsOf(query.slice(0, longestQuery));
  const compact = words.join('');
  if (compact.length < minimumQueryLetters) return { named: [], containing: [] };
  const forms = articleForms(compact);
  const ranked: Airport[][] = [[], [], [], [], [], [], []];
  for (const entry of entriesOf(airports)) {
    const rank = rankOf(entry, compact, forms, significantWords(words), query.trim() === entry.airport.code);
    if (rank !== null) ranked[rank]?.push(entry.airport);
  }
  const most = Math.max(0, limit);
  const [inCommonWords = [], within = []] = [ranked.pop(), ranked.pop()];
  const named = ranked.flat().slice(0, most);
  // "International" is in nearly every name: it counts where nothing else does.
  const containing = named.length + within.length > 0 ? within : inCommonWords;
  return { named, containing: containing.slice(0, most) };
}

/**
 * At most `limit` airports whose city or other name sounds like the typed text, for spellings that `findAirports` does not find ("londn",
 * "Istambul", "اسطمبول"). The closest come first. One letter may differ in a word of four to seven letters, two in a longer word.
 */
export function findAirportsBySound(query: string, limit: number, airports: readonly Airport[] = allAirports): Airport[] {
  return closestInSound(query.slice(0, longestQuery), entriesOf(airports))
    .map(({ airport }) => airport)
    .slice(0, limit);
}

/** Airports of other cities near the one city of all of `found`, nearest first; none when `found` has several cities. */
export function findAirportsNear(found: readonly Airport[], airports: readonly Airport[] = allAirports): Airport[] {
  const [first] = found;
  if (!first || found.some(({ city }) => city.en !== first.city.en)) return [];
  const near = found.flatMap((airport) => airport.near ?? []);
  return [...new Set(near)].flatMap((code) => airports.find((airport) => airport.code === code) ?? []);
}

/**
 * The airport that a link names with `text`: a code in any case, or a city in either language, with spaces or hyphens ("ras-al-khaimah"). A city
 * gives its main airport; null when nothing has that name.
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
  const contains = (texts: string[]) => texts.some((text) => forms.some((form) => text.includes(form)));
  if (contains(entry.distinct)) return 5;
  return contains(entry.everything) ? 6 : null;
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
  // Two hundred airports are folded before the first suggestion: each spelling once.
  const folded = (texts: readonly string[]) => texts.map(wordsOf);
  const cities = folded([city.en, city.ar]);
  const countries = folded([countryName.en, countryName.ar]);
  const others = folded(aliases);
  const spellings = [...cities, ...folded([name.en, name.ar]), ...countries, ...others];
  let sounds: string[] | undefined;
  return {
    airport,
    code: code.toLowerCase(),
    cities: compactForms(cities),
    aliases: compactForms(others),
    countries: compactForms(countries),
    words: [code.toLowerCase(), ...spellings.flatMap((words) => significantWords(words).flatMap(articleForms))],
    everything: compactForms(spellings),
    distinct: compactForms(spellings.map(significantWords)),
    get sounds() {
      sounds ??= [city.en, city.ar, countryName.en, countryName.ar, ...aliases].map(soundOf);
      return sounds;
    },
  };
}

/** In nearly every airport's name, so they do not help to find one. */
const commonWords = new Set(['international', 'airport', 'مطار', 'المطار', 'دولي', 'الدولي'].flatMap((word) => wordsOf(word)));

function significantWords(words: string[]): string[] {
  const significant = words.filter((word) => !commonWords.has(word));
  return significant.length > 0 ? significant : words;
}
