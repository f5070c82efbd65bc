import type { Post } from './post.ts';
import { advicePosts } from './posts/earlier.ts';
import { routePosts } from './posts/later.ts';

/** Every article of the blog, in no order; lib/blog sorts them. */
export const posts: readonly Post[] = [...advicePosts, ...routePosts];
