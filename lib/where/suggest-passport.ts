import { visaPassports } from '@/content/visa-passports.generated';
import { locales } from '@/lib/i18n/locales';
import { regionNames } from '@/lib/i18n/region-name';

/** What people call a country or its citizens that its name does not begin with. */
const aliases: Readonly<Record<string, string>> = {
  uk: 'GB',
  british: 'GB',
  briton: 'GB',
  english: 'GB',
  england: 'GB',
  scottish: 'GB',
  welsh: 'GB',
  usa: 'US',
  america: 'US',
  american: 'US',
  uae: 'AE',
  emirati: 'AE',
  ksa: 'SA',
  saudi: 'SA',
  filipino: 'PH',
  filipina: 'PH',
  french: 'FR',
  german: 'DE',
  dutch: 'NL',
  swiss: 'CH',
  spanish: 'ES',
  turkish: 'TR',
  greek: 'GR',
  irish: 'IE',
  polish: 'PL',
  danish: 'DK',
  korean: 'KR',
  burmese: 'MM',
  omani: 'OM',
  turkiye: 'TR',
  انجليزي: 'GB',
  امريكي: 'US',
  تركي: 'TR',
  الماني: 'DE',
};

const endings = /(?:ian|ese|ish|ean|an|n|i|ية|ي)$/u;

/** Small letters without accents, hamza and article: «الأردنية» is "اردنية". */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^(?:ال|the )/u, '')
    .trim();

/** The passport that somebody may mean who wrote "UK", "Indian" or «مصري» for a code; null where none is likely. */
export function suggestPassport(written: string): string | null {
  const word = plain(written.slice(0, 40));
  if (word.length < 2) return null;
  const alias = Object.hasOwn(aliases, word) ? aliases[word] : undefined;
  if (alias) return visaPassports.includes(alias) ? alias : null;
  const stem = word.replace(endings, '');
  if (stem.length < 3) return null;
  // The longest that the word begins with: "Nigerian" begins with Niger and with Nigeria. Else the shortest with its stem: "Lebanese", «سوري».
  const named = visaPassports
    .flatMap((code) => locales.map((locale) => ({ code, name: plain(regionNames(locale)(code) ?? '') })))
    .sort((one, other) => one.name.length - other.name.length);
  const begun = named.findLast(({ name }) => name.length > 2 && word.startsWith(name));
  return (begun ?? named.find(({ name }) => name.startsWith(stem)))?.code ?? null;
}
