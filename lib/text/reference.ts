import { toLatinDigits } from './digits';

/** What a reference begins with: a booking, a visa application, a refund. */
type ReferenceLetters = 'KT' | 'KV' | 'KR';

const written = /^[2-9A-HJ-NP-Z]{6}$/;

/**
 * A reference as typed, in the form the agency writes it ("KT-7F3K9Q"); null when it cannot be one of these letters. Spaces, dashes
 * and small letters are forgiven, Arabic digits too; where only one kind is asked for, its letters may be missing.
 */
export function tidyReference(typed: string, letters: readonly [ReferenceLetters, ...ReferenceLetters[]]): string | null {
  const text = toLatinDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
  const [only] = letters.length === 1 ? letters : [];
  const bare = only && written.test(text) ? `${only}${text}` : text;
  const kind = letters.find((one) => bare.startsWith(one) && written.test(bare.slice(2)));
  return kind ? `${kind}-${bare.slice(2)}` : null;
}

/** Digits as typed, of exactly this many; null when there are others. */
export function tidyDigits(typed: string, count: number): string | null {
  const text = toLatinDigits(typed).replace(/[\s\p{Bidi_Control}-]/gu, '');
  return text.length === count && /^\d+$/.test(text) ? text : null;
}
