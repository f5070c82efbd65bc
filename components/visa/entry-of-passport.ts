import { visaPassports } from '@/content/visa-passports.generated';
import { askRules } from '@/lib/visa/ask-rules';
import { namePlaces } from '@/lib/visa/name-places';
import { sayEntry } from '@/lib/visa/say-entry';
import type { EntryQuestion, PassportEntry } from './entry-note';

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
