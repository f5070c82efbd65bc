import { useLocale } from 'next-intl';
import { CardLink, PosterCard } from '@/components/layout/poster-card';
import type { Post } from '@/content/post';
import { PostFacts } from './post-facts';

/** A post and the minutes it takes to read in the language of the page. */
export interface ReadyPost {
  post: Post;
  minutes: number;
}

/** One article in a list, under a second-level heading. The link covers the whole card. */
export function PostCard({ post, minutes }: ReadyPost) {
  const locale = useLocale();
  const { slug, art, published, title, description } = post;
  return (
    <PosterCard art={art} poster="aspect-2/1 sm:aspect-3/2">
      <h3 className="text-lg leading-snug md:text-xl">
        <CardLink href={`/blog/${slug}`}>{title[locale]}</CardLink>
      </h3>
      <p className="mt-2 mb-4 text-ink-soft">{description[locale]}</p>
      <div className="mt-auto">
        <PostFacts published={published} minutes={minutes} />
      </div>
    </PosterCard>
  );
}
