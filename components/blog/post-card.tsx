import { useLocale } from 'next-intl';
import { cardClass, cardLinkClass } from '@/components/ui/card';
import { Poster } from '@/components/ui/poster';
import { describeArt } from '@/content/art';
import type { Post } from '@/content/post';
import { Link } from '@/lib/i18n/navigation';
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
    <li className={cardClass({ isLink: true }, 'flex flex-col overflow-hidden')}>
      <Poster
        slug={art}
        crop="card"
        locale={locale}
        alt={describeArt(art, locale)}
        className="aspect-2/1 w-full object-cover sm:aspect-3/2"
      />
      <div className="flex grow flex-col p-5">
        <h3 className="text-lg leading-snug md:text-xl">
          <Link href={`/blog/${slug}`} prefetch={false} className={cardLinkClass}>
            {title[locale]}
          </Link>
        </h3>
        <p className="mt-2 mb-4 text-ink-soft">{description[locale]}</p>
        <div className="mt-auto">
          <PostFacts published={published} minutes={minutes} />
        </div>
      </div>
    </li>
  );
}
