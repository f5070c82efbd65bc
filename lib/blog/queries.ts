import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillClocks } from '@/content/clock';
import type { Post } from '@/content/post';
import type { Locale } from '@/lib/i18n/locales';

const wordsAMinute: Record<Locale, number> = { en: 200, ar: 180 };

/** Words of the visible text: addresses of links and Markdown marks do not count. */
export function countWords(markdown: string): number {
  const words = markdown.replace(/\]\([^()]*\)/g, ']').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*/gu);
  return words?.length ?? 0;
}

/** Whole minutes, at least one. Arabic joins short words to the next one, so a minute has fewer words. */
export function readingMinutes(markdown: string, locale: Locale): number {
  return Math.max(1, Math.round(countWords(markdown) / wordsAMinute[locale]));
}

/** The Markdown of an article of the files. Its page is prerendered, and made again when something is published. */
export function readTextFile(slug: string, locale: Locale): Promise<string> {
  return readFile(join(process.cwd(), 'content', 'posts', slug, `${locale}.md`), 'utf8');
}

export interface ReadPost {
  post: Post;
  text: string;
  /** Reading time. */
  minutes: number;
}

/** Articles with their text in one language, in the order given. */
export function readPosts(posts: readonly Post[], locale: Locale): Promise<ReadPost[]> {
  return Promise.all(
    posts.map(async (post) => {
      const text = fillClocks(post.fromDesk?.text[locale] ?? (await readTextFile(post.slug, locale)), locale);
      return { post, text, minutes: readingMinutes(text, locale) };
    }),
  );
}
