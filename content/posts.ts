import type { Post } from './post.ts';
import { earlierPosts } from './posts/earlier.ts';
import { laterPosts } from './posts/later.ts';

/** Every article of the blog, in no order; lib/blog sorts them. */
export const posts: readonly Post[] = [...earlierPosts, ...laterPosts];
