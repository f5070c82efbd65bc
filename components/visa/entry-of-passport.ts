import { visaPassports } from '@/content/visa-passports.generated';
import type { Locale } from '@/lib/i18n/locales';
import { askRules } from '@/lib/visa/ask-rules';
import { namePlaces } from '@/lib/visa/name-places';
import { type EntryWords, type Saying, sayEntry } from '@/lib/visa/say-entry';

/** What one passport needs to enter the country of a page. */
export interface PassportEntry extends Saying {
  /** "Passport: India". */
  passport: string;
}

export interface EntryQuestion {
  /** ISO 3166-1 alpha-2. */
  country: string;
  locale: Locale;
  /** `passport` with {passport}. */
  words: EntryWords & { passport: string };
}

/** The entry of a passport as the note writes it; null for one the index does not have. Rejects when its rules cannot be had. */
export async function entryOfPassport(code: string, { country, locale, words }: EntryQuestion): Promise<PassportEntry | null> {
  const [passport] = namePlaces(
    visaPassports.filter((known) => known === code),
    locale,
  );
  if (!passport) return null;
  const rules = await askRules(code);
  return {
    passport: words.passport.replace('{passport}', passport.name),
    ...sayEntry({ passport: code, country, written: rules[country] }, words),
  };
}
