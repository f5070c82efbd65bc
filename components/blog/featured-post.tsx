import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { cardClass, cardLinkClass } from '@/components/ui/card';
import { Poster } from '@/components/ui/poster';
import { Link } from '@/lib/i18n/navigation';
import type { ReadyPost } from './post-card';
import { PostFacts } from './post-facts';

/** The newest article, as wide as the page. */
export function FeaturedPost({ post, minutes }: ReadyPost) {
  const locale = useLocale();
  const t = useTranslations('blog');
  const { slug, category, art, published, title, description } = post;
  return (
    <article className={cardClass({ isLink: true }, 'overflow-hidden md:grid md:grid-cols-[1.2fr_1fr]')}>
      <Poster
        slug={art}
        crop="card"
        locale={locale}
        decorative
        priority
        className="aspect-3/2 w-full object-cover md:aspect-auto md:h-full md:min-h-96"
      />
      <div className="flex flex-col items-start justify-center p-5 md:p-8 lg:p-12">
        <Badge tone="accent">{t(`categories.${category}.name`)}</Badge>
        <h2 className="mt-4 text-2xl leading-snug md:text-3xl lg:text-4xl">
          <Link href={`/blog/${slug}`} prefetch={false} className={cardLinkClass}>
            {title[locale]}
          </Link>
        </h2>
        <p className="mt-3 mb-4 text-ink-soft text-lg">{description[locale]}</p>
        <PostFacts published={published} minutes={minutes} />
      </div>
    </article>
  );
}
