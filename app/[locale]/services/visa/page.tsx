import { EnquiryLink } from '@/components/enquiries/enquiry-link';
import { EnquirySection } from '@/components/enquiries/enquiry-section';
import { ComparisonTable } from '@/components/services/comparison-table';
import { ServicePage } from '@/components/services/service-page';
import { visa, visaKinds } from '@/content/services/visa';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { contentMetadata } from '@/lib/seo/route-metadata';
import { questionsNode } from '@/lib/structured-data/questions';

const path = '/services/visa';

export const generateMetadata = contentMetadata(path, visa);

export default async function VisaPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  describePage(questionsNode(visa[locale].questions, locale));
  return (
    <ServicePage service={visa} category="visas" action={<EnquiryLink />}>
      <ComparisonTable id="kinds" comparison={visaKinds} />
      <EnquirySection kind="visa" />
    </ServicePage>
  );
}
