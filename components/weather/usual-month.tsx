import { degrees } from '@/lib/weather/forecast';

export interface Means {
  /** Monthly means in °C, January first. */
  high: readonly number[];
  low: readonly number[];
}

const moon = 'M20 14.5A8.2 8.2 0 0 1 9.5 4 8.2 8.2 0 1 0 20 14.5Z';
/** The top of the strip, in degrees: its lower edge is a night of Moscow in January. */
const hottest = 46;

export interface UsualMonthProps {
  means: Means;
  /** January is 0. */
  month: number;
  name: string;
  /** The path of the icon of a clear day. */
  sun: string;
}

/** A month's usual day and night, and the year around it. Visual: its sentence is beside it for screen readers. */
export function UsualMonth({ means: { high, low }, month, name, sun }: UsualMonthProps) {
  return (
    <div aria-hidden="true" className="flex items-end justify-between gap-4">
      <p>
        <span className="flex items-center gap-2 font-semibold text-3xl">
          <Sign path={sun} className="size-8 text-sun" />
          <bdi dir="ltr">{degrees(high[month] ?? 0)}</bdi>
        </span>
        <span className="mt-1.5 flex items-center gap-2 text-ink-soft">
          <Sign path={moon} className="mx-1.5 size-5" />
          <bdi dir="ltr">{degrees(low[month] ?? 0)}</bdi>
          <span>· {name}</span>
        </span>
      </p>
      <svg viewBox="0 0 120 58" aria-hidden="true" className="h-14 w-28 shrink-0 rtl:-scale-x-100">
        {high.map((top, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the months of a year.
            key={index}
            x={index * 10 + 2}
            y={hottest - top}
            width={6}
            height={Math.max(6, top - (low[index] ?? top))}
            rx={3}
            className={index === month ? 'fill-sun' : 'fill-line'}
          />
        ))}
      </svg>
    </div>
  );
}

function Sign({ path, className }: { path: string; className: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`line-icon shrink-0 ${className}`}>
      <path d={path} />
    </svg>
  );
}
