import { type Airport, airports as allAirports } from '@/content/airports';

/** Fewer letters than this match half the world. */
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
}

const entriesByList = new WeakMap<readonly Airport[], SearchEntry[]>();

/**
 * At most `limit` airports that match the typed text, best first: exact code, city, word of a name or alias, country, any part.
 * Empty under three letters. Spelling is forgiving in both scripts; within a rank the order of `airports` holds.
 */
export function findAirports(query: string, limit: number, airports: readonly Airport[] = allAirports): Airport[] {
  const words = wordsOf(query.slice(0, longestQuery));
  const compact = words.join('');
  if (compact.length < minimumQueryLetters) return [];
  const forms = articleForms(compact);
  const ranked: Airport[][] = [[], [], [], [], [], []];
  for (const entry of entriesOf(airports)) {
    const rank = rankOf(entry, compact, forms, tellingWords(words));
    if (rank !== null) ranked[rank]?.push(entry.airport);
  }
  const contained = ranked.pop() ?? [];
  const found = ranked.flat();
  // Letters in the middle of a word count only when nothing begins with them: "lon" is London, not Barcelona.
  return (found.length > 0 ? found : contained).slice(0, Math.max(0, limit));
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

function rankOf(entry: SearchEntry, compact: string, forms: string[], queryWords: string[]): number | null {
  const startsWithAny = (texts: string[]) => texts.some((text) => forms.some((form) => text.startsWith(form)));
  if (entry.code === compact) return 0;
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
  const compactForms = (texts: readonly string[]) => texts.flatMap((text) => articleForms(wordsOf(text).join('')));
  return {
    airport,
    code: code.toLowerCase(),
    cities: compactForms([city.en, city.ar]),
    aliases: compactForms(aliases),
    countries: compactForms([countryName.en, countryName.ar]),
    words: [code.toLowerCase(), ...spellings.flatMap((spelling) => tellingWords(wordsOf(spelling)).flatMap(articleForms))],
    everything: compactForms(spellings),
  };
}

const foldedLetters: Record<string, string> = {
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  ڤ: 'ف',
  پ: 'ب',
  ı: 'i',
  ø: 'o',
  ł: 'l',
  ß: 'ss',
};

/** In nearly every airport's name; what is left over is what tells them apart. */
const commonWords = new Set(['international', 'airport', 'مطار', 'المطار', 'دولي', 'الدولي'].flatMap((word) => wordsOf(word)));

function tellingWords(words: string[]): string[] {
  const telling = words.filter((word) => !commonWords.has(word));
  return telling.length > 0 ? telling : words;
}

/** The Arabic article is optional on both sides: "الدوحة" and "دوحة" are one word. */
function articleForms(word: string): string[] {
  return word.startsWith('ال') && word.length >= 5 ? [word, word.slice(2)] : [word];
}

/**
 * Lower-case words without accents, tashkeel, tatweel or apostrophes. NFKD takes أ إ آ ؤ ئ apart, so that removing the
 * marks leaves the bare letter; the other pairs that writers mix up are folded one by one.
 */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\u0640\u0621'’‘ʼ`´]/gu, '')
    .replace(/[ىیةکڤپıøłß]/g, (letter) => foldedLetters[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
