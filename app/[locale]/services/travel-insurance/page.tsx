import { useLocale, useTranslations } from 'next-intl';
import { PreviewBar } from '@/components/desk/preview-bar';
import { EnquiryLink, EnquirySection } from '@/components/enquiries/enquiry-section';
import { FillFromAddress, LazyPrice } from '@/components/insurance/lazy-price';
import { PageSection } from '@/components/layout/guide/page-section';
import { ComparisonTable } from '@/components/services/comparison-table';
import { ServicePage } from '@/components/services/service-page';
import { type InsuranceRegion, insuranceLevels, insuranceRegions } from '@/content/insurance';
import { coverLevels, travelInsurance } from '@/content/services/travel-insurance';
import { readDraft } from '@/lib/content/read-draft';
import { intlTag } from '@/lib/i18n/locales';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { type InsuranceContent, insuranceContent } from '@/lib/insurance/insurance-content';
import { indicativePrice, insuranceNow } from '@/lib/insurance/price';
import { formatQar } from '@/lib/money';
import { contentMetadata } from '@/lib/seo/route-metadata';
import { formatDay } from '@/lib/time/dates';

const path = '/services/travel-insurance';

export const generateMetadata = contentMetadata(path, travelInsurance);

export default async function TravelInsurancePage({ params }: LocalePage) {
  await pageLocale(params);
  const draft = await readDraft('insurance', 'site', insuranceContent);
  const figures = draft?.content ?? insuranceNow();
  return (
    <ServicePage service={travelInsurance} price={leastInEurope(figures)} action={<EnquiryLink />}>
      {draft && <PreviewBar kind="insurance" name="site" />}
      <EnquirySection kind="insurance">
        <IndicativePrice figures={figures} />
      </EnquirySection>
      <ComparisonTable id="levels" comparison={coverLevels} />
      <PriceFormula figures={figures} />
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

const example = { departure: '2027-01-01', return: '2027-01-10', travelers: 1, region: 'europe' } as const;

/** The formula of the indicative price with all its figures. */
function PriceFormula({ figures }: { figures: InsuranceContent }) {
  const locale = useLocale();
  const t = useTranslations('insurance.formula');
  const tag = intlTag(locale);
  const { regions, levels, perDay, fewestDays } = figures;
  const day = formatQar(perDay, tag);
  const names = Object.keys(regions) as InsuranceRegion[];
  const shown = insuranceLevels[1];
  return (
    <PageSection id="formula" title={t('title')} text={t('text', { perDay: day, fewest: fewestDays })}>
      <div className="mt-5 grid gap-4 md:grid-cols-2">
        <Factors
          title={t('regions')}
          factor={t('factor')}
          rows={names.map((name) => ({ name: insuranceRegions[name][locale], factor: regions[name] }))}
        />
        <Factors
          title={t('levels')}
          factor={t('factor')}
          rows={insuranceLevels.map(({ id, name }) => ({ name: name[locale], factor: levels[id] }))}
        />
      </div>
      <p className="mt-4">
        {t('example', {
          level: shown.name[locale],
          perDay: day,
          region: String(regions.europe),
          factor: String(levels[shown.id]),
          total: formatQar(indicativePrice(example, shown.id, figures).total, tag),
        })}
      </p>
    </PageSection>
  );
}

function Factors({ title, factor, rows }: { title: string; factor: string; rows: readonly { name: string; factor: number }[] }) {
  return (
    <table className="stacked-table h-fit w-full overflow-hidden rounded-card border border-line bg-raised text-start">
      <thead className="bg-sunken text-sm">
        <tr>
          <th scope="col" className="px-4 py-2 text-start font-semibold">
            {title}
          </th>
          <th scope="col" className="px-4 py-2 text-end font-semibold">
            {factor}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} className="border-line border-t">
            <th scope="row" className="px-4 py-2 text-start font-normal">
              {row.name}
            </th>
            <td data-column={factor} className="px-4 py-2 text-end tabular-nums">
              <bdi>× {row.factor}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
