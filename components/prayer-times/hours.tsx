'use client';

import clsx from 'clsx';
import { useEffect, useState } from 'react';
import type { Prayer, PrayerDay } from '@/lib/prayer-times/prayer-day';
import { DayRing } from './day-ring';

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
