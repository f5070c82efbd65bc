/** The articles as the site shows them now: those of the files, and those that the agency has published (docs/engineering/published-content.md). */
import type { Bilingual } from '@/content/bilingual';
import type { DestinationSlug } from '@/content/destination';
import type { Picture } from '@/content/picture';
import type { Post, PostCategory } from '@/content/post';
import { posts } from '@/content/posts';
import { publishedContent, publishedKeys } from '@/lib/state/published-content';

interface ArticleWords {
  headline: string;
  /** For the browser's tab; empty where it is the headline. */
  title: string;
  description: string;
  quote: string;
  /** The names of the stops, and how one goes to the next. */
  stops: { term: string; text: string }[];
  /** Markdown. */
  body: string;
}

/** As the schema of the kind has checked it (lib/blog/article-content.ts). */
export interface ArticleContent {
  category: PostCategory;
  picture: Picture;
  published: string;
  destinations: DestinationSlug[];
  next: { link: string; label: Bilingual };
  en: ArticleWords;
  ar: ArticleWords;
}

/** An article with the words of the desk; `at` is the instant they were saved or published. */
export function postOfDesk(slug: string, content: ArticleContent, at: string): Post {
  const { category, picture: art, published, destinations, next, en, ar } = content;
  const both = (read: (words: ArticleWords) => string): Bilingual => ({ en: read(en), ar: read(ar) });
  const stops = en.stops.map((stop, index) => {
    const other = ar.stops[index] ?? stop;
    const name = { en: stop.term, ar: other.term };
    return stop.text || other.text ? { name, onwards: { en: stop.text, ar: other.text } } : { name };
  });
  return {
    slug,
    category,
    art,
    published,
    destinations,
    next: { href: next.link, label: next.label },
    title: both(({ headline }) => headline),
    tab: both(({ headline, title }) => title || headline),
    description: both(({ description }) => description),
    quote: both(({ quote }) => quote),
    ...(stops.length > 0 && { stops }),
    fromDesk: { text: both(({ body }) => body), day: inQatar.format(new Date(at)) },
  };
}

const inQatar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Qatar' });

const fileOf = (slug: string) => posts.find((post) => post.slug === slug);

export function findPost(slug: string): Post | undefined {
  const published = publishedContent('article', slug);
  return published?.content ? postOfDesk(slug, published.content as ArticleContent, published.at) : fileOf(slug);
}

/** In no order; lib/blog sorts them. */
export function shownPosts(): Post[] {
  const slugs = new Set([...posts.map(({ slug }) => slug), ...publishedKeys('article')]);
  return [...slugs].flatMap((slug) => findPost(slug) ?? []);
}
