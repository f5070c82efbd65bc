import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Destination } from '@/content/destination';
import { type DestinationNote, destinationNotes } from '@/content/destination-notes';
import { type Climate, climateColumns, isInRanges, monthNames, strip, temperatureScale } from '@/lib/destinations/facts';
import { directionOf, intlTag } from '@/lib/i18n/locales';

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

interface ClimateStripProps {
  climate: Climate;
  best: DestinationNote['best'];
  /** A summary sentence for screen readers. */
  label: string;
  /** A prefix for unique ids in this drawing. */
  id: string;
}

/** A minus sign stays in front of its digits in every language. */
const number = 'text-[11px] md:text-[9px] [direction:ltr] [text-anchor:middle]';
const name = 'fill-ink text-[11px] md:text-[9px] md:rtl:text-[7.5px] [text-anchor:middle]';

/** Twelve months: a bar from the warmest to the coldest hour, coloured by temperature, above a bar of rain. Bars of a kind are one path. */
function ClimateStrip({ climate, best: bestMonths, label, id }: ClimateStripProps) {
  const locale = useLocale();
  const columns = climateColumns(climate, directionOf(locale));
  const best = columns.filter(({ month }) => isInRanges(month, bestMonths));
  const scale = temperatureScale(climate);
  const names = { short: monthNames(intlTag(locale), 'short'), narrow: monthNames(intlTag(locale), 'narrow') };
  const gradient = `degrees-${id}`;
  return (
    <svg viewBox={`0 0 ${strip.width} ${strip.height}`} role="img" aria-label={label} className="block h-auto w-full">
      <DegreeGradient id={gradient} hot={scale(40)} cold={scale(-5)} />
      <path d={best.map(({ x }) => roundedBox(x - 14, 2, 28, strip.height - 4, 8)).join('')} className="fill-accent-soft" />
      <path
        d={columns.map(({ x, top, bottom }) => `M${x} ${top + 5}v${Math.max(0, bottom - top - 10)}`).join('')}
        stroke={`url(#${gradient})`}
        strokeWidth="10"
        strokeLinecap="round"
      />
      <g className={`fill-ink font-semibold ${number}`}>
        {columns.map(({ month, x, top, high }) => (
          <text key={month} x={x} y={top - 6}>
            {signed(high)}
          </text>
        ))}
      </g>
      <g className={`fill-ink-soft ${number}`}>
        {columns.map(({ month, x, bottom, low }) => (
          <text key={month} x={x} y={bottom + 14}>
            {signed(low)}
          </text>
        ))}
      </g>
      <path
        d={columns
          .map(({ x, rainHeight }) => (rainHeight > 0 ? roundedBox(x - 7, strip.rainFoot - rainHeight, 14, rainHeight, 2) : ''))
          .join('')}
        className="fill-focus opacity-60"
      />
      <g className={`md:hidden ${name}`}>
        {columns.map(({ month, x }) => (
          <text key={month} x={x} y="222">
            {locale === 'ar' ? month : names.narrow[month - 1]}
          </text>
        ))}
      </g>
      <g className={`max-md:hidden ${name}`}>
        {columns.map(({ month, x }) => (
          <text key={month} x={x} y="222">
            {names.short[month - 1]}
          </text>
        ))}
      </g>
      <path d={`M4 ${strip.rainFoot}H${strip.width - 4}`} className="stroke-line" />
    </svg>
  );
}

/** The colours of degrees, from hot to freezing, for bars of temperatures. `hot` and `cold`: where 40 and −5 °C are in the drawing. */
function DegreeGradient({ id, hot, cold }: { id: string; hot: number; cold: number }) {
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={hot} y2={cold}>
      <stop offset="0" className="[stop-color:var(--color-accent)]" />
      <stop offset="0.3" className="[stop-color:var(--color-sun)]" />
      <stop offset="0.55" className="[stop-color:color-mix(in_oklab,var(--color-sun),var(--color-success))]" />
      <stop offset="0.78" className="[stop-color:var(--color-success)]" />
      <stop offset="1" className="[stop-color:var(--color-focus)]" />
    </linearGradient>
  );
}

/** The outline of a box, to combine several in one path. */
function roundedBox(x: number, y: number, width: number, height: number, radius: number): string {
  const high = Math.min(radius, height / 2);
  const corner = (toX: number, toY: number) => `a${radius} ${high} 0 0 1 ${toX} ${toY}`;
  const [across, down] = [width - 2 * radius, height - 2 * high];
  return `M${x + radius} ${y}h${across}${corner(radius, high)}v${down}${corner(-radius, high)}h${-across}${corner(-radius, -high)}v${-down}${corner(radius, -high)}Z`;
}

/** With a true minus sign, which is as wide as the digits. */
function signed(degrees: number): string {
  return degrees < 0 ? `−${-degrees}` : String(degrees);
}

/** The best months in words: "April to June, September and October". */
export function useBestMonths(): (best: DestinationNote['best']) => string {
  const locale = useLocale();
  const t = useTranslations('destinations');
  const months = monthNames(intlTag(locale), 'long');
  const name = (month: number) => months[month - 1] ?? '';
  return (best) => {
    const ranges = best.map(([first, last]) =>
      first === last ? name(first) : t('range', { first: name(first), last: name(last) }),
    );
    return new Intl.ListFormat(intlTag(locale), { type: 'conjunction' }).format(ranges);
  };
}
