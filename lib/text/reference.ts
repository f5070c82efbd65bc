import { toLatinDigits } from './digits';

/** The first letters of a reference: a booking, a visa application, a refund. */
type ReferenceLetters = 'KT' | 'KV' | 'KR';

const written = /^[2-9A-HJ-NP-Z]{6}$/;

/**
 * A typed reference in the agency's form ("KT-7F3K9Q"); null when it cannot be one with these letters. Spaces, dashes, lower case and Arabic
 * digits are accepted. When only one kind is possible, its letters may be missing.
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

/** Exactly `count` digits as typed; null for anything else. */
export function tidyDigits(typed: string, count: number): string | null {
  const text = toLatinDigits(typed).replace(/[\s\p{Bidi_Control}-]/gu, '');
  return text.length === count && /^\d+$/.test(text) ? text : null;
}
