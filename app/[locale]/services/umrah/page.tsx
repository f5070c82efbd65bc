import { EnquiryLink } from '@/components/enquiries/enquiry-link';
import { EnquirySection } from '@/components/enquiries/enquiry-section';
import { ComparisonTable } from '@/components/services/comparison-table';
import { ServicePage } from '@/components/services/service-page';
import { umrah, umrahRoutes } from '@/content/services/umrah';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { contentMetadata } from '@/lib/seo/route-metadata';
import { questionsNode } from '@/lib/structured-data/questions';

const path = '/services/umrah';

export const generateMetadata = contentMetadata(path, umrah);

export default async function UmrahPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  describePage(questionsNode(umrah[locale].questions, locale));
  return (
    <ServicePage service={umrah} action={<EnquiryLink />}>
      <ComparisonTable id="routes" comparison={umrahRoutes} />
      <EnquirySection kind="umrah" />
    </ServicePage>
  );
}
