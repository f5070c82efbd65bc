import { getTranslations } from 'next-intl/server';
import { blogFeed } from '@/lib/blog/posts';
import { shownPosts } from '@/lib/blog/shown/shown-posts';
import { siteUrl } from '@/lib/env';
import { locales } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'blog' });
  const xml = blogFeed(shownPosts(), locale, siteUrl(), { title: t('feed.title'), description: t('index.description') });
  return new Response(xml, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}
