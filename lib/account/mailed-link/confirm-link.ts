import { isLocale, type Locale, localizePath } from '@/lib/i18n/locales';

export const confirmTypes = ['signup', 'recovery', 'email_change'] as const;
export type ConfirmType = (typeof confirmTypes)[number];

export interface ConfirmLink {
  /** Null when the link is incomplete or invalid. */
  token: { type: ConfirmType; tokenHash: string } | null;
  locale: Locale;
}

/**
 * Outcome of a link. `elsewhere`: the sign-up was made in another browser, and the link is still valid; `half`: the other address of an address
 * change must be confirmed too; `changed`: both are confirmed, and another user stays signed in; `used`: no longer valid, and a user is signed in.
 */
export type ConfirmOutcome = 'confirmed' | 'choosePassword' | 'half' | 'changed' | 'used' | 'expired' | 'unreachable';

/**
 * For a link whose sign-up was made in another browser, which needs the password of the sign-up. `wrong`: it did not match; `tooMany`: too many
 * attempts. The link stays valid.
 */
export const passwordRequests = ['ask', 'wrong', 'tooMany'] as const;
export type PasswordRequest = (typeof passwordRequests)[number];

/** The states of a mailed link whose page has no button. */
export const linkStates = ['half', 'changed', 'used', 'emailUsed'] as const;
export type LinkState = (typeof linkStates)[number];

export function readConfirmLink(query: URLSearchParams): ConfirmLink {
  const type = confirmTypes.find((known) => known === query.get('type'));
  const tokenHash = query.get('token_hash') ?? '';
  const lang = query.get('lang');
  const isWhole = type !== undefined && /^[\w-]{16,200}$/.test(tokenHash);
  return { token: isWhole ? { type, tokenHash } : null, locale: isLocale(lang) ? lang : 'en' };
}

interface AskingPageOptions {
  /** The page says that continuing replaces a session. */
  isSignedIn: boolean;
  question?: PasswordRequest | null;
  /** The button was pressed, but the browser keeps no cookies and so no session. */
  areCookiesRefused?: boolean;
}

/** The page whose button redeems the link. */
export function askingPage(
  { token, locale }: ConfirmLink,
  { isSignedIn, question = null, areCookiesRefused = false }: AskingPageOptions,
): string {
  if (!token) return pageAfterConfirm(null, 'expired', locale);
  const query = new URLSearchParams({ token_hash: token.tokenHash, type: token.type });
  if (question) query.set('password', question);
  if (isSignedIn && token.type !== 'email_change') query.set('signed-in', '1');
  if (areCookiesRefused) query.set('cookies', 'refused');
  return localizePath(`/mailed-link?${query}`, locale);
}

/** The page a mailed link ends on. */
export function pageAfterConfirm(type: ConfirmType | null, outcome: ConfirmOutcome, locale: Locale): string {
  const to = (path: string) => localizePath(path, locale);
  const state = (name: LinkState) => to(`/mailed-link?state=${name}`);
  if (outcome === 'unreachable') return to('/login?notice=unreachable');
  if (outcome === 'half' || outcome === 'changed') return state(outcome);
  if (outcome === 'used' || outcome === 'expired') {
    if (type === 'email_change') return state('emailUsed');
    if (outcome === 'used') return state('used');
    if (type === 'recovery') return to('/login?mode=forgot&notice=link-expired');
    return to(type === 'signup' ? '/login?mode=resend&notice=link-expired' : '/login?notice=link-expired');
  }
  return to(type === 'recovery' || outcome === 'choosePassword' ? '/reset-password' : '/dashboard');
}
