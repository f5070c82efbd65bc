import { Feed } from 'feed';
import { company } from '@/content/company';
import type { Post } from '@/content/post';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { feedPath, newestFirst } from './order-posts';

interface FeedWords {
  title: string;
  description: string;
}

/** The articles as RSS 2.0 in one language. `origin` is the site's, without a slash at the end. */
export function blogFeed(posts: readonly Post[], locale: Locale, origin: string, words: FeedWords): string {
  const addressOf = (path: string) => `${origin}${localizePath(path, locale)}`;
  const sorted = newestFirst(posts);
  const [newest] = sorted;
  const feed = new Feed({
    ...words,
    id: addressOf('/blog'),
    link: addressOf('/blog'),
    language: locale === 'ar' ? 'ar-QA' : 'en-GB',
    ...(newest && { updated: dateOf(newest.published) }),
    feedLinks: { rss: addressOf(feedPath) },
    copyright: company.name[locale],
    generator: false,
  });
  for (const { slug, title, description, published } of sorted) {
    const link = addressOf(`/blog/${slug}`);
    feed.addItem({ id: link, guid: link, link, title: title[locale], description: description[locale], date: dateOf(published) });
  }
  return feed.rss2();
}

/** Morning in Doha on that day: no time zone then has the day before. */
function dateOf(day: string): Date {
  return new Date(`${day}T09:00:00+03:00`);
}
