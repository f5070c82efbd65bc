import { isLocale, type Locale, localizePath, splitLocale } from '@/lib/i18n/locales';
import { resolveAlias } from './aliases';

export interface LocaleRedirect {
  /** Path and query of the redirect. */
  location: string;
  status: 307 | 308;
  /** The choice to save, if the address contains one. */
  choice?: Locale;
  /** The language of a shared link, when the visitor's saved choice redirects to the other language. */
  sharedIn?: Locale;
}

/**
 * Where an address redirects to when its language or path is not final; null when the page can be served. `lang` in the query is a choice and
 * overrides the saved one. An alias and a change of language need one redirect (DECISIONS 1).
 */
export function localeRedirect(
  pathname: string,
  query: URLSearchParams,
  stored: string | undefined,
  isFromOutside = false,
): LocaleRedirect | null {
  const { locale, path } = splitLocale(pathname);
  const lang = query.get('lang');
  const selected = isLocale(lang) ? lang : undefined;
  const target = selected ?? ownLanguage(locale, stored, isFromOutside);

  const nextQuery = new URLSearchParams(query);
  if (selected === 'en') nextQuery.delete('lang');
  const nextPath = resolveAlias(path) ?? path;

  const unchanged = nextPath === path && target === locale && nextQuery.size === query.size;
  if (unchanged) return null;
  return {
    location: withQuery(localizePath(nextPath, target), nextQuery),
    status: target === locale && !selected ? 308 : 307,
    ...(selected && { choice: selected }),
    ...(!selected && target !== locale && isFromOutside && path !== '/' && { sharedIn: locale }),
  };
}

/**
 * A saved choice of Arabic applies to every address without prefix. A saved choice of English applies to Arabic addresses that come from outside,
 * such as a shared link; inside the site, an Arabic address is intended.
 */
function ownLanguage(locale: Locale, stored: string | undefined, isFromOutside: boolean): Locale {
  if (locale === 'en' && stored === 'ar') return 'ar';
  return locale === 'ar' && stored === 'en' && isFromOutside ? 'en' : locale;
}

function withQuery(path: string, query: URLSearchParams): string {
  if (query.size === 0) return path;
  const [base, hash] = path.split('#');
  return `${base}?${query}${hash ? `#${hash}` : ''}`;
}
