import { isLocale, type Locale, localizePath } from '@/lib/i18n/locales';
import { arrivalParameter } from './arrival';

export const confirmTypes = ['signup', 'recovery', 'email_change'] as const;
export type ConfirmType = (typeof confirmTypes)[number];

export interface ConfirmLink {
  /** Null when the link was cut short or made up. */
  token: { type: ConfirmType; tokenHash: string } | null;
  locale: Locale;
}

/** How far Supabase went along with a link; `half`: the other address of a change of address has to be confirmed as well. */
export type ConfirmOutcome = 'confirmed' | 'half' | 'expired' | 'unreachable';

export function readConfirmLink(query: URLSearchParams): ConfirmLink {
  const type = confirmTypes.find((known) => known === query.get('type'));
  const tokenHash = query.get('token_hash') ?? '';
  const lang = query.get('lang');
  const isWhole = type !== undefined && /^[\w-]{16,200}$/.test(tokenHash);
  return { token: isWhole ? { type, tokenHash } : null, locale: isLocale(lang) ? lang : 'en' };
}

/** The page a mailed link ends on, with what there is to say there. */
export function pageAfterConfirm(type: ConfirmType | null, outcome: ConfirmOutcome, locale: Locale): string {
  const to = (path: string) => localizePath(path, locale);
  if (outcome === 'unreachable') return to('/login?notice=unreachable');
  if (outcome === 'expired') {
    if (type === 'recovery') return to('/login?mode=forgot&notice=link-expired');
    return to(type === 'signup' ? '/login?mode=resend&notice=link-expired' : '/login?notice=link-expired');
  }
  if (type === 'recovery') return to('/reset-password');
  if (type === 'signup') return to(`/dashboard?${arrivalParameter}=created`);
  return to(`/dashboard?${arrivalParameter}=${outcome === 'half' ? 'email-half-changed' : 'email-changed'}`);
}
