import clsx from 'clsx';
import { degrees } from '@/lib/weather/forecast';

export interface Means {
  /** Monthly means in °C, January first. */
  high: readonly number[];
  low: readonly number[];
}

export interface UsualMonthsProps {
  means: Means;
  /** January is 0. */
  month: number;
  /** Language tag for `Intl`. */
  tag: string;
  words: { high: string; low: string };
}

/** The last month, this one and the next three: who packs now, travels then. */
const around = [-1, 0, 1, 2, 3];

/** The usual days and nights of the months around this one. */
export function UsualMonths({ means: { high, low }, month, tag, words }: UsualMonthsProps) {
  const name = new Intl.DateTimeFormat(tag, { month: 'short', timeZone: 'UTC' });
  return (
    <ul className="grid grid-cols-5 gap-1 text-center text-sm">
      {around.map((apart) => {
        const index = (month + apart + 12) % 12;
        return (
          <li key={index} className={clsx('rounded-control py-2', apart === 0 ? 'bg-accent-soft' : 'bg-sunken')}>
            <span className="block text-ink-soft text-xs">{name.format(new Date(Date.UTC(2026, index, 1)))}</span>
            <span className="block font-semibold">
              <span className="sr-only">{words.high}</span> <bdi dir="ltr">{degrees(high[index] ?? 0)}</bdi>
            </span>
            <span className="block text-ink-soft">
              <span className="sr-only">{words.low}</span> <bdi dir="ltr">{degrees(low[index] ?? 0)}</bdi>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
