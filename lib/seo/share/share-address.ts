import { type Locale, splitLocale } from '@/lib/i18n/locales';

/** The address of a page's share image: "/share/ar/about.jpg"; `path` is English, "/" is "/share/ar.jpg". */
export function shareAddress(path: string, locale: Locale): string {
  return `/share/${locale}${path === '/' ? '' : path}.jpg`;
}

/** The page of a share image's address, from the part after "/share/"; null for any other address. */
export function readShareAddress(rest: string): { locale: Locale; path: string } | null {
  const match = /^((?:ar|en)(?:\/[a-z0-9/-]+)?)\.jpg$/.exec(rest);
  return match ? splitLocale(`/${match[1]}`) : null;
}

/** Size in pixels, as recommended for Open Graph, with the proportions of the posters' share crop. */
export const shareSize = { width: 1200, height: 630 } as const;
