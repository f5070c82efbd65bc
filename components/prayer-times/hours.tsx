'use client';

import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { DateField, type DateFieldWords } from '@/components/ui/dates/date-field';
import { listRecentSearches } from '@/lib/flights/search/recent-searches';
import { isNextDay, type Prayer, type PrayerDay } from '@/lib/prayer-times/prayer-day';
import { dayError, isDay, lastDayToAsk, readDay } from '@/lib/time/dates';
import { formatHijri } from '@/lib/time/gulf/hijri';
import { isInRamadan } from '@/lib/time/gulf/occasions';
import { useToday } from '@/lib/time/use-today';
import { fastInWords } from './fast-in-words';

const timeoutMs = 10_000;

export interface HoursWords {
  next: string;
  /** Whose rules the hours follow. */
  rules: string;
  estimate: string;
  /** Beside a clock past midnight. */
  nextDay: string;
  /** Of the field with the day. */
  day: string;
  date: DateFieldWords;
  /** From Fajr to Maghrib, with {from}, {to} and {hours}. */
  fast: string;
  qibla: string;
  halal: string;
  names: Record<Prayer, string>;
}

export interface HoursProps {
  /** Unique on the page. */
  id: string;
  today: PrayerDay;
  onDay: (day: string) => void;
  onDayEnd: () => void;
  tag: string;
  words: HoursWords;
}

/** The hours of a day, which can be changed; the ring shows the current time on that of the place. */
export function Hours({ id, today, onDay, onDayEnd, tag, words }: HoursProps) {
  const isToday = today.until !== null;
  const now = useNow();
  useEffect(() => {
    if (today.until === null) return;
    const left = Date.parse(today.until) - Date.now();
    // The clock of the device is ahead: another answer would be over as well.
    if (left <= 0) return;
    const timer = setTimeout(onDayEnd, left);
    return () => clearTimeout(timer);
  }, [today.until, onDayEnd]);
  const next = isToday ? today.times.find(({ prayer, at }) => prayer !== 'sunrise' && Date.parse(at) > now)?.prayer : undefined;
  const inWords = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(new Date(`${today.day}T12:00:00Z`));
  return (
    <>
      <DayChoice id={id} day={today.day} label={words.day} words={words.date} onDay={onDay} />
      <div className="mt-4 flex items-center gap-5 @2xl:gap-8">
        <DayRing times={today.times} now={isToday ? now : null} next={next} className="size-32 shrink-0">
          <span className="block font-semibold text-sm">{inWords({ weekday: 'long' })}</span>
          <span className="block text-ink-soft text-xs">{inWords({ day: 'numeric', month: 'short' })}</span>
        </DayRing>
        <dl className="grid max-w-72 grow @2xl:max-w-none @2xl:grid-cols-6 @2xl:gap-2">
          {today.times.map(({ prayer, at, clock }) => (
            <div
              key={prayer}
              className={clsx(
                '-mx-2 flex items-baseline justify-between gap-3 rounded-control px-2 py-0.5 @2xl:mx-0 @2xl:block @2xl:px-3 @2xl:py-2',
                prayer === next ? 'bg-raised text-accent' : isToday && next && Date.parse(at) <= now && 'text-ink-soft',
              )}
            >
              <dt className="text-sm">
                {words.names[prayer]}
                {prayer === next && <span className="sr-only"> {words.next}</span>}
              </dt>
              <dd className="font-semibold tabular-nums @2xl:text-xl">
                <bdi dir="ltr">{clock}</bdi>
                {isNextDay(today, prayer) && <span className="block font-normal text-xs">{words.nextDay}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <ul className="mt-4 space-y-1 text-sm">
        {isInRamadan(today.day) && <li>{fastInWords(today, words.fast, tag)}</li>}
        <li>{words.qibla}</li>
        <li>{words.halal}</li>
      </ul>
      <p className="mt-3 max-w-2xl text-ink-soft text-sm">
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

interface DayChoiceProps {
  id: string;
  day: string;
  label: string;
  words: DateFieldWords;
  onDay: (day: string) => void;
}

function DayChoice({ id, day, label, words, onDay }: DayChoiceProps) {
  const today = useToday();

  function typed(text: string) {
    const read = readDay(text);
    // The field says by itself what is wrong, and keeps what was typed.
    if (isDay(read) && !dayError(read, today) && read !== day) onDay(read);
  }

  return (
    <form noValidate onSubmit={(event) => event.preventDefault()} className="flex flex-wrap items-start gap-x-5 gap-y-2">
      <div className="w-56">
        <DateField
          id={id}
          label={label}
          words={words}
          earliest={today}
          latest={today && lastDayToAsk(today)}
          checksItself
          autoComplete="off"
          defaultValue={day}
          onInput={({ currentTarget }) => typed(currentTarget.value)}
        />
      </div>
      <bdi className="mt-6 py-2.5 text-ink-soft text-sm">{formatHijri(day, words.locale)}</bdi>
    </form>
  );
}

/** The day for which this device searched flights to a city (its English name); undefined when it did not. */
export function searchedDay(city: string): string | undefined {
  return listRecentSearches().find(({ toCity }) => toCity.en === city)?.search.departureDate;
}

/** `day` is yyyy-MM-dd; without it, the hours are those of today there. */
export async function askPrayers(place: string, day: string | undefined, leaving: AbortSignal): Promise<PrayerDay> {
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(timeoutMs)]);
  const response = await fetch(`/api/prayer-times?place=${place}${day ? `&day=${day}` : ''}`, { signal });
  if (!response.ok) throw new Error(`Prayer times: ${response.status}`);
  return response.json();
}

interface DayRingProps {
  times: PrayerDay['times'];
  /** In milliseconds; null on another day. */
  now: number | null;
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
  const isDaylight = now !== null && now > sunrise && now < sunset;
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
        {now !== null && (
          <g transform={`translate(${onRing(now)})`}>
            {isDaylight ? (
              <circle r="7" strokeWidth="3" className="fill-sun stroke-raised" />
            ) : (
              <>
                <circle r="8.5" className="fill-raised" />
                <path d="M3.4 3.2A5.6 5.6 0 1 1-1.2-5.6a4.6 4.6 0 0 0 4.6 8.8Z" className="fill-ink-soft" />
              </>
            )}
          </g>
        )}
      </svg>
      <p>{children}</p>
    </div>
  );
}
