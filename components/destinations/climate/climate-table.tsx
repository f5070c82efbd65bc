import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Climate } from '@/lib/destinations/climate-strip';
import { monthNames } from '@/lib/destinations/months';
import { intlTag } from '@/lib/i18n/locales';

const cell = 'py-1.5 pe-3 text-start font-normal tabular-nums';

export function ClimateTable({ climate: { high, low, rain } }: { climate: Climate }) {
  const locale = useLocale();
  const t = useTranslations('destinations.when');
  return (
    <details className="group mt-3 border-line border-t">
      <summary className="flex min-h-11 list-none items-center gap-2 font-medium text-accent text-sm [&::-webkit-details-marker]:hidden">
        {t('table')}
        <Icon name="down" className="size-4 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <table className="w-full text-sm">
        <thead className="text-ink-soft">
          <tr>
            {[t('month'), t('dayColumn'), t('nightColumn'), t('rain')].map((heading) => (
              <th key={heading} scope="col" className={cell}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {monthNames(intlTag(locale), 'long').map((month, index) => (
            <tr key={month}>
              <th scope="row" className={cell}>
                {month}
              </th>
              {[high, low, rain].map((values, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the three columns never change places.
                <td key={column} className={cell}>
                  <Figure value={Math.round(values[index] ?? 0)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Degrees below zero read from the sign to the digits in every language. */
function Figure({ value }: { value: number }) {
  return value < 0 ? <bdi dir="ltr">{value}</bdi> : value;
}
