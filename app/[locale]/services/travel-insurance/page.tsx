import type { Metadata } from 'next';
import { EnquiryLink } from '@/components/enquiries/enquiry-link';
import { EnquirySection } from '@/components/enquiries/enquiry-section';
import { IndicativePrice } from '@/components/insurance/indicative-price';
import { PriceFormula } from '@/components/insurance/price-formula';
import { ComparisonTable } from '@/components/services/comparison-table';
import { ServicePage } from '@/components/services/service-page';
import { coverLevels, travelInsurance } from '@/content/services/travel-insurance';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { questionsNode } from '@/lib/structured-data/questions';

const path = '/services/travel-insurance';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, path, travelInsurance[locale]);
}

export default async function TravelInsurancePage({ params }: PageProps) {
  const locale = await pageLocale(params);
  describePage(questionsNode(travelInsurance[locale].questions, locale));
  return (
    <ServicePage service={travelInsurance} action={<EnquiryLink />}>
      <EnquirySection kind="insurance">
        <IndicativePrice />
      </EnquirySection>
      <ComparisonTable id="levels" comparison={coverLevels} />
      <PriceFormula />
    </ServicePage>
  );
}
