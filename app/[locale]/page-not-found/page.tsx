import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageNotFound } from '@/components/layout/page-not-found';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';

export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'common.notFound' });
  return { title: t('title'), robots: { index: false } };
}

/**
 * The target of unknown addresses (next.config.mjs), prerendered once per language. It does not call `notFound()`: Next would prerender an empty
 * shell without language and direction. Its status stands in `PageNotFound`.
 */
export default async function UnknownAddressPage({ params }: LocalePage) {
  await pageLocale(params);
  return <PageNotFound />;
}
