'use client';

import clsx from 'clsx';
import { type ReactNode, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import type { Forecast, Sky } from '@/lib/weather/forecast';
import { degrees } from '@/lib/weather/forecast';
import { BoardContext, type PlaceState } from './board-context';
import { SkyIcon } from './sky-icon';
import type { Means } from './usual-months';

export interface WeatherWords {
  loading: string;
  /** With {degrees}. */
  now: string;
  high: string;
  low: string;
  /** After a usual temperature. */
  byDay: string;
  atNight: string;
  /** With {month}. */
  usually: string;
  /** With {amount}. */
  rain: string;
  /** With {time}. */
  updated: string;
  source: string;
  unavailable: string;
  retry: string;
  sky: Record<Sky, string>;
  /** Shown instead of a forecast, by month, January first. */
  usual: readonly string[];
}

interface WeatherNowProps {
  place: string;
  /** Language tag for `Intl`. */
  tag: string;
  words: WeatherWords;
  means: Means;
  /** On a board of places: the picture and the name, behind the degrees. */
  head?: ReactNode;
}

type State = { kind: 'waiting'; isInView?: true } | { kind: 'failed' } | { kind: 'known'; forecast: Forecast };

const timeoutMs = 10_000;

/** Loads when it comes into view. Reserves the height of the forecast, so that nothing moves. */
export function WeatherNow({ place, tag, words, means, head }: WeatherNowProps) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>({ kind: 'waiting' });
  const board = useContext(BoardContext);
  const isWaiting = state.kind === 'waiting';
  const isInView = isWaiting && state.isInView;
  const attempt = board?.attempt ?? 0;
  const asksAgain = useEffectEvent(() => state.kind === 'failed' && setState({ kind: 'waiting', isInView: true }));
  const notify = useEffectEvent((news: PlaceState) => board?.report(news));

  useEffect(() => {
    if (attempt > 0) asksAgain();
  }, [attempt]);

  useEffect(() => {
    const element = box.current;
    if (!element || !isWaiting) return;
    const leaving = new AbortController();
    function ask() {
      notify('asked');
      askForecast(place, leaving.signal).then(
        (forecast) => {
          setState({ kind: 'known', forecast });
          notify('known');
        },
        () => {
          if (leaving.signal.aborted) return;
          setState({ kind: 'failed' });
          notify('failed');
        },
      );
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      ask();
    });
    if (isInView) ask();
    else observer.observe(element);
    return () => {
      observer.disconnect();
      leaving.abort();
    };
  }, [place, isWaiting, isInView]);

  const month = new Date().getMonth();
  const usual = words.usual[month];
  const forecast = state.kind === 'known' ? state.forecast : null;
  if (board?.isDown && !forecast) {
    return (
      <div ref={box} className="flex grow flex-col">
        <Head head={head}>
          <p className="sr-only">{usual}</p>
          <p aria-hidden="true" className="text-ink-soft max-md:text-end">
            <span className="text-sm max-md:hidden">{words.usually.replace('{month}', monthOf(tag))}</span>
            <span className="block">
              <bdi dir="ltr" className="font-semibold text-2xl text-ink leading-tight md:text-4xl">
                {degrees(means.high[month] ?? 0)}
              </bdi>{' '}
              <span>{words.byDay}</span>
            </span>
            <span className="block">
              <bdi dir="ltr">{degrees(means.low[month] ?? 0)}</bdi> {words.atNight}
            </span>
          </p>
        </Head>
        <div className="mt-auto px-5 pt-3 pb-4 max-md:hidden noscript:hidden">
          <board.UsualMonths means={means} month={month} tag={tag} words={words} />
        </div>
      </div>
    );
  }
  const failed = state.kind === 'failed' && (
    <p className="text-ink-soft">
      {words.unavailable} {usual}{' '}
      <button
        type="button"
        onClick={() => setState({ kind: 'waiting' })}
        className="relative z-10 min-h-11 text-accent underline underline-offset-4"
      >
        {words.retry}
      </button>
    </p>
  );
  return (
    <div ref={box} data-live="" aria-live="polite" className={clsx('flex grow flex-col', !head && 'noscript:hidden')}>
      <Head head={head}>
        {isWaiting && <p className="flex h-14 items-center text-ink-soft">{words.loading}</p>}
        {forecast && <Now forecast={forecast} words={words} isOneOfMany={board !== null} />}
      </Head>
      {isWaiting ? (
        <Skeleton
          className={clsx('noscript:hidden', head ? 'mx-2.5 mb-2.5 h-16 md:mx-5 md:mt-3 md:mb-4 md:h-36' : 'mt-4 h-36')}
        />
      ) : (
        <div className={clsx('grow noscript:hidden', head ? 'px-2.5 pb-2.5 md:px-5 md:pb-4' : forecast && 'min-h-44')}>
          {failed}
          {forecast && <Days forecast={forecast} tag={tag} words={words} isOneOfMany={board !== null} />}
        </div>
      )}
    </div>
  );
}

