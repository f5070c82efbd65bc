import { useLocale, useTranslations } from 'next-intl';
import { EnquiryLink } from '@/components/enquiries/enquiry-link';
import { EnquirySection } from '@/components/enquiries/enquiry-section';
import { FillFromAddress, LazyPrice } from '@/components/insurance/lazy-price';
import { PriceFormula } from '@/components/insurance/price-formula';
import { ComparisonTable } from '@/components/services/comparison-table';
import { ServicePage } from '@/components/services/service-page';
import { insuranceLevels, insurancePrice } from '@/content/insurance';
import { coverLevels, travelInsurance } from '@/content/services/travel-insurance';
import { intlTag } from '@/lib/i18n/locales';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { contentMetadata } from '@/lib/seo/route-metadata';
import { formatDay } from '@/lib/time/dates';

const path = '/services/travel-insurance';

export const generateMetadata = contentMetadata(path, travelInsurance);

export default async function TravelInsurancePage({ params }: LocalePage) {
  await pageLocale(params);
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

/** The additions to the quote form: the trip in the address, and a price that is updated while typing. */
function IndicativePrice() {
  const locale = useLocale();
  const t = useTranslations('insurance.price');
  const words = {
    title: t('title'),
    wait: t('wait'),
    choose: t('choose'),
    days: t('days'),
    perDay: t('perDay'),
    region: t('region'),
    level: t('level'),
    each: t('each'),
    travelers: t('travelers'),
    total: t('total'),
    note: t('note', { date: formatDay(insurancePrice.asOf) }),
  };
  const levels = insuranceLevels.map(({ id, name }) => ({ id, name: name[locale] }));
  return (
    <>
      <LazyPrice tag={intlTag(locale)} levels={levels} words={words}>
        <section aria-labelledby="price" className="rounded-card bg-sunken p-4 noscript:hidden md:p-5">
          <h3 id="price" className="text-lg">
            {words.title}
          </h3>
          <p className="mt-1">{words.wait}</p>
          <p className="mt-3 text-ink-soft text-sm">{words.note}</p>
        </section>
      </LazyPrice>
      <FillFromAddress refused={t('refused')} />
    </>
  );
}
