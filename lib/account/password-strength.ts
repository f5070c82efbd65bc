import { isCommonPassword } from './common-passwords';

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

/** The server enforces the same minimum (supabase/config.toml). */
export const minimumPasswordLength = 6;

/** What the hint beside the field recommends. */
const recommendedLength = 8;

/** Bytes of UTF-8. The stored hash ignores everything after them. */
const mostPasswordBytes = 72;

export function isPasswordTooLong(password: string): boolean {
  return new TextEncoder().encode(password).length > mostPasswordBytes;
}

/** Blanks at the ends do not count towards the length, but are part of the password. */
export function isPasswordTooShort(password: string): boolean {
  return [...password.trim()].length < minimumPasswordLength;
}

/** A hint while typing, not a rule. Based mostly on length, partly on the kinds of characters. */
export function passwordStrength(password: string): PasswordStrength {
  const length = [...password].length;
  if (isPasswordTooShort(password)) return 'short';
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Lo}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
  const different = new Set(password.toLowerCase()).size;
  if (length < recommendedLength || different < 5 || isCommonPassword(password)) return 'weak';
  return length >= 14 || (length >= 10 && kinds >= 3) ? 'strong' : 'fair';
}
