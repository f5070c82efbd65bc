import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { wherePlaces } from '@/content/where';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/route-metadata';

export async function whereMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'where.meta' });
  const words = { title: t('title'), description: t('description', { count: wherePlaces.length }) };
  return pageMetadata(locale, '/explore/where', words);
}
