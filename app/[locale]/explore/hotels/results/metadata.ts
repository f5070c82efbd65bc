import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { streetMapMetadata } from '@/lib/hotels/street-map-metadata';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/route-metadata';

export async function hotelResultsMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'hotels.results.meta' });
  const words = { title: t('title'), description: t('description') };
  return { ...pageMetadata(locale, '/explore/hotels', words), ...streetMapMetadata() };
}
