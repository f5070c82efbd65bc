import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { BlogIndex } from '@/components/blog/blog-index';
import { posts } from '@/content/posts';
import { feedAlternate } from '@/lib/blog/feed-path';
import { byCategory, newestFirst } from '@/lib/blog/order-posts';
import { readPosts } from '@/lib/blog/queries';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { listNode } from '@/lib/structured-data/list';

export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations('blog');
  const metadata = pageMetadata(locale, '/blog', { title: t('index.title'), description: t('index.description') });
  return { ...metadata, alternates: { ...metadata.alternates, types: feedAlternate(locale, t('feed.title')) } };
}

export default async function BlogPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  describePage(
    listNode(
      newestFirst(posts).map(({ slug, title }) => ({ name: title[locale], path: `/blog/${slug}` })),
      locale,
    ),
  );
  const [newest, ...others] = newestFirst(posts);
  const [featured] = await readPosts(newest ? [newest] : [], locale);
  const groups = await Promise.all(
    byCategory(others).map(async ([category, group]) => ({ category, posts: await readPosts(group, locale) })),
  );
  return featured ? <BlogIndex featured={featured} groups={groups} /> : notFound();
}
