import { useLocale, useTranslations } from 'next-intl';
import { CardLink, PosterCard } from '@/components/layout/poster-card';
import type { Post } from '@/content/post';
import { formatDay } from '@/lib/time/dates';

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
    <PosterCard art={art} isBesideOnPhone poster="sm:aspect-3/2" padding="p-4 sm:p-5">
      <h3 className="leading-snug sm:text-lg md:text-xl">
        <CardLink href={`/blog/${slug}`}>{title[locale]}</CardLink>
      </h3>
      <p className="mt-2 mb-3 text-ink-soft max-sm:text-sm sm:mb-4">{description[locale]}</p>
      <div className="mt-auto">
        <PostFacts published={published} minutes={minutes} />
      </div>
    </PosterCard>
  );
}

interface PostFactsProps {
  /** yyyy-MM-dd. */
  published: string;
  updated?: string;
  minutes: number;
}

/** Date and reading time of an article. */
export function PostFacts({ published, updated, minutes }: PostFactsProps) {
  const t = useTranslations('blog');
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-ink-soft text-sm">
      <Day iso={published} />
      {updated && <span>{t.rich('updated', { day: () => <Day iso={updated} /> })}</span>}
      <span>{t('minutes', { minutes })}</span>
    </p>
  );
}

function Day({ iso }: { iso: string }) {
  return (
    <time dateTime={iso}>
      <bdi>{formatDay(iso)}</bdi>
    </time>
  );
}
