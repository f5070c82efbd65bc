import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { PostCard, PostFacts, type ReadyPost } from '@/components/blog/post-card';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { Badge } from '@/components/ui/badge';
import { cardClass, cardLinkClass } from '@/components/ui/card';
import { Poster } from '@/components/ui/poster';
import { describeArt } from '@/content/picture';
import type { PostCategory } from '@/content/post';
import { byCategory, feedAlternate, feedPath, newestFirst } from '@/lib/blog/posts';
import { readPosts } from '@/lib/blog/queries';
import { shownPosts } from '@/lib/blog/shown/shown-posts';
import { localizePath } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/route-metadata';
import { listNode } from '@/lib/structured-data/structured-data';

export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations('blog');
  const metadata = pageMetadata(locale, '/blog', { title: t('index.title'), description: t('index.description') });
  return { ...metadata, alternates: { ...metadata.alternates, types: feedAlternate(locale, t('feed.title')) } };
}

export default async function BlogPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const posts = newestFirst(shownPosts());
  describePage(
    listNode(
      posts.map(({ slug, title }) => ({ name: title[locale], path: `/blog/${slug}` })),
      locale,
    ),
  );
  const [newest, ...others] = posts;
  const [featured] = await readPosts(newest ? [newest] : [], locale);
  const groups = await Promise.all(
    byCategory(others).map(async ([category, group]) => ({ category, posts: await readPosts(group, locale) })),
  );
  return featured ? <BlogIndex featured={featured} groups={groups} /> : notFound();
}

interface BlogIndexProps {
  featured: ReadyPost;
  groups: readonly { category: PostCategory; posts: readonly ReadyPost[] }[];
}

const chip =
  'inline-flex min-h-11 items-center gap-2 rounded-pill border border-line-strong bg-raised px-5 font-medium transition-colors duration-150 hover:bg-sunken';

/** All articles: the newest one large, the others by category. */
function BlogIndex({ featured, groups }: BlogIndexProps) {
  const locale = useLocale();
  const t = useTranslations('blog');
  return (
    <div className="page-width pt-2 md:pt-4">
      <Breadcrumb current={t('index.name')} />
      <header className="mt-2 max-w-3xl md:mt-4">
        <h1 className="text-3xl md:text-5xl rtl:leading-[1.35]">{t('index.heading')}</h1>
        <p className="mt-4 text-ink-soft text-lg md:text-xl">{t('index.lead')}</p>
      </header>
      <div className="mt-8 md:mt-10">
        <FeaturedPost {...featured} />
      </div>
      <nav aria-label={t('index.categories')} className="mt-8">
        <ul className="flex flex-wrap gap-2">
          {groups.map(({ category }) => (
            <li key={category}>
              <a href={`#${category}`} className={chip}>
                {t(`categories.${category}.name`)}
              </a>
            </li>
          ))}
          <li>
            <a href={localizePath(feedPath, locale)} type="application/rss+xml" className={chip}>
              {t('feed.link')}
            </a>
          </li>
        </ul>
      </nav>
      {groups.map(({ category, posts }) => (
        <section
          key={category}
          aria-labelledby={category}
          className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 lg:mt-16 lg:grid-cols-[15rem_minmax(0,1fr)]"
        >
          <div>
            <h2 id={category} className="text-2xl md:text-3xl">
              {t(`categories.${category}.name`)}
            </h2>
            <p className="mt-2 text-ink-soft">{t(`categories.${category}.line`)}</p>
          </div>
          <ul className="grid gap-5 sm:grid-cols-2 lg:gap-6 sm:*:last:odd:col-span-full sm:*:last:odd:grid sm:*:last:odd:grid-cols-2">
            {posts.map((ready) => (
              <PostCard key={ready.post.slug} {...ready} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The newest article, at full width. */
function FeaturedPost({ post, minutes }: ReadyPost) {
  const locale = useLocale();
  const t = useTranslations('blog');
  const { slug, category, art, published, title, description } = post;
  return (
    <article className={cardClass({ isLink: true }, 'overflow-hidden md:grid md:grid-cols-[1.2fr_1fr]')}>
      <Poster
        slug={art}
        crop="card"
        locale={locale}
        alt={describeArt(art, locale)}
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
