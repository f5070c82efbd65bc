import { type Locale, localizePath } from '@/lib/i18n/locales';

/** English path of the feed. */
export const feedPath = '/blog/feed.xml';

/** For the head of a page of the blog: where a feed reader finds the articles in its language. */
export function feedAlternate(locale: Locale, title: string) {
  return { 'application/rss+xml': [{ url: localizePath(feedPath, locale), title }] };
}
