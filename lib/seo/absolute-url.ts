import { siteUrl } from '@/lib/env';
import { type Locale, localizePath } from '@/lib/i18n/locales';

/** The absolute address of a page in a language; `path` is English, with query or hash if any. */
export function absoluteUrl(path: string, locale: Locale): string {
  return `${siteUrl()}${localizePath(path, locale)}`;
}
