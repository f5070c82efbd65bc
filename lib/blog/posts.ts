import { Feed } from 'feed';
import type { Post, PostCategory } from '@/content/post';
import { company } from '@/lib/company/company';
import { type Locale, localizePath } from '@/lib/i18n/locales';

export function newestFirst(posts: readonly Post[]): Post[] {
  return posts.toSorted((a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug));
}

/** Posts by category, newest first; the category with the newest post comes first. */
export function byCategory(posts: readonly Post[]): [PostCategory, Post[]][] {
  const sorted = newestFirst(posts);
  const categories = [...new Set(sorted.map(({ category }) => category))];
  return categories.map((category) => [category, sorted.filter((post) => post.category === category)]);
}

/**
 * Further reading: posts of the same category first, then the newest of the others. Those that `count` others recommend already come last, so that
 * one is not met below every article.
 */
export function relatedPosts(post: Post, posts: readonly Post[], count = 3): Post[] {
  const sorted = newestFirst(posts);
  const named = new Map<string, number>();
  const isFull = ({ slug }: Post) => (named.get(slug) ?? 0) >= count;
  const selected = new Map(sorted.map(({ slug }) => [slug, [] as Post[]]));
  // Each has its first choice before any has its second.
  for (let round = 0; round < count; round++) {
    for (const one of sorted) {
      const others = selected.get(one.slug) ?? [];
      const left = sorted.filter((other) => other !== one && !others.includes(other));
      const isAlike = ({ category }: Post) => category === one.category;
      const next = left.find((other) => isAlike(other) && !isFull(other)) ?? left.find((other) => !isFull(other)) ?? left.at(-1);
      if (!next) continue;
      others.push(next);
      named.set(next.slug, (named.get(next.slug) ?? 0) + 1);
    }
  }
  return selected.get(post.slug) ?? [];
}

export const feedPath = '/blog/feed.xml';

/** For the head of the blog's pages: where feed readers find the articles in this language. */
export function feedAlternate(locale: Locale, title: string) {
  return { 'application/rss+xml': [{ url: localizePath(feedPath, locale), title }] };
}

interface Heading {
  id: string;
  heading: string;
}

/** Letters and digits of a heading joined by hyphens, in its own script; Arabic vowel marks are left out. */
export function headingId(heading: string): string {
  const plain = heading.toLowerCase().replace(/\p{M}/gu, '');
  return plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
}

/** The second-level headings of a Markdown text, in order. They contain no inline marks. */
export function headingsOf(markdown: string): Heading[] {
  return [...markdown.matchAll(/^## (.+)$/gm)].map(([, line = '']) => {
    const heading = line.replace(/\\([!-/:-@[-`{-~])/g, '$1').trim();
    return { id: headingId(heading), heading };
  });
}

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
