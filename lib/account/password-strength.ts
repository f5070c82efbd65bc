import { isCommonPassword } from './common-passwords';

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

/** The rule of the server as well (supabase/config.toml). */
export const minimumPasswordLength = 8;

/** In UTF-8. What is stored of a password reads no further: more would count for nothing. */
const mostPasswordBytes = 72;

export function isPasswordTooLong(password: string): boolean {
  return new TextEncoder().encode(password).length > mostPasswordBytes;
}

/** Blanks at the ends make no password longer. They belong to it all the same. */
export function isPasswordTooShort(password: string): boolean {
  return [...password.trim()].length < minimumPasswordLength;
}

/** A hint while typing, not a rule: length says most, different kinds of characters some. */
export function passwordStrength(password: string): PasswordStrength {
  const length = [...password].length;
  if (isPasswordTooShort(password)) return 'short';
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Lo}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
  const different = new Set(password.toLowerCase()).size;
  if (different < 5 || isCommonPassword(password)) return 'weak';
  return length >= 14 || (length >= 10 && kinds >= 3) ? 'strong' : 'fair';
}
