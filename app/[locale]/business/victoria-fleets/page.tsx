import type { Metadata } from 'next';
import { BusinessPage } from '@/components/business/business-page';
import { FleetClasses } from '@/components/business/fleet-classes';
import { EnquiryLink } from '@/components/enquiries/enquiry-link';
import { EnquirySection } from '@/components/enquiries/enquiry-section';
import { victoriaFleets } from '@/content/business/victoria-fleets';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { questionsNode } from '@/lib/structured-data/questions';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, '/business/victoria-fleets', victoriaFleets[locale]);
}

export default async function VictoriaFleetsPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  describePage(questionsNode(victoriaFleets[locale].questions, locale));
  return (
    <BusinessPage page={victoriaFleets} action={<EnquiryLink />}>
      <FleetClasses />
      <EnquirySection kind="fleet" />
    </BusinessPage>
  );
}
