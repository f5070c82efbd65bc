'use client';

import clsx from 'clsx';
import { type ReactNode, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import type { Forecast, Sky } from '@/lib/weather/forecast';
import { degrees } from '@/lib/weather/forecast';
import { BoardContext, type PlaceState } from './board-context';
import { SkyIcon } from './sky-icon';
import type { Means } from './usual-weather';

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
        <board.UsualWeather means={means} month={month} tag={tag} words={words} head={head} />
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
        {forecast && <Now forecast={forecast} words={words} />}
      </Head>
      {isWaiting ? (
        <Skeleton className="mt-4 h-36 noscript:hidden" />
      ) : (
        <div className={clsx('grow noscript:hidden', forecast && 'min-h-44')}>
          {failed}
          {forecast && <Days forecast={forecast} tag={tag} words={words} isOneOfMany={board !== null} />}
        </div>
      )}
    </div>
  );
}

/** The degrees, with the picture and the name of a place where there are several: `weather-board` in the styles. */
function Head({ head, children }: { head: ReactNode; children: ReactNode }) {
  if (!head) return children;
  return (
    <div className="weather-head">
      {head}
      <div className="noscript:hidden">{children}</div>
    </div>
  );
}

async function askForecast(place: string, leaving: AbortSignal): Promise<Forecast> {
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(timeoutMs)]);
  const response = await fetch(`/api/weather?place=${encodeURIComponent(place)}`, { signal });
  if (!response.ok) throw new Error(`Weather: ${response.status}`);
  return response.json();
}

function Now({ forecast: { sky, temperature }, words }: { forecast: Forecast; words: WeatherWords }) {
  return (
    <p className="flex items-center gap-3">
      <SkyIcon sky={sky} className="size-10" />
      <span>
        <span className="block font-semibold text-2xl">
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
      <ul className="mt-4 grid grid-cols-5 gap-1 text-center">
        {forecast.days.map(({ day, high, low, rain, sky }) => (
          <li key={day} className="rounded-control bg-sunken py-3">
            <span className="block text-ink-soft text-sm">{weekday.format(new Date(`${day}T12:00:00Z`))}</span>
            <SkyIcon sky={sky} className="mx-auto my-1.5 size-8" />
            <span className="sr-only">{words.sky[sky]}</span>
            <span className="block font-semibold">
              <span className="sr-only">{words.high}</span> <bdi dir="ltr">{degrees(high)}</bdi>
            </span>
            <span className="block text-ink-soft text-sm">
              <span className="sr-only">{words.low}</span> <bdi dir="ltr">{degrees(low)}</bdi>
            </span>
            <span className="block h-5 text-ink-soft text-xs">{rain >= 0.1 && words.rain.replace('{amount}', String(rain))}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-soft text-sm">
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
