import { type Locale, splitLocale } from './locales';

interface LanguageSwitch {
  choice: Locale;
  /** Of the page it stood on, without `lang`. */
  query: URLSearchParams;
}

/**
 * The step from a page to the same page in the other language, when its clean link was followed without script; null for any other request. `referer`
 * counts when Sec-Fetch-Site says `isSameOrigin`.
 */
export function readLanguageSwitch(pathname: string, referer: string | null, isSameOrigin: boolean): LanguageSwitch | null {
  if (!isSameOrigin || !referer || !URL.canParse(referer)) return null;
  const page = new URL(referer);
  const [from, to] = [splitLocale(page.pathname), splitLocale(pathname)];
  if (from.path !== to.path || from.locale === to.locale) return null;
  page.searchParams.delete('lang');
  return { choice: to.locale, query: page.searchParams };
}
