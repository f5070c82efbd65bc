import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CallPage } from '@/components/services/call-page';
import { RentalChecks } from '@/components/services/rental-checks';
import { carRental } from '@/content/services/car-rental';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { questionsNode } from '@/lib/structured-data/questions';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, '/services/car-rental', carRental[locale]);
}

export default async function CarRentalPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  describePage(questionsNode(carRental[locale].questions, locale));
  const t = await getTranslations({ locale, namespace: 'services' });
  return (
    <CallPage service={carRental} trail={[{ label: t('title'), href: '/services' }]}>
      <RentalChecks />
    </CallPage>
  );
}
