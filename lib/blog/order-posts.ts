import type { Post, PostCategory } from '@/content/post';

export function newestFirst(posts: readonly Post[]): Post[] {
  return posts.toSorted((a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug));
}

/** Posts by category, newest first; the category with the newest post comes first. */
export function byCategory(posts: readonly Post[]): [PostCategory, Post[]][] {
  const sorted = newestFirst(posts);
  const categories = [...new Set(sorted.map(({ category }) => category))];
  return categories.map((category) => [category, sorted.filter((post) => post.category === category)]);
}

/** Further reading: posts of the same category first, then the newest of the others. */
export function relatedPosts(post: Post, posts: readonly Post[], count = 3): Post[] {
  const others = newestFirst(posts).filter(({ slug }) => slug !== post.slug);
  const isAlike = ({ category }: Post) => category === post.category;
  return [...others.filter(isAlike), ...others.filter((other) => !isAlike(other))].slice(0, count);
}
