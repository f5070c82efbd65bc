import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type PlaceState, tally } from '@/components/weather/tally';
import { Weather } from '@/components/weather/weather';
import { BoardContext, WeatherBoard } from '@/components/weather/weather-board';
import weather from '@/messages/en/weather.json';

const usual = { high: Array<number>(12).fill(30), low: Array<number>(12).fill(20) };
const placeWith = (means: typeof usual | null) => (
  <NextIntlClientProvider locale="en" messages={{ weather }} timeZone="Asia/Qatar">
    <Weather place="doha" usual={means} />
  </NextIntlClientProvider>
);
const place = placeWith(usual);

it('without a forecast, a place shows only the usual weather of the month', () => {
  const board = { isDown: true, attempt: 0, report: () => undefined };
  const html = renderToStaticMarkup(<BoardContext value={board}>{place}</BoardContext>);
  expect(html.replace(/[\u2066\u2069]/g, '')).toContain('30° by day and 20° at night');
  for (const text of [weather.unavailable, weather.retry, weather.loading]) expect(html).not.toContain(text);
});

it('a place without monthly figures shows that the weather is unknown', () => {
  const board = { isDown: true, attempt: 0, report: () => undefined };
  const html = renderToStaticMarkup(<BoardContext value={board}>{placeWith(null)}</BoardContext>);
  expect(html).toContain(weather.unavailable);
});

it('before the first answer a place shows that it is loading, and no failure', () => {
  const words = { down: weather.page.down, loading: weather.loading, retry: weather.retry };
  const html = renderToStaticMarkup(<WeatherBoard words={words}>{place}</WeatherBoard>);
  expect(html).toContain(weather.loading);
  for (const text of [weather.page.down, weather.retry]) expect(html).not.toContain(text);
});

it.each<[about: string, news: PlaceState[], isDown: boolean]>([
  ['one failed, another is still asked for', ['asked', 'asked', 'failed'], false],
  ['all that were asked for failed', ['asked', 'asked', 'failed', 'failed'], true],
  ['asked for again', ['asked', 'failed', 'asked'], true],
  ['one is known at last', ['asked', 'failed', 'asked', 'known'], false],
  ['one failed where another is known', ['asked', 'known', 'asked', 'failed'], false],
])('%s: whether the board shows that nothing is known', (_about, news, isDown) => {
  expect(news.reduce(tally, { open: 0, isAnyKnown: false, isDown: false }).isDown).toBe(isDown);
});
