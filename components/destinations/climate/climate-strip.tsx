import { useLocale } from 'next-intl';
import type { DestinationNote } from '@/content/destination-notes';
import { type Climate, climateColumns, strip, temperatureScale } from '@/lib/destinations/climate-strip';
import { isInRanges, monthNames } from '@/lib/destinations/months';
import { directionOf, intlTag } from '@/lib/i18n/locales';

interface ClimateStripProps {
  climate: Climate;
  best: DestinationNote['best'];
  /** The year in a sentence, for those who do not see it. */
  label: string;
  /** Makes the ids of this drawing its own. */
  id: string;
}

/** Degrees read from the sign to the digits in every language. */
const number = 'text-[11px] md:text-[9px] [direction:ltr] [text-anchor:middle]';
const name = 'fill-ink text-[11px] md:text-[9px] md:rtl:text-[7.5px] [text-anchor:middle]';

/** Twelve months: a bar from the warmest to the coldest hour, coloured by degrees, above a bar of rain. */
export function ClimateStrip({ climate, best, label, id }: ClimateStripProps) {
  const locale = useLocale();
  const columns = climateColumns(climate, directionOf(locale));
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
      {columns.map(({ month, high, low, x, top, bottom, rainHeight }) => (
        <g key={month}>
          {isInRanges(month, best) && (
            <rect x={x - 14} y="2" width="28" height={strip.height - 4} rx="8" className="fill-accent-soft" />
          )}
          <rect x={x - 5} y={top} width="10" height={Math.max(10, bottom - top)} rx="5" fill={`url(#${gradient})`} />
          <text x={x} y={top - 6} className={`fill-ink font-semibold ${number}`}>
            {signed(high)}
          </text>
          <text x={x} y={bottom + 14} className={`fill-ink-soft ${number}`}>
            {signed(low)}
          </text>
          {rainHeight > 0 && (
            <rect
              x={x - 7}
              y={strip.rainFoot - rainHeight}
              width="14"
              height={rainHeight}
              rx="2"
              className="fill-focus opacity-60"
            />
          )}
          <text x={x} y="222" className={`md:hidden ${name}`}>
            {locale === 'ar' ? month : names.narrow[month - 1]}
          </text>
          <text x={x} y="222" className={`max-md:hidden ${name}`}>
            {names.short[month - 1]}
          </text>
        </g>
      ))}
      <path d={`M4 ${strip.rainFoot}H${strip.width - 4}`} className="stroke-line" />
    </svg>
  );
}

/** With a true minus, as wide as the digits beside it. */
function signed(degrees: number): string {
  return degrees < 0 ? `−${-degrees}` : String(degrees);
}
