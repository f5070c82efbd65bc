'use client';

import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import type { Prayer, PrayerDay } from '@/lib/prayer-times/prayer-day';

const timeoutMs = 10_000;

export interface HoursWords {
  next: string;
  /** Whose rules the hours follow. */
  rules: string;
  estimate: string;
  names: Record<Prayer, string>;
}

export interface HoursProps {
  today: PrayerDay;
  onDayEnd: () => void;
  tag: string;
  words: HoursWords;
}

export function Hours({ today, onDayEnd, tag, words }: HoursProps) {
  const now = useNow();
  useEffect(() => {
    const left = Date.parse(today.until) - Date.now();
    // The clock of the device is ahead: another answer would be over as well.
    if (left <= 0) return;
    const timer = setTimeout(onDayEnd, left);
    return () => clearTimeout(timer);
  }, [today.until, onDayEnd]);
  const next = today.times.find(({ prayer, at }) => prayer !== 'sunrise' && Date.parse(at) > now)?.prayer;
  const inWords = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(new Date(`${today.day}T12:00:00Z`));
  return (
    <>
      <div className="flex items-center gap-5 @2xl:gap-8">
        <DayRing times={today.times} now={now} next={next} className="size-32 shrink-0">
          <span className="block font-semibold text-sm">{inWords({ weekday: 'long' })}</span>
          <span className="block text-ink-soft text-xs">{inWords({ day: 'numeric', month: 'short' })}</span>
        </DayRing>
        <dl className="grid max-w-72 grow @2xl:max-w-none @2xl:grid-cols-6 @2xl:gap-2">
          {today.times.map(({ prayer, at, clock }) => (
            <div
              key={prayer}
              className={clsx(
                '-mx-2 flex items-baseline justify-between gap-3 rounded-control px-2 py-0.5 @2xl:mx-0 @2xl:block @2xl:px-3 @2xl:py-2',
                prayer === next ? 'bg-raised text-accent' : next && Date.parse(at) <= now && 'text-ink-soft',
              )}
            >
              <dt className="text-sm">
                {words.names[prayer]}
                {prayer === next && <span className="sr-only"> {words.next}</span>}
              </dt>
              <dd className="font-semibold tabular-nums @2xl:text-xl">
                <bdi dir="ltr">{clock}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="mt-4 max-w-2xl text-ink-soft text-sm">
        {today.isEstimate && <span>{`${words.estimate} `}</span>}
        <span>{words.rules}</span>
      </p>
    </>
  );
}

/** The time in milliseconds, to the minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export async function askPrayers(place: string, leaving: AbortSignal): Promise<PrayerDay> {
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(timeoutMs)]);
  const response = await fetch(`/api/prayer-times?place=${place}`, { signal });
  if (!response.ok) throw new Error(`Prayer times: ${response.status}`);
  return response.json();
}

interface DayRingProps {
  times: PrayerDay['times'];
  /** In milliseconds. */
  now: number;
  next: Prayer | undefined;
  className?: string;
  /** In the middle of the ring. */
  children: ReactNode;
}

const radius = 52;

/** Twenty-four hours with noon at the top, as the ring of the clock: daylight, the five prayers, and the sun or the moon at the current time. */
function DayRing({ times, now, next, className, children }: DayRingProps) {
  const moments = new Map(times.map(({ prayer, at }) => [prayer, Date.parse(at)]));
  const [sunrise = 0, sunset = 0] = [moments.get('sunrise'), moments.get('maghrib')];
  const noon = (sunrise + sunset) / 2;
  const onRing = (moment: number) => {
    const angle = ((moment - noon) / 86_400_000) * 2 * Math.PI;
    return `${(64 + radius * Math.sin(angle)).toFixed(1)} ${(64 - radius * Math.cos(angle)).toFixed(1)}`;
  };
  const isDay = now > sunrise && now < sunset;
  return (
    <div className={clsx('relative grid place-items-center text-center', className)}>
      <svg viewBox="0 0 128 128" aria-hidden="true" className="absolute inset-0 fill-none">
        <circle cx="64" cy="64" r={radius} strokeWidth="6" className="stroke-line" />
        <path
          d={`M${onRing(sunrise)}A${radius} ${radius} 0 ${sunset - sunrise > 43_200_000 ? 1 : 0} 1 ${onRing(sunset)}`}
          strokeWidth="6"
          strokeLinecap="round"
          className="stroke-sun"
        />
        {times.map(
          ({ prayer, at }) =>
            prayer !== 'sunrise' && (
              <g key={prayer} transform={`translate(${onRing(Date.parse(at))})`}>
                <circle
                  r="4"
                  strokeWidth="2"
                  className={clsx('stroke-accent', prayer === next ? 'fill-accent' : 'fill-raised')}
                />
              </g>
            ),
        )}
        <g transform={`translate(${onRing(now)})`}>
          {isDay ? (
            <circle r="7" strokeWidth="3" className="fill-sun stroke-raised" />
          ) : (
            <>
              <circle r="8.5" className="fill-raised" />
              <path d="M3.4 3.2A5.6 5.6 0 1 1-1.2-5.6a4.6 4.6 0 0 0 4.6 8.8Z" className="fill-ink-soft" />
            </>
          )}
        </g>
      </svg>
      <p>{children}</p>
    </div>
  );
}
