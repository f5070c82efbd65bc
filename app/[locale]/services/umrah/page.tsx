import type { Metadata } from 'next';
import { EnquiryLink } from '@/components/enquiries/enquiry-link';
import { EnquirySection } from '@/components/enquiries/enquiry-section';
import { ComparisonTable } from '@/components/services/comparison-table';
import { ServicePage } from '@/components/services/service-page';
import { umrah, umrahRoutes } from '@/content/services/umrah';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { questionsNode } from '@/lib/structured-data/questions';

const path = '/services/umrah';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, path, umrah[locale]);
}

export default async function UmrahPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  describePage(questionsNode(umrah[locale].questions, locale));
  return (
    <ServicePage service={umrah} action={<EnquiryLink />}>
      <ComparisonTable id="routes" comparison={umrahRoutes} />
      <EnquirySection kind="umrah" />
    </ServicePage>
  );
}