/** The degrees, with the picture and the name of a place where there are several: in one row on a phone, below the picture on a wide screen. */
function Head({ head, children }: { head: ReactNode; children: ReactNode }) {
  if (!head) return children;
  return (
    <div className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-3 p-2.5 md:flex md:flex-col md:items-stretch md:p-0">
      {head}
      <div className="md:min-h-15 md:px-5 noscript:hidden">{children}</div>
    </div>
  );
}

const monthOf = (tag: string) => new Intl.DateTimeFormat(tag, { month: 'long' }).format(new Date());

async function askForecast(place: string, leaving: AbortSignal): Promise<Forecast> {
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(timeoutMs)]);
  const response = await fetch(`/api/weather?place=${encodeURIComponent(place)}`, { signal });
  if (!response.ok) throw new Error(`Weather: ${response.status}`);
  return response.json();
}

function Now({ forecast: { sky, temperature }, words, isOneOfMany }: Pick<DaysProps, 'forecast' | 'words' | 'isOneOfMany'>) {
  return (
    <p className="flex items-center gap-3">
      <SkyIcon sky={sky} className={isOneOfMany ? 'size-8 md:size-10' : 'size-10'} />
      <span className={clsx(isOneOfMany && 'max-md:text-sm max-md:leading-tight')}>
        <span className={clsx('block font-semibold', isOneOfMany ? 'text-lg md:text-2xl' : 'text-2xl')}>
          <Degrees text={words.now} celsius={temperature} />
        </span>
        <span>{words.sky[sky]}</span>
      </span>
    </p>
  );
}

interface DaysProps {
  forecast: Forecast;
  tag: string;
  words: WeatherWords;
  isOneOfMany: boolean;
}

function Days({ forecast, tag, words, isOneOfMany }: DaysProps) {
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' });
  const clock = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Asia/Qatar' });
  return (
    <>
      <ul className={clsx('grid grid-cols-5 gap-1 text-center', isOneOfMany ? 'md:mt-3' : 'mt-4')}>
        {forecast.days.map(({ day, high, low, rain, sky }) => (
          <li key={day} className={clsx('rounded-control bg-sunken', isOneOfMany ? 'py-1 md:py-3' : 'py-3')}>
            <span className={clsx('block text-ink-soft', isOneOfMany ? 'text-xs' : 'text-sm')}>
              {weekday.format(new Date(`${day}T12:00:00Z`))}
            </span>
            <SkyIcon sky={sky} className={clsx('mx-auto', isOneOfMany ? 'size-5 md:my-1.5 md:size-8' : 'my-1.5 size-8')} />
            <span className="sr-only">{words.sky[sky]}</span>
            <span className={clsx('font-semibold', isOneOfMany ? 'max-md:me-1 max-md:text-sm md:block' : 'block')}>
              <span className="sr-only">{words.high}</span> <bdi dir="ltr">{degrees(high)}</bdi>
            </span>
            <span className={clsx('text-ink-soft', isOneOfMany ? 'max-md:text-xs md:block md:text-sm' : 'block text-sm')}>
              <span className="sr-only">{words.low}</span> <bdi dir="ltr">{degrees(low)}</bdi>
            </span>
            <span className={clsx('block h-5 text-ink-soft text-xs', isOneOfMany && 'max-md:hidden')}>
              {rain >= 0.1 && words.rain.replace('{amount}', String(rain))}
            </span>
          </li>
        ))}
      </ul>
      <p className={clsx('mt-3 text-ink-soft text-sm', isOneOfMany && 'max-md:hidden')}>
        {words.updated.replace('{time}', clock.format(new Date(forecast.updatedAt)))} {/* A board names the source once. */}
        {!isOneOfMany && (
          <a href="https://www.met.no/" rel="noopener" target="_blank" className="underline underline-offset-4">
            {words.source}
          </a>
        )}
      </p>
    </>
  );
}

function Degrees({ text, celsius }: { text: string; celsius: number }) {
  const [before, after] = text.split('{degrees}');
  return (
    <>
      <span>{before}</span>
      <bdi dir="ltr">{degrees(celsius)}</bdi>
      <span>{after}</span>
    </>
  );
}
