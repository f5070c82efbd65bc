import { EnquiryLink, EnquirySection } from '@/components/enquiries/enquiry-section';
import { ComparisonTable } from '@/components/services/comparison-table';
import { PriceList, ServicePage } from '@/components/services/service-page';
import { visa, visaKinds } from '@/content/services/visa';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { startingPriceOf } from '@/lib/packages/offers/offer-kind';
import { contentMetadata } from '@/lib/seo/route-metadata';

const path = '/services/visa';

export const generateMetadata = contentMetadata(path, visa);

export default async function VisaPage({ params }: LocalePage) {
  await pageLocale(params);
  return (
    <ServicePage service={visa} price={startingPriceOf('schengen-visa')} action={<EnquiryLink />}>
      <ComparisonTable id="kinds" comparison={visaKinds} />
      <PriceList of="visa" />
      <EnquirySection kind="visa" />
    </ServicePage>
  );
}
