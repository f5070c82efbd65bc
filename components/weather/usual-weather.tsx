import clsx from 'clsx';
import type { ReactNode } from 'react';
import { degrees } from '@/lib/weather/forecast';

export interface Means {
  /** Monthly means in °C, January first. */
  high: readonly number[];
  low: readonly number[];
}

export interface UsualWeatherProps {
  means: Means;
  /** January is 0. */
  month: number;
  /** Language tag for `Intl`. */
  tag: string;
  /** `usually` has {month}, `usual` a sentence for each month. */
  words: Record<'high' | 'low' | 'byDay' | 'atNight' | 'usually', string> & { usual: readonly string[] };
  /** The picture and the name of the place. */
  head: ReactNode;
}

/** The last month, this one and the next three: who packs now, travels then. */
const around = [-1, 0, 1, 2, 3];

/** A usual day and night of this month at a place, and of the months around it. */
export function UsualWeather({ means: { high, low }, month, tag, words, head }: UsualWeatherProps) {
  const name = (index: number, length: 'long' | 'short') =>
    new Intl.DateTimeFormat(tag, { month: length, timeZone: 'UTC' }).format(new Date(Date.UTC(2026, index, 1)));
  return (
    <>
      <div className="weather-head">
        {head}
        <div className="noscript:hidden">
          <p className="sr-only">{words.usual[month]}</p>
          <p aria-hidden="true" className="text-ink-soft max-md:text-end">
            <span className="text-sm max-md:hidden">{words.usually.replace('{month}', name(month, 'long'))}</span>
            <span className="block">
              <bdi dir="ltr" className="font-semibold text-2xl text-ink leading-tight md:text-4xl">
                {degrees(high[month] ?? 0)}
              </bdi>{' '}
              <span>{words.byDay}</span>
            </span>
            <span className="block">
              <bdi dir="ltr">{degrees(low[month] ?? 0)}</bdi> {words.atNight}
            </span>
          </p>
        </div>
      </div>
      <ul className="mt-auto grid grid-cols-5 gap-1 px-5 pt-3 pb-4 text-center text-sm max-md:hidden noscript:hidden">
        {around.map((apart) => {
          const index = (month + apart + 12) % 12;
          return (
            <li key={index} className={clsx('rounded-control py-2', apart === 0 ? 'bg-accent-soft' : 'bg-sunken')}>
              <span className="block text-ink-soft text-xs">{name(index, 'short')}</span>
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
    </>
  );
}
