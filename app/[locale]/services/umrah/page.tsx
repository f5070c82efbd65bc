import { EnquiryLink } from '@/components/enquiries/enquiry-link';
import { EnquirySection } from '@/components/enquiries/enquiry-section';
import { ComparisonTable } from '@/components/services/comparison-table';
import { ServicePage } from '@/components/services/service-page';
import { umrah, umrahRoutes } from '@/content/services/umrah';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { contentMetadata } from '@/lib/seo/route-metadata';

const path = '/services/umrah';

export const generateMetadata = contentMetadata(path, umrah);

export default async function UmrahPage({ params }: LocalePage) {
  await pageLocale(params);
  return (
    <ServicePage service={umrah} action={<EnquiryLink />}>
      <ComparisonTable id="routes" comparison={umrahRoutes} />
      <EnquirySection kind="umrah" />
    </ServicePage>
  );
}
