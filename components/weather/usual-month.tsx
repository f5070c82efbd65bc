import { useId } from 'react';
import { DegreeGradient } from '@/components/ui/degree-gradient';

export interface Means {
  /** Monthly means in °C, January first. */
  high: readonly number[];
  low: readonly number[];
}

/** The top of the strip, in degrees: its lower edge is a night of Moscow in January. */
const hottest = 46;

export interface UsualMonthProps {
  means: Means;
  /** January is 0. */
  month: number;
  /** Language tag for `Intl`. */
  tag: string;
}

/** The year around a month, from night to day. Visual: its sentence is beside it for screen readers. */
export function UsualMonth({ means: { high, low }, month, tag }: UsualMonthProps) {
  const colours = useId();
  const name = new Intl.DateTimeFormat(tag, { month: 'short', timeZone: 'UTC' });
  return (
    <div aria-hidden="true">
      <svg viewBox="0 0 120 58" preserveAspectRatio="none" aria-hidden="true" className="h-16 w-full rtl:-scale-x-100">
        <DegreeGradient id={colours} hot={hottest - 40} cold={hottest + 5} />
        {high.map((top, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the months of a year.
            key={index}
            x={index * 10 + 1}
            y={hottest - top}
            width={8}
            height={Math.max(6, top - (low[index] ?? top))}
            rx={1.5}
            fill={`url(#${colours})`}
            opacity={index === month ? 1 : 0.5}
          />
        ))}
      </svg>
      <p className="mt-1 flex justify-between px-1 text-ink-soft text-xs">
        {[0, 11].map((end) => (
          <span key={end}>{name.format(new Date(Date.UTC(2026, end, 1)))}</span>
        ))}
      </p>
    </div>
  );
}
