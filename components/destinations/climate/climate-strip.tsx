import { useLocale } from 'next-intl';
import type { DestinationNote } from '@/content/destination-notes';
import { type Climate, climateColumns, strip, temperatureScale } from '@/lib/destinations/climate-strip';
import { isInRanges, monthNames } from '@/lib/destinations/months';
import { directionOf, intlTag } from '@/lib/i18n/locales';

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
export function ClimateStrip({ climate, best: bestMonths, label, id }: ClimateStripProps) {
  const locale = useLocale();
  const columns = climateColumns(climate, directionOf(locale));
  const best = columns.filter(({ month }) => isInRanges(month, bestMonths));
  const scale = temperatureScale(climate);
  const names = { short: monthNames(intlTag(locale), 'short'), narrow: monthNames(intlTag(locale), 'narrow') };
  const gradient = `degrees-${id}`;
  return (
    <svg viewBox={`0 0 ${strip.width} ${strip.height}`} role="img" aria-label={label} className="block h-auto w-full">
      <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={scale(40)} y2={scale(-5)}>
        <stop offset="0" className="[stop-color:var(--color-accent)]" />
        <stop offset="0.3" className="[stop-color:var(--color-sun)]" />
        <stop offset="0.55" className="[stop-color:color-mix(in_oklab,var(--color-sun),var(--color-success))]" />
        <stop offset="0.78" className="[stop-color:var(--color-success)]" />
        <stop offset="1" className="[stop-color:var(--color-focus)]" />
      </linearGradient>
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
