import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Month, PackageRates } from '@/content/package';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import type { RoomParty } from '@/lib/packages/party';
import { monthsOf, priceOf, seasonLevels, stretchesOf } from '@/lib/packages/price';
import { formatDay } from '@/lib/time/dates';

/** `share`: how many the price is divided by. */
const parties = [
  { name: 'couple', adults: 2, childAges: [], share: 2 },
  { name: 'alone', adults: 1, childAges: [], share: 1 },
  { name: 'family', adults: 2, childAges: [8], share: 1 },
] as const;

interface PriceTableProps {
  rates: PackageRates;
  /** The day the prices are from, yyyy-MM-dd. */
  asOf: string;
  /** Below the table. */
  children?: ReactNode;
}

/** The price of one package by season and party. */
export function PriceTable({ rates, asOf, children }: PriceTableProps) {
  const t = useTranslations('packages.prices');
  const tag = intlTag(useLocale());
  const months = useMonthNames();
  const percent = new Intl.NumberFormat(tag, { style: 'percent' });
  const share = (value: number) => percent.format(value / 100);
  const { children: childRates, extraBed } = rates.rules;
  const percentOf = (key: (typeof childRates)[number]['key']) => childRates.find((rate) => rate.key === key)?.percent ?? 0;

  function totalFor(party: { adults: number; childAges: readonly number[] }, month: Month): number {
    const departureDate = `2027-${String(month).padStart(2, '0')}-01`;
    const rooms: RoomParty[] = [{ adults: party.adults, childAges: [...party.childAges] }];
    return priceOf(rates, { departureDate, extraNights: 0, rooms, extras: [] }).total;
  }

  return (
    <section aria-labelledby="prices">
      <h2 id="prices" className="text-2xl md:text-3xl">
        {t('title')}
      </h2>
      <p className="mt-2 text-ink-soft">{t('note', { date: formatDay(asOf) })}</p>
      <table className="stacked-table mt-5 w-full border-collapse text-start max-[22rem]:text-xs max-sm:text-sm">
        <thead>
          <tr className="border-line border-b align-bottom">
            <th scope="col" className="py-3 pe-3 text-start font-semibold max-[22rem]:pe-0">
              {t('season')}
            </th>
            {parties.map(({ name }) => (
              <th key={name} scope="col" className="w-1/4 py-3 ps-3 text-end font-semibold max-sm:w-[24%] max-[22rem]:ps-1.5">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seasonLevels.map((level) => {
            const inSeason = monthsOf(rates.seasons, level);
            const month = inSeason[0] ?? 1;
            return (
              <tr key={level} className="border-line border-b align-top">
                <th scope="row" className="py-3 pe-3 text-start font-normal max-[22rem]:pe-0">
                  <span className="block font-medium">{t(`seasons.${level}`)}</span>
                  <span className="block text-ink-soft text-sm">{months(inSeason)}</span>
                </th>
                {parties.map((party) => (
                  <td key={party.name} data-column={t(party.name)} className="py-3 ps-3 text-end max-[22rem]:ps-1.5">
                    <bdi className="tabular-nums sm:whitespace-nowrap">
                      {formatQar(totalFor(party, month) / party.share, tag)}
                    </bdi>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-4 text-ink-soft text-sm">
        {t(percentOf('child') === 0 ? 'freeChildren' : 'more', {
          youngChild: share(percentOf('youngChild')),
          child: share(percentOf('child')),
          teen: share(percentOf('teen')),
          extraBed: share(extraBed),
        })}
      </p>
      {children}
    </section>
  );
}

/** "November to February, June", in the language of the page. */
function useMonthNames() {
  const tag = intlTag(useLocale());
  const format = useFormatter();
  const name = new Intl.DateTimeFormat(tag, { month: 'short', timeZone: 'UTC' });
  const nameOf = (month: Month) => name.format(Date.UTC(2027, month - 1, 1));
  return (months: readonly Month[]) =>
    format.list(
      stretchesOf(months).map(({ first, last }) => (first === last ? nameOf(first) : `${nameOf(first)} – ${nameOf(last)}`)),
      { type: 'unit', style: 'short' },
    );
}
