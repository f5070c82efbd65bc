import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillClocks } from '@/content/clock';
import type { Post } from '@/content/post';
import type { Locale } from '@/lib/i18n/locales';
import { readingMinutes } from './reading-time';

/** Every article is prerendered, so the files are read only during the build. */
async function readText(slug: string, locale: Locale): Promise<string> {
  return fillClocks(await readFile(join(process.cwd(), 'content', 'posts', slug, `${locale}.md`), 'utf8'), locale);
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
      const text = await readText(post.slug, locale);
      return { post, text, minutes: readingMinutes(text, locale) };
    }),
  );
}
