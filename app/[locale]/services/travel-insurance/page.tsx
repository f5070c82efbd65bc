import { useLocale, useTranslations } from 'next-intl';
import { EnquiryLink, EnquirySection } from '@/components/enquiries/enquiry-section';
import { FillFromAddress, LazyPrice } from '@/components/insurance/lazy-price';
import { AnswerTable, ComparisonTable } from '@/components/services/comparison-table';
import { ServicePage } from '@/components/services/service-page';
import { type InsuranceExample, type InsuranceLevel, insuranceExamples, insuranceLevels } from '@/content/insurance';
import { coverLevels, travelInsurance } from '@/content/services/travel-insurance';
import { readDraft } from '@/lib/content/read-draft';
import { intlTag } from '@/lib/i18n/locales';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { type InsuranceContent, insuranceContent } from '@/lib/insurance/insurance-content';
import { indicativePrice, insuranceNow } from '@/lib/insurance/price';
import { formatQar } from '@/lib/money';
import { contentMetadata } from '@/lib/seo/route-metadata';
import { formatDay } from '@/lib/time/dates';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';

const path = '/services/travel-insurance';

export const generateMetadata = contentMetadata(path, travelInsurance);

export default async function TravelInsurancePage({ params }: LocalePage) {
  await pageLocale(params);
  const draft = await readDraft('insurance', 'site', insuranceContent);
  const figures = draft?.content ?? insuranceNow();
  return (
    <ServicePage service={travelInsurance} price={leastInEurope(figures)} action={<EnquiryLink />}>
      <EnquirySection kind="insurance">
        <IndicativePrice figures={figures} />
      </EnquirySection>
      <ExamplePrices figures={figures} />
      <ComparisonTable id="levels" comparison={coverLevels} />
    </ServicePage>
  );
}

/** Of five days for one traveller. */
function leastInEurope(figures: InsuranceContent): number {
  const trip = { departure: '2027-03-01', return: '2027-03-05', travelers: 1, region: 'europe' } as const;
  return indicativePrice(trip, 'essential', figures).total;
}

/** The additions to the quote form: the trip in the address, and a price that is updated while typing. */
function IndicativePrice({ figures }: { figures: InsuranceContent }) {
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
    note: t('note', { date: formatDay(figures.asOf) }),
  };
  const levels = insuranceLevels.map(({ id, name }) => ({ id, name: name[locale] }));
  return (
    <>
      <LazyPrice tag={intlTag(locale)} figures={figures} levels={levels} words={words}>
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

/** What example trips cost at each level, from the same figures as the form: nobody multiplies factors. */
function ExamplePrices({ figures }: { figures: InsuranceContent }) {
  const locale = useLocale();
  const t = useTranslations('insurance.examples');
  const tag = intlTag(locale);
  const priceOf = ({ days, ...trip }: InsuranceExample, level: InsuranceLevel) => {
    const departure = figures.asOf;
    return formatQar(indicativePrice({ ...trip, departure, return: addDays(departure, days - 1) }, level, figures).total, tag);
  };
  return (
    <AnswerTable
      id="examples"
      caption={t('title')}
      note={t('text', { fewest: figures.fewestDays })}
      columns={insuranceLevels.map(({ name }) => name[locale])}
      recommended={coverLevels.recommended}
      rows={insuranceExamples.map((trip) => ({
        name: trip.name[locale],
        cells: insuranceLevels.map(({ id }) => (
          <bdi key={id} className="whitespace-nowrap font-semibold tabular-nums sm:text-lg">
            {priceOf(trip, id)}
          </bdi>
        )),
      }))}
    />
  );
}
