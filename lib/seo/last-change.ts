import { lastModified } from '@/content/last-modified.generated';
import type { Post } from '@/content/post';

/** The day (yyyy-MM-dd) of the latest change in the files; throws for a file unknown to scripts/last-modified.mjs. */
export function lastChange(sources: readonly string[]): string {
  const days = sources.map((file) => {
    const [day] = lastModified[file] ?? [];
    if (!day) throw new Error(`Nobody knows when ${file} changed: run node scripts/last-modified.mjs`);
    return day;
  });
  return days.sort().at(-1) ?? '';
}

/** The files with the text of an article. */
export const postFiles = (slug: string): string[] => [`content/posts/${slug}/en.md`, `content/posts/${slug}/ar.md`];

/** The day of the last change of an article: yyyy-MM-dd. */
export const postChange = ({ slug, fromDesk }: Pick<Post, 'slug' | 'fromDesk'>): string =>
  fromDesk?.day ?? lastChange(postFiles(slug));

/** The same, if it was after the publication. */
export function updatedOn(post: Pick<Post, 'slug' | 'published' | 'fromDesk'>): string | undefined {
  const day = postChange(post);
  return day > post.published ? day : undefined;
}
