import { useLocale, useTranslations } from 'next-intl';
import { PageSection } from '@/components/layout/guide/page-section';
import { type InsuranceRegion, insuranceLevels, insurancePrice, insuranceRegions } from '@/content/insurance';
import { intlTag } from '@/lib/i18n/locales';
import { indicativePrice } from '@/lib/insurance/price';
import { formatQar } from '@/lib/money';

const example = { departure: '2027-01-01', return: '2027-01-10', travelers: 1, region: 'europe' } as const;

/** The formula of the indicative price with all its figures. */
export function PriceFormula() {
  const locale = useLocale();
  const t = useTranslations('insurance.formula');
  const tag = intlTag(locale);
  const { regions, levels, perDay, fewestDays } = insurancePrice;
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
          total: formatQar(indicativePrice(example, shown.id).total, tag),
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
