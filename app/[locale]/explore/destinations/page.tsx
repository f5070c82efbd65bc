import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DestinationsOverview } from '@/components/destinations/destinations-overview';
import { RouteMap } from '@/components/geography/route-map';
import { destinations } from '@/content/destinations';
import { doha } from '@/lib/geography/great-circle';
import { intlTag } from '@/lib/i18n/locales';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/route-metadata';
import { listNode } from '@/lib/structured-data/structured-data';

export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations('destinations');
  return pageMetadata(locale, '/explore/destinations', {
    title: t('metaTitle'),
    description: t('metaDescription', { count: destinations.length }),
  });
}

export default async function DestinationsPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const t = await getTranslations('destinations');
  const places = destinations.map(({ name, city }) => ({ ...city, name: name[locale] }));
  const names = new Intl.ListFormat(intlTag(locale)).format(places.map(({ name }) => name));
  describePage(
    listNode(
      destinations.map(({ slug, name }) => ({ name: name[locale], path: `/explore/destinations/${slug}` })),
      locale,
    ),
  );
  return (
    <DestinationsOverview
      destinations={destinations}
      map={
        <RouteMap
          from={{ ...doha, name: t('doha') }}
          to={places}
          label={t('mapOfAll', { count: places.length, names })}
          shape="wide"
        />
      }
    />
  );
}
