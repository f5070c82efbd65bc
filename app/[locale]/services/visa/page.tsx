import type { Metadata } from 'next';
import { EnquiryLink } from '@/components/enquiries/enquiry-link';
import { EnquirySection } from '@/components/enquiries/enquiry-section';
import { ComparisonTable } from '@/components/services/comparison-table';
import { ServicePage } from '@/components/services/service-page';
import { visa, visaKinds } from '@/content/services/visa';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { questionsNode } from '@/lib/structured-data/questions';

const path = '/services/visa';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, path, visa[locale]);
}

export default async function VisaPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  describePage(questionsNode(visa[locale].questions, locale));
  return (
    <ServicePage service={visa} category="visas" action={<EnquiryLink />}>
      <ComparisonTable id="kinds" comparison={visaKinds} />
      <EnquirySection kind="visa" />
    </ServicePage>
  );
}
