import { visaPassports } from '@/content/visa-passports.generated';
import type { Locale } from '@/lib/i18n/locales';
import { describeEntry, type EntryText, type EntryWords } from '@/lib/visa/describe-entry';
import { loadRules } from '@/lib/visa/load-rules';
import { namePlaces } from '@/lib/visa/name-places';

/** Entry rules for one passport in the country of a page. */
export interface PassportEntry extends EntryText {
  /** "Passport: India". */
  passport: string;
}

export interface EntryRequest {
  /** ISO 3166-1 alpha-2. */
  country: string;
  locale: Locale;
  /** `passport` with {passport}. */
  words: EntryWords & { passport: string };
}

/** The note for a passport; null for one that the index does not have. Rejects when its rules cannot be loaded. */
export async function entryOfPassport(code: string, { country, locale, words }: EntryRequest): Promise<PassportEntry | null> {
  const [passport] = namePlaces(
    visaPassports.filter((known) => known === code),
    locale,
  );
  if (!passport) return null;
  const rules = await loadRules(code);
  return {
    passport: words.passport.replace('{passport}', passport.name),
    ...describeEntry({ passport: code, country, written: rules[country] }, words),
  };
}
