import { isCommonPassword } from './common-passwords';

export const loginModes = ['signin', 'code', 'signup', 'forgot', 'resend'] as const;
export type LoginMode = (typeof loginModes)[number];

export interface LoginDraft {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

export type LoginField = keyof LoginDraft;
type PasswordError = 'passwordRequired' | 'passwordTooShort' | 'passwordTooLong' | 'passwordTooCommon';
export type LoginError = 'emailRequired' | 'emailInvalid' | 'nameTooLong' | PasswordError;
export type LoginErrors = Partial<Record<LoginField, LoginError>>;

const longestName = 60;

/** The mode in the query of an address; sign-in by default. */
export function loginMode(query: URLSearchParams): LoginMode {
  return loginModes.find((mode) => mode === query.get('mode')) ?? 'signin';
}

/** Errors by field in the order of the form; empty when the draft can be sent. */
export function checkLogin(mode: LoginMode, { email, password, firstName, lastName }: LoginDraft): LoginErrors {
  const errors: LoginErrors = {};
  if (mode === 'signup' && firstName.length > longestName) errors.firstName = 'nameTooLong';
  if (mode === 'signup' && lastName.length > longestName) errors.lastName = 'nameTooLong';
  if (!email) errors.email = 'emailRequired';
  else if (!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email)) errors.email = 'emailInvalid';
  if (mode === 'signin' && !password) errors.password = 'passwordRequired';
  if (mode === 'signup') {
    const error = checkNewPassword(password, email);
    if (error) errors.password = error;
  }
  return errors;
}

/** `email`: of the account; a password that is little more than its name is too common. */
export function checkNewPassword(password: string, email = ''): PasswordError | null {
  if (!password) return 'passwordRequired';
  if (isPasswordTooLong(password)) return 'passwordTooLong';
  if (isPasswordTooShort(password)) return 'passwordTooShort';
  return isCommonPassword(password, email) ? 'passwordTooCommon' : null;
}

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

/** The server enforces the same minimum (supabase/config.toml). */
const minimumPasswordLength = 6;

/** What the hint beside the field recommends. */
const recommendedLength = 8;

/** Bytes of UTF-8. The stored hash ignores everything after them. */
const mostPasswordBytes = 72;

function isPasswordTooLong(password: string): boolean {
  return new TextEncoder().encode(password).length > mostPasswordBytes;
}

/** Blanks at the ends do not count towards the length, but are part of the password. */
function isPasswordTooShort(password: string): boolean {
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
