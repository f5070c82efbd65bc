import type { Post } from '@/content/post';
import { lastChange } from './last-change';

/** The files with the words of an article. */
export const postFiles = (slug: string): string[] => [`content/posts/${slug}/en.md`, `content/posts/${slug}/ar.md`];

/** The day on which the words of an article last changed, when that was after they were published: yyyy-MM-dd. */
export function updatedOn({ slug, published }: Pick<Post, 'slug' | 'published'>): string | undefined {
  const day = lastChange(postFiles(slug));
  return day > published ? day : undefined;
}
