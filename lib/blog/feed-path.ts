import { type Locale, localizePath } from '@/lib/i18n/locales';

/** English path of the feed. */
export const feedPath = '/blog/feed.xml';

/** For the head of the blog's pages: where feed readers find the articles in this language. */
export function feedAlternate(locale: Locale, title: string) {
  return { 'application/rss+xml': [{ url: localizePath(feedPath, locale), title }] };
}
