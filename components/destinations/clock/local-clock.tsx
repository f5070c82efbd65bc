'use client';

import { useSyncExternalStore } from 'react';
import { sunAt } from '@/lib/geography/sun';
import { SunDial } from './sun-dial';

interface LocalClockProps {
  timeZone: string;
  latitude: number;
  longitude: number;
  words: { day: string; night: string };
}

const minute = 60_000;

/** The time at a place, minute by minute. The server leaves room for it: only the visitor's clock knows the hour. */
export function LocalClock({ timeZone, latitude, longitude, words }: LocalClockProps) {
  const now = useSyncExternalStore(everyMinute, thisMinute, () => null);
  const at = now === null ? null : new Date(now);
  const sun = at && sunAt({ latitude, longitude }, at);
  const isDay = sun !== null && Math.abs(sun.hourAngle) < sun.halfDay;
  return (
    <span className="flex items-center gap-3" data-live="">
      <SunDial sun={sun} />
      <time dateTime={at?.toISOString()} className={`font-semibold text-2xl tabular-nums ${at ? '' : 'invisible'}`}>
        <bdi dir="ltr">{at ? clockFormat(timeZone).format(at) : '00:00'}</bdi>
      </time>
      {sun && <span className="sr-only">{isDay ? words.day : words.night}</span>}
    </span>
  );
}

function clockFormat(timeZone: string) {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
}

function thisMinute(): number {
  return Math.floor(Date.now() / minute) * minute;
}

function everyMinute(onChange: () => void) {
  let timer = setTimeout(tick, minute - (Date.now() % minute));
  function tick() {
    onChange();
    timer = setTimeout(tick, minute - (Date.now() % minute));
  }
  return () => clearTimeout(timer);
}
