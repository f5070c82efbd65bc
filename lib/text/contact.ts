/** Names, numbers and addresses as people type them: the schemas that all requests share. */
import * as z from 'zod/mini';
import { toLatinDigits } from './digits';
import { withoutDirection } from './direction';
import { readPhone } from './phone';

/** Phones type ’ for the apostrophe and turn hyphens into dashes, and copied text contains joiners. Passports have none of them. */
function inPassportSigns(text: string): string {
  return text
    .replace(/[’‘ʼʻ´`′]/g, "'")
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/\u200C|\u200D|\u00AD/g, '')
    .replace(/\u00A0/g, ' ');
}

/** A name in Latin letters, as passports have it; errors `missing`, nameTooLong, nameAsInPassport. */
export const latinName = (missing: string) =>
  z.string({ error: missing }).check(
    z.overwrite((text) => inPassportSigns(withoutDirection(text)).trim()),
    z.minLength(1, { error: missing, abort: true }),
    z.maxLength(60, { error: 'nameTooLong', abort: true }),
    z.regex(/^[A-Za-z](?:[A-Za-z '.-]*[A-Za-z])?\.?$/, { error: 'nameAsInPassport' }),
  );

/** As airlines print them on tickets. */
export const adultTitles = ['MR', 'MRS', 'MS'] as const;
export const childTitles = ['MSTR', 'MISS'] as const;
export const title = z.enum([...adultTitles, ...childTitles], { error: 'titleRequired' });
export type Title = z.infer<typeof title>;

/** As on the travel document. */
export const genders = ['male', 'female'] as const;
export const gender = z.enum(genders, { error: 'genderRequired' });

const genderOf = (title: string) => (title === 'MR' || title === 'MSTR' ? 'male' : 'female');

export function withTitle(title: string): { title: string; gender: string } {
  return { title, gender: title && genderOf(title) };
}

export function fitsTitle(title: string, isAdult: boolean): boolean {
  return (isAdult ? adultTitles : childTitles).some((one) => one === title);
}

/** Errors of a title: of another age, or of the other gender. The schemas report missing fields. */
export function titleError(
  person: { title?: string; gender?: string },
  isAdult: boolean,
): { field: 'title' | 'gender'; error: string } | null {
  if (!person.title) return null;
  if (!fitsTitle(person.title, isAdult)) return { field: 'title', error: isAdult ? 'titleOfAdult' : 'titleOfChild' };
  const isOther = person.gender && person.gender !== genderOf(person.title);
  return isOther ? { field: 'gender', error: 'genderNotTitle' } : null;
}

/** Typed digits and letters: Arabic digits become Latin ones before `pattern` is checked. */
const typedCode = (clean: (text: string) => string, pattern: RegExp, error: string) =>
  z.pipe(
    z.pipe(
      z.string({ error }),
      z.transform((text) => clean(toLatinDigits(withoutDirection(text)))),
    ),
    z.string().check(z.regex(pattern, { error })),
  );

/** Postgres cannot store some control characters and lone surrogates; line breaks and tabs stay. */
const unusable = /(?![\n\t])[\p{Cc}\p{Cs}]/gu;

/** Free text without what nobody can see or store. */
export const freeText = (text: string) => withoutDirection(text).replace(unusable, '').trim();

/** In upper case, without spaces and dashes. */
export const passportNumber = typedCode(
  (text) => text.replace(/[\s\p{Pd}]/gu, '').toUpperCase(),
  /^[A-Z0-9]{5,15}$/,
  'passportNumberInvalid',
);

/** The airline of a frequent flyer programme, as IATA code. */
export const loyaltyAirline = z
  .string({ error: 'loyaltyAirlineRequired' })
  .check(z.regex(/^[A-Z0-9]{2}$/, { error: 'loyaltyAirlineRequired' }));

/** In upper case, without spaces and dashes. */
export const loyaltyNumber = typedCode(
  (text) => text.replace(/[\s\p{Pd}]/gu, '').toUpperCase(),
  /^[A-Z0-9]{3,25}$/,
  'loyaltyNumberInvalid',
);

/** The part before the @, as mail servers limit it. */
const longestMailbox = 64;

export const contact = z.object({
  email: z.string({ error: 'emailInvalid' }).check(
    z.overwrite((text) => withoutDirection(text).trim()),
    z.maxLength(254, { error: 'emailInvalid', abort: true }),
    z.refine((email) => email.lastIndexOf('@') <= longestMailbox, { error: 'emailInvalid', abort: true }),
    z.email({ error: 'emailInvalid' }),
  ),
  /** As `readPhone` reads it: a plus sign and digits, with the country code. */
  phone: z.pipe(
    z.string({ error: 'phoneInvalid' }),
    z.transform((typed: string, { issues }) => {
      const phone = readPhone(typed);
      if (phone === null) issues.push({ code: 'custom', message: 'phoneInvalid', input: typed });
      return phone ?? '';
    }),
  ),
  notes: z.optional(
    z.string({ error: 'notesTooLong' }).check(z.overwrite(freeText), z.maxLength(1000, { error: 'notesTooLong' })),
  ),
});
export type Contact = z.infer<typeof contact>;
