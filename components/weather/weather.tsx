import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { intlTag } from '@/lib/i18n/locales';
import { degrees } from '@/lib/weather/forecast';
import type { Means } from './usual-weather';
import { WeatherNow, type WeatherWords } from './weather-now';

interface WeatherProps {
  place: string;
  /** Shown when there is no forecast. */
  usual: Means;
  head?: ReactNode;
}

/** Left to right in both languages, with the minus before the number. */
const isolated = (celsius: number) => `\u2066${degrees(celsius)}\u2069`;

/** The next five days at a place, filled in by the browser: the page itself is older than any forecast. */
export function Weather({ place, usual, head }: WeatherProps) {
  const locale = useLocale();
  const t = useTranslations('weather');
  const monthName = new Intl.DateTimeFormat(intlTag(locale), { month: 'long', timeZone: 'UTC' });
  const words: WeatherWords = {
    loading: t('loading'),
    now: t('now', { degrees: '{degrees}' }),
    high: t('high'),
    low: t('low'),
    byDay: t('byDay'),
    atNight: t('atNight'),
    usually: t('usually', { month: '{month}' }),
    rain: t('rain', { amount: '{amount}' }),
    updated: t('updated', { time: '{time}' }),
    source: t('source'),
    unavailable: t('unavailable'),
    retry: t('retry'),
    sky: {
      clear: t('sky.clear'),
      partlyCloudy: t('sky.partlyCloudy'),
      cloudy: t('sky.cloudy'),
      fog: t('sky.fog'),
      rain: t('sky.rain'),
      sleet: t('sky.sleet'),
      snow: t('sky.snow'),
      thunder: t('sky.thunder'),
    },
    usual: usual.high.map((high, month) =>
      t('usual', {
        month: monthName.format(new Date(Date.UTC(2026, month, 1))),
        high: isolated(high),
        low: isolated(usual.low[month] ?? high),
      }),
    ),
  };
  return (
    <WeatherNow place={place} tag={intlTag(locale)} words={words} means={{ high: usual.high, low: usual.low }} head={head} />
  );
}
