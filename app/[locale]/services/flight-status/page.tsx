import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FlightForm } from '@/components/support/flight-form';
import { SupportPage } from '@/components/support/support-page';
import { flightStatus } from '@/content/support/flight-status';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { questionsNode } from '@/lib/structured-data/questions';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, '/services/flight-status', flightStatus[locale]);
}

export default async function FlightStatusPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  describePage(questionsNode(flightStatus[locale].questions, locale));
  const t = await getTranslations('services');
  return (
    <SupportPage guide={flightStatus} trail={[{ label: t('title'), href: '/services' }]}>
      <FlightForm />
    </SupportPage>
  );
}
