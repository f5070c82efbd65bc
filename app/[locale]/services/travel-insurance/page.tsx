import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { InsuranceEnquiry } from '@/components/insurance/insurance-enquiry';
import { NeedsScript } from '@/components/layout/needs-script';
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
  const t = await getTranslations({ locale, namespace: 'services.insurance' });
  return (
    <ServicePage service={travelInsurance} path={path}>
      <section aria-labelledby="quote" className="mt-10 rounded-card border border-line bg-raised p-5 shadow-card md:p-6">
        <h2 id="quote" className="text-2xl">
          {t('quote')}
        </h2>
        <p className="mt-1 mb-4 text-ink-soft">{t('quoteText')}</p>
        <NeedsScript />
        <InsuranceEnquiry locale={locale} isFilledFromAddress />
      </section>
      <ComparisonTable id="levels" comparison={coverLevels} />
    </ServicePage>
  );
}
