import { type Locale, localizePath, splitLocale } from '@/lib/i18n/locales';

const noSite = 'http://no-site.invalid';
const longest = 2000;
/** Browsers read a backslash as a slash, and drop control characters. */
const unsafeCharacters = /[\\\p{Cc}]/u;
/** The same characters and slashes when encoded: a proxy might decode them. */
const unsafeEncoded = /%(?:2f|5c|[01][0-9a-f]|7f)/i;
/** Never a page to return to: these lead back here, or are not pages. */
const neverNext = /^\/(?:login|reset-password|auth|api|supabase|_next)(?:\/|$)/;

/**
 * The page to go to after signing in, in the language of the visitor: `next` when it is a page of this site, else the dashboard.
 * The result begins with exactly one slash, so it cannot lead to another site.
 */
export function safeNext(next: string | null | undefined, locale: Locale): string {
  return localizePath(pageOfThisSite(next) ?? '/dashboard', locale);
}

function pageOfThisSite(next: string | null | undefined): string | null {
  if (!next?.startsWith('/') || next.length > longest || !URL.canParse(next, noSite)) return null;
  const { origin, pathname, search, hash } = new URL(next, noSite);
  // Checked again once dots are resolved: "/.//evil.example" is "//evil.example".
  if (origin !== noSite || pathname.includes('//') || unsafeEncoded.test(pathname) || unsafeCharacters.test(next)) return null;
  const { path } = splitLocale(pathname);
  if (neverNext.test(path)) return null;
  const query = new URLSearchParams(search);
  query.delete('lang');
  return `${path}${query.size > 0 ? `?${query}` : ''}${hash}`;
}
