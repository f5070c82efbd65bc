import { BusinessPage } from '@/components/business/business-page';
import { EnquiryLink, EnquirySection } from '@/components/enquiries/enquiry-section';
import { ComparisonTable } from '@/components/services/comparison-table';
import { corporate, policyExample } from '@/content/business/corporate';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { contentMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = contentMetadata('/business/corporate', corporate);

export default async function CorporatePage({ params }: LocalePage) {
  await pageLocale(params);
  return (
    <BusinessPage page={corporate} action={<EnquiryLink />}>
      <ComparisonTable id="policy" comparison={policyExample} />
      <EnquirySection kind="corporate" />
    </BusinessPage>
  );
}
