/** Articles as a kind of published content (lib/content/kinds.ts). */
import type { Bilingual } from '@/content/bilingual';
import { destinations } from '@/content/destinations';
import { describeArt, isPicture } from '@/content/picture';
import type { Post } from '@/content/post';
import { posts } from '@/content/posts';
import { type ArticleContent, shownPosts } from '@/lib/blog/shown/shown-posts';
import { articleContent } from './article-content';
import { feedPath } from './posts';

const keys = posts.map(({ slug }) => slug);

/** A new one has an address as those of the files. */
const isSlug = (key: string) => key.length <= 60 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(key);

export const articleKind = {
  schema: articleContent,
  keys,
  takesKey: isSlug,
  titleOf(key: string): Bilingual | undefined {
    return posts.find(({ slug }) => slug === key)?.title;
  },
  /** Their texts are files of their own, which no browser has: `lib/content/read-file.ts` asks the server. */
  fileOf: (): object | undefined => undefined,
  hasTextFiles: true,
  /** Whatever lists articles shows its title. */
  pathsOf(key: string, contents: readonly unknown[] = []): string[] {
    const file = posts.find(({ slug }) => slug === key);
    const places = [file?.destinations ?? [], ...contents.map((content) => (content as ArticleContent).destinations)].flat();
    return [
      ...[`/blog/${key}`, '/blog', feedPath],
      ...shownPosts().flatMap(({ slug }) => (slug === key ? [] : `/blog/${slug}`)),
      ...[...new Set(places)].map((slug) => `/explore/destinations/${slug}`),
    ];
  },
  choiceOf(field: string, choice: string): Bilingual | undefined {
    if (field === 'destinations') return destinations.find(({ slug }) => slug === choice)?.name;
    return field === 'picture' && isPicture(choice)
      ? { en: describeArt(choice, 'en'), ar: describeArt(choice, 'ar') }
      : undefined;
  },
};

/** The words of the files, as they stand in the form. */
export function contentOfFile(post: Post, texts: Bilingual): ArticleContent {
  const { category, art, published, title, tab, description, quote, next, stops = [], destinations: places = [] } = post;
  const words = (locale: keyof Bilingual) => ({
    headline: title[locale],
    title: tab?.[locale] ?? '',
    description: description[locale],
    body: texts[locale].trim(),
    quote: quote[locale],
    stops: stops.map(({ name, onwards }) => ({ term: name[locale], text: onwards?.[locale] ?? '' })),
  });
  return {
    category,
    picture: art,
    published,
    destinations: [...places],
    next: { link: next.href, label: next.label },
    en: words('en'),
    ar: words('ar'),
  };
}
