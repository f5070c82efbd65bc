import type { Post } from './post.ts';
import { advicePosts } from './posts/advice-posts.ts';
import { routePosts } from './posts/route-posts.ts';

/** Every article of the blog, in no order; lib/blog sorts them. */
export const posts: readonly Post[] = [...advicePosts, ...routePosts];
