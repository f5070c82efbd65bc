'use client';

import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { Forecast, Sky } from '@/lib/weather/forecast';
import { degrees } from '@/lib/weather/forecast';
import { BoardContext, type PlaceState } from './board-context';
import { SkyIcon, sunPath } from './sky-icon';
import type { Means } from './usual-month';

export interface WeatherWords {
  loading: string;
  /** With {degrees}. */
  now: string;
  high: string;
  low: string;
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
}

type State = { kind: 'waiting'; isInView?: true } | { kind: 'failed' } | { kind: 'known'; forecast: Forecast };

const timeoutMs = 10_000;

/** Loads when it comes into view. Reserves the height of the forecast, so that nothing moves. */
export function WeatherNow({ place, tag, words, means }: WeatherNowProps) {
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
  if (board?.isDown && state.kind !== 'known') {
    return (
      <div ref={box} className="noscript:hidden">
        <p className="sr-only">{usual}</p>
        <board.UsualMonth means={means} month={month} name={monthOf(tag)} sun={sunPath} />
      </div>
    );
  }
  return (
    <div ref={box} data-live="" aria-live="polite" className="min-h-60 noscript:hidden">
      {state.kind === 'waiting' && (
        <>
          <p className="flex h-14 items-center text-ink-soft">{words.loading}</p>
          <Skeleton className="mt-4 h-36" />
        </>
      )}
      {state.kind === 'failed' && (
        <div className="flex min-h-60 flex-col items-start gap-3 after:sadu after:mt-auto after:h-12 after:w-full after:text-sun/60">
          <p className="text-ink-soft">{words.unavailable}</p>
          <p className="text-lg">{usual}</p>
          <Button variant="secondary" onClick={() => setState({ kind: 'waiting' })}>
            {words.retry}
          </Button>
        </div>
      )}
      {state.kind === 'known' && <Days forecast={state.forecast} tag={tag} words={words} />}
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

function Days({ forecast, tag, words }: { forecast: Forecast; tag: string; words: WeatherWords }) {
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' });
  const clock = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Asia/Qatar' });
  return (
    <>
      <p className="flex items-center gap-3">
        <SkyIcon sky={forecast.sky} className="size-14" />
        <span>
          <span className="block font-semibold text-2xl">
            <Degrees text={words.now} celsius={forecast.temperature} />
          </span>
          <span className="text-ink-soft">{words.sky[forecast.sky]}</span>
        </span>
      </p>
      <ul className="mt-4 grid grid-cols-5 gap-1 text-center">
        {forecast.days.map(({ day, high, low, rain, sky }) => (
          <li key={day} className="rounded-control bg-sunken px-1 py-3">
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
        {words.updated.replace('{time}', clock.format(new Date(forecast.updatedAt)))}{' '}
        <a href="https://www.met.no/" rel="noopener" target="_blank" className="underline underline-offset-4">
          {words.source}
        </a>
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
