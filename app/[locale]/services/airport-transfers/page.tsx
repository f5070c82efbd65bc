import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CallPage } from '@/components/services/call-page';
import { RoadTimes } from '@/components/services/road-times';
import { airportTransfers } from '@/content/services/airport-transfers';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { questionsNode } from '@/lib/structured-data/questions';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, '/services/airport-transfers', airportTransfers[locale]);
}

export default async function AirportTransfersPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  describePage(questionsNode(airportTransfers[locale].questions, locale));
  const t = await getTranslations({ locale, namespace: 'services' });
  return (
    <CallPage service={airportTransfers} trail={[{ label: t('title'), href: '/services' }]}>
      <RoadTimes />
    </CallPage>
  );
}
