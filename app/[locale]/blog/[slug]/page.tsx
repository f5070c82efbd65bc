import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ArticlePage } from '@/components/blog/article-page';
import { posts } from '@/content/posts';
import { feedAlternate } from '@/lib/blog/feed-path';
import { relatedPosts } from '@/lib/blog/order-posts';
import { readPosts } from '@/lib/blog/queries';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { articleNode } from '@/lib/structured-data/article';

interface PageProps {
  params: Promise<{ locale: string; slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return posts.map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations('blog');
  const { slug, title, tab = title, description, published, updated } = await postOf(params);
  const metadata = pageMetadata(locale, `/blog/${slug}`, { title: tab[locale], description: description[locale] });
  return {
    ...metadata,
    alternates: { ...metadata.alternates, types: feedAlternate(locale, t('feed.title')) },
    openGraph: { ...metadata.openGraph, type: 'article', publishedTime: published, modifiedTime: updated },
  };
}

export default async function BlogArticlePage({ params }: PageProps) {
  const locale = await pageLocale(params);
  const post = await postOf(params);
  describePage(articleNode(post, locale));
  const [article, ...related] = await readPosts([post, ...relatedPosts(post, posts)], locale);
  return article ? <ArticlePage {...article} related={related} /> : notFound();
}

async function postOf(params: PageProps['params']) {
  const { slug } = await params;
  return posts.find((post) => post.slug === slug) ?? notFound();
}
