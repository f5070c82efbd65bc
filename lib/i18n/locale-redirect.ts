import { resolveAlias } from '../routes/aliases';
import { isLocale, type Locale, localizePath, splitLocale } from './locales';

export interface LocaleRedirect {
  /** Path and query to send the visitor to. */
  location: string;
  status: 307 | 308;
  /** The choice to remember, where the address carries one. */
  choice?: Locale;
  /** The language of a shared link, when the visitor's own choice redirects to the other language. */
  sharedIn?: Locale;
}

/**
 * Where an address leads when its language or its path is not the final one; null when the page can be served as it is.
 * `lang` in the query is a choice and wins over the stored one; an alias and a change of language are one hop (DECISIONS 1).
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
 * A stored choice of Arabic counts for every unprefixed address. One of English counts for an Arabic address that comes from
 * outside, a friend's link above all; within the site an Arabic address is meant.
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
