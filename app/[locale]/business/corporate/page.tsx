import type { Metadata } from 'next';
import { BusinessPage } from '@/components/business/business-page';
import { EnquiryLink } from '@/components/enquiries/enquiry-link';
import { EnquirySection } from '@/components/enquiries/enquiry-section';
import { ComparisonTable } from '@/components/services/comparison-table';
import { corporate, policyExample } from '@/content/business/corporate';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { questionsNode } from '@/lib/structured-data/questions';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, '/business/corporate', corporate[locale]);
}

export default async function CorporatePage({ params }: PageProps) {
  const locale = await pageLocale(params);
  describePage(questionsNode(corporate[locale].questions, locale));
  return (
    <BusinessPage page={corporate} action={<EnquiryLink />}>
      <ComparisonTable id="policy" comparison={policyExample} />
      <EnquirySection kind="corporate" />
    </BusinessPage>
  );
}
