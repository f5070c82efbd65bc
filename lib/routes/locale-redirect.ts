import { isLocale, type Locale, localizePath, splitLocale } from '@/lib/i18n/locales';

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

/** Short and former addresses with the pages they redirect to (SPEC section 2, Redirects). English paths; Arabic ones are derived. */
export const aliases: Readonly<Record<string, string>> = {
  '/flights': '/',
  '/services/flights': '/',
  '/hotels': '/',
  '/services/hotels': '/explore/hotels',
  '/ceo-message': '/about#ceo-message',
  '/team': '/about#team',
  '/awards': '/about#awards',
  '/flight-status': '/services/flight-status',
  '/visa': '/services/visa',
  '/visa-services': '/services/visa',
  '/travel-insurance': '/services/travel-insurance',
  '/meet-assist': '/services/meet-assist',
  '/umrah-services': '/services/umrah',
  '/cruises': '/services/cruises',
  '/airport-transfers': '/services/airport-transfers',
  '/car-rental': '/services/car-rental',
  '/packages': '/services/packages',
  '/corporate': '/business/corporate',
  '/mice': '/business/mice',
  '/b2b': '/business/b2b',
  '/private-jets': '/business/private-jets',
  '/manage-booking': '/support/manage-booking',
  '/visa-tracking': '/support/track-visa',
  '/track-refund': '/support/track-refund',
  '/travel-requirements': '/support/travel-requirements',
  '/currency-exchange': '/support/currency-exchange',
  '/weather': '/support/weather',
  '/gift-card': '/support/gift-card',
  '/partners': '/explore/destinations',
  '/business/partners': '/explore/destinations',
  '/business/partners/destinations': '/explore/destinations',
  '/travel': '/services/packages',
  '/holidays': '/services/packages',
  '/travel/holidays': '/services/packages',
  '/travel/packages': '/services/packages',
  '/destinations': '/services/packages',
  '/travel/destinations': '/services/packages',
  '/offers': '/travel/offers',
  '/explore': '/explore/destinations',
};

/** Addresses with one variable part: their prefix and its replacement. */
export const aliasPrefixes: Readonly<Record<string, string>> = {
  '/business/partners/destinations': '/explore/destinations',
  '/package': '/travel/package',
  '/category': '/travel/category',
  '/destination': '/travel/destination',
  '/holidays': '/travel/destination',
  '/booking': '/travel/booking',
};

/** Pages below such a prefix, whose address is final. */
export const pagesBelowPrefixes: readonly string[] = [
  '/booking/passenger-info',
  '/booking/confirmation',
  '/booking/multi-city',
  '/booking/stay-request',
  '/booking/payment',
  '/booking/travellers',
];

export function resolveAlias(path: string): string | null {
  const whole = aliases[path];
  if (whole) return whole;
  if (pagesBelowPrefixes.includes(path)) return null;
  const cut = path.lastIndexOf('/');
  const prefix = aliasPrefixes[path.slice(0, cut)];
  return prefix && cut < path.length - 1 ? `${prefix}${path.slice(cut)}` : null;
}
