export const locales = ['en', 'ar'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';

/** Both cookie and local storage save a choice of the visitor, never a guess. */
export const localeCookie = 'NEXT_LOCALE';
export const localeStorageKey = 'language';
/** Set when a shared link is answered in the reader's own language: the language of the link. */
export const linkLanguageCookie = 'link_language';

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

/** The tag for `Intl`: Arabic keeps Latin digits and the Gregorian calendar (DECISIONS 18). */
export function intlTag(locale: Locale): string {
  return locale === 'ar' ? 'ar-QA-u-nu-latn-ca-gregory' : 'en-GB';
}

/** The address of `path` (English, with query or hash) in a language: "/contact" is "/ar/contact" in Arabic. */
export function localizePath(path: string, locale: Locale): string {
  if (locale === 'en') return path;
  return path === '/' ? '/ar' : path.startsWith('/?') || path.startsWith('/#') ? `/ar${path.slice(1)}` : `/ar${path}`;
}

/** Splits an address path into its language and its English form: "/ar/contact" is Arabic "/contact". */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const match = /^\/(ar|en)(?=\/|$)/.exec(pathname);
  if (!match) return { locale: 'en', path: pathname };
  return { locale: match[1] === 'ar' ? 'ar' : 'en', path: pathname.slice(3) || '/' };
}

/** Between the parts of a list that has no last "and". */
export const comma: Readonly<Record<Locale, string>> = { en: ', ', ar: '، ' };
