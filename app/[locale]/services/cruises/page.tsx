import type { Metadata } from 'next';
import { EnquiryLink } from '@/components/enquiries/enquiry-link';
import { EnquirySection } from '@/components/enquiries/enquiry-section';
import { CruiseSeasons } from '@/components/services/cruise-seasons';
import { ServicePage } from '@/components/services/service-page';
import { cruises } from '@/content/services/cruises';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { questionsNode } from '@/lib/structured-data/questions';

const path = '/services/cruises';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, path, cruises[locale]);
}

export default async function CruisesPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  describePage(questionsNode(cruises[locale].questions, locale));
  return (
    <ServicePage service={cruises} action={<EnquiryLink />}>
      <CruiseSeasons />
      <EnquirySection kind="cruise" />
    </ServicePage>
  );
}
