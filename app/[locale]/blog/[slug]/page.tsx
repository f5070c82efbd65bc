import type { Metadata } from 'next';
import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ArticleText } from '@/components/blog/article-text';
import { PostCard, PostFacts, type ReadyPost } from '@/components/blog/post-card';
import { PostMapFigure } from '@/components/blog/post-map';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { AskCard } from '@/components/layout/guide/ask-card';
import { FoldedContents, GuideContents } from '@/components/layout/guide/guide-contents';
import { PageNotFound } from '@/components/layout/page-not-found';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Poster } from '@/components/ui/poster';
import { describeArt } from '@/content/picture';
import type { PostStop } from '@/content/post';
import { postMaps } from '@/content/post-maps';
import { postPictures } from '@/content/post-pictures';
import { posts } from '@/content/posts';
import { articleContent } from '@/lib/blog/article-content';
import { feedAlternate, headingsOf, relatedPosts } from '@/lib/blog/posts';
import { readPosts } from '@/lib/blog/queries';
import { findPost, postOfDesk, shownPosts } from '@/lib/blog/shown/shown-posts';
import { readDraft } from '@/lib/content/read-draft';
import { namesOfPost } from '@/lib/hotels/map/post-town';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { pageLocale } from '@/lib/i18n/page-locale';
import { updatedOn } from '@/lib/seo/last-change';
import { describePage } from '@/lib/seo/page-about';
import { notFoundMetadata, pageMetadata } from '@/lib/seo/route-metadata';
import { articleNode } from '@/lib/structured-data/structured-data';

interface PageProps {
  params: Promise<{ locale: string; slug: string }>;
}

/** Those that the desk adds are made when somebody asks for them; lib/site-server/known-addresses.ts answers for all others. */
export function generateStaticParams() {
  return posts.map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations('blog');
  const post = await postOf(params);
  if (!post) return notFoundMetadata(locale);
  const { slug, title, tab = title, description, published } = post;
  const metadata = pageMetadata(locale, `/blog/${slug}`, { title: tab[locale], description: description[locale] });
  return {
    ...metadata,
    alternates: { ...metadata.alternates, types: feedAlternate(locale, t('feed.title')) },
    openGraph: { ...metadata.openGraph, type: 'article', publishedTime: published, modifiedTime: updatedOn(post) },
  };
}

export default async function BlogArticlePage({ params }: PageProps) {
  const locale = await pageLocale(params);
  const post = await postOf(params);
  if (!post) return <PageNotFound />;
  describePage(articleNode(post, locale));
  const others = shownPosts().filter(({ slug }) => slug !== post.slug);
  const [article, ...related] = await readPosts([post, ...relatedPosts(post, [post, ...others])], locale);
  return article && <ArticlePage {...article} related={related} map={await mapOf(post.slug, locale)} />;
}

async function mapOf(slug: string, locale: Locale) {
  const map = postMaps[slug];
  return map && <PostMapFigure slug={slug} map={map} names={await namesOfPost(map, locale)} />;
}

/** Undefined when it is not published. */
async function postOf(params: PageProps['params']) {
  const { slug } = await params;
  const draft = await readDraft('article', slug, articleContent);
  return draft ? postOfDesk(slug, draft.content, draft.at) : findPost(slug);
}

interface ArticlePageProps extends ReadyPost {
  /** Markdown in the language of the page. */
  text: string;
  related: readonly ReadyPost[];
  map?: ReactNode;
}

function ArticlePage({ post, minutes, text, related, map }: ArticlePageProps) {
  const locale = useLocale();
  const t = useTranslations('blog');
  const { category, published, title, description, next } = post;
  const updated = updatedOn(post);
  const headings = headingsOf(text);
  return (
    <div className="page-width pt-2 md:pt-4">
      <Breadcrumb trail={[{ label: t('index.name'), href: '/blog' }]} current={title[locale]} isShareable />
      <header className="mt-2 grid items-center gap-6 md:mt-4 md:grid-cols-2 md:gap-12">
        <Poster
          slug={post.art}
          crop="card"
          locale={locale}
          alt={describeArt(post.art, locale)}
          priority
          className="aspect-3/2 w-full rounded-card object-cover shadow-card md:order-2 md:aspect-4/3"
        />
        <div>
          <Link
            href={`/blog#${category}`}
            prefetch={false}
            className="inline-flex min-h-11 items-center font-medium text-accent underline-offset-4 hover:underline"
          >
            {t(`categories.${category}.name`)}
          </Link>
          <h1 className="mt-1 text-3xl md:text-4xl lg:text-5xl rtl:leading-[1.35]">{title[locale]}</h1>
          <p className="mt-4 mb-5 text-ink-soft text-lg md:text-xl">{description[locale]}</p>
          <PostFacts published={published} {...(updated && { updated })} minutes={minutes} />
        </div>
      </header>
      <FoldedContents sections={headings} />
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-12 lg:mt-16 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] lg:gap-16">
        <article className="w-full max-w-[42rem] max-lg:mx-auto">
          {post.stops && <RouteStrip stops={post.stops} />}
          {map}
          <ArticleText quote={post.quote[locale]} pictures={postPictures[post.slug]}>
            {text}
          </ArticleText>
          <p className="mt-8">
            <Link href={next.href} prefetch={false} className={buttonClass()}>
              {next.label[locale]}
              <Icon name="arrow" />
            </Link>
          </p>
        </article>
        <aside className="lg:sticky lg:top-24 lg:self-start">
          <GuideContents sections={headings} />
          <AskCard greeting={t('article.message', { title: title[locale] })} />
        </aside>
      </div>
      <section aria-labelledby="related" className="mt-14 lg:mt-20">
        <h2 id="related" className="mb-6 text-2xl md:text-3xl">
          {t('article.related')}
        </h2>
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6 sm:max-lg:*:last:odd:col-span-full sm:max-lg:*:last:odd:grid sm:max-lg:*:last:odd:grid-cols-2">
          {related.map((ready) => (
            <PostCard key={ready.post.slug} {...ready} />
          ))}
        </ul>
      </section>
    </div>
  );
}

/** A journey as a strip: its stops on one line, and how one goes from each to the next. */
function RouteStrip({ stops }: { stops: readonly PostStop[] }) {
  const locale = useLocale();
  return (
    <ol className="mb-10 grid auto-cols-fr gap-y-1 rounded-card bg-night p-6 text-on-night sm:grid-flow-col md:p-8">
      {stops.map(({ name, onwards }) => (
        <li
          key={`${name.en} ${onwards?.en}`}
          className="relative flex gap-x-3 max-sm:pb-4 sm:flex-col sm:pe-4 before:z-10 before:mt-1.5 before:size-4 before:shrink-0 before:rounded-pill before:border-4 before:border-sun before:bg-night not-last:after:absolute not-last:after:bg-sun sm:not-last:after:inset-x-0 sm:not-last:after:top-3 sm:not-last:after:h-1 max-sm:not-last:after:start-1.5 max-sm:not-last:after:inset-y-3 max-sm:not-last:after:w-1"
        >
          <span className="sm:mt-3">
            <span className="block font-semibold text-lg">{name[locale]}</span>
            {onwards && <span className="block text-on-night-soft text-sm">{onwards[locale]}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
