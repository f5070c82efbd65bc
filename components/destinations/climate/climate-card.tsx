import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Destination } from '@/content/destination';
import { destinationNotes } from '@/content/destination-notes';
import type { Climate } from '@/lib/destinations/climate-strip';
import { monthNames } from '@/lib/destinations/months';
import { intlTag } from '@/lib/i18n/locales';
import { ClimateStrip } from './climate-strip';

/** The climate of a place as a strip, with its key, its source and the same numbers as a table. */
export function ClimateCard({ destination: { slug, climate } }: { destination: Destination }) {
  const locale = useLocale();
  const t = useTranslations('destinations.when');
  const city = climate.city[locale];
  const { by, period } = climate.source;
  return (
    <figure className="rounded-card border border-line bg-raised p-4 shadow-card md:p-6">
      <figcaption className="font-semibold">{t('strip', { city })}</figcaption>
      <ul className="mt-2 mb-3 flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm">
        <Key mark={<span className="h-4 w-2 rounded-pill bg-sun" />}>{t('degrees')}</Key>
        <Key mark={<span className="size-3 rounded-xs bg-focus opacity-60" />}>{t('rain')}</Key>
        <Key mark={<span className="size-3 rounded-xs border border-line bg-accent-soft" />}>{t('best')}</Key>
      </ul>
      <ClimateStrip climate={climate} best={destinationNotes[slug].best} label={useYearInWords(climate)} id={slug} />
      <ClimateTable climate={climate} />
      <p className="mt-2 text-ink-soft text-sm">
        {period
          ? t('measured', { city, source: by[locale], years: `\u2066${period}\u2069` })
          : t('approximate', { city, source: by[locale] })}
      </p>
    </figure>
  );
}

function Key({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      {mark}
      {children}
    </li>
  );
}

function useYearInWords({ high, low }: Destination['climate']): string {
  const t = useTranslations('destinations.when');
  const months = monthNames(intlTag(useLocale()), 'long');
  const [warmest, coldest] = [high.indexOf(Math.max(...high)), high.indexOf(Math.min(...high))];
  return t('summary', {
    warm: months[warmest] ?? '',
    warmHigh: Math.round(high[warmest] ?? 0),
    warmLow: Math.round(low[warmest] ?? 0),
    cold: months[coldest] ?? '',
    coldHigh: Math.round(high[coldest] ?? 0),
    coldLow: Math.round(low[coldest] ?? 0),
  });
}

const cell = 'py-1.5 pe-3 text-start font-normal tabular-nums';

function ClimateTable({ climate: { high, low, rain } }: { climate: Climate }) {
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

/** A minus sign stays in front of its digits in every language. */
function Figure({ value }: { value: number }) {
  return value < 0 ? <bdi dir="ltr">{value}</bdi> : value;
}
