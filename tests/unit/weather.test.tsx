import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test, vi } from 'vitest';
import { BoardContext, type PlaceState } from '@/components/weather/board-context';
import { UsualWeather } from '@/components/weather/usual-weather';
import { Weather } from '@/components/weather/weather';
import { tally, WeatherBoard } from '@/components/weather/weather-board';
import { degrees } from '@/lib/weather/forecast';
import { fetchForecast } from '@/lib/weather/queries';
import weather from '@/messages/en/weather.json';

describe('degrees', () => {
  it('a temperature below zero has a minus, not a hyphen, and zero has neither', () => {
    expect([-3, 21.4, -0.2].map(degrees)).toEqual(['−3°', '21°', '0°']);
  });
});

describe('met norway', () => {
  const doha = { latitude: 25.28541, longitude: 51.531, timeZone: 'Asia/Qatar' };

  interface Hour {
    time: string;
    temperature: number;
    symbol?: string;
    rain?: number;
    hours?: 1 | 6;
  }

  function answerOf(hours: Hour[], headers: Record<string, string> = {}): Response {
    const timeseries = hours.map(({ time, temperature, symbol = 'clearsky_day', rain = 0, hours: span = 1 }) => ({
      time,
      data: {
        instant: { details: { air_temperature: temperature } },
        [`next_${span}_hours`]: { summary: { symbol_code: symbol }, details: { precipitation_amount: rain } },
      },
    }));
    return Response.json({ properties: { meta: { updated_at: '2026-11-21T06:00:00Z' }, timeseries } }, { headers });
  }

  function ask(answer: Response, spot = doha) {
    const fetcher = vi.fn<typeof fetch>(async () => answer);
    const request = { serviceUrl: 'http://weather.test/compact', userAgent: 'Karam/1 a@example.com', fetch: fetcher };
    return { fetcher, result: fetchForecast(spot, request) };
  }

  describe('the forecast of MET Norway', () => {
    test('is requested with our name, with four decimals of a position', async () => {
      const { fetcher, result } = ask(answerOf([{ time: '2026-11-21T06:00:00Z', temperature: 20 }]));
      await result;
      expect(fetcher).toHaveBeenCalledWith('http://weather.test/compact?lat=25.2854&lon=51.5310', {
        headers: { 'User-Agent': 'Karam/1 a@example.com' },
        cache: 'no-store',
      });
    });

    test('is split into days in the time of the place', async () => {
      const { result } = ask(
        answerOf([
          { time: '2026-11-21T19:00:00Z', temperature: 24.6 },
          { time: '2026-11-21T20:00:00Z', temperature: 23.4 },
          // Midnight in Doha.
          { time: '2026-11-21T21:00:00Z', temperature: 22.5, rain: 0.25 },
          { time: '2026-11-22T09:00:00Z', temperature: 29.5, symbol: 'lightrainshowers_day', rain: 1.3, hours: 6 },
        ]),
      );
      const { forecast } = await result;
      expect(forecast.temperature).toBe(25);
      expect(forecast.days).toEqual([
        { day: '2026-11-21', high: 25, low: 23, rain: 0, sky: 'clear' },
        { day: '2026-11-22', high: 30, low: 23, rain: 1.6, sky: 'rain' },
      ]);
    });

    test('shows five days at most', async () => {
      const hours = Array.from({ length: 9 }, (_, day) => ({ time: `2026-11-2${day}T09:00:00Z`, temperature: day }));
      const { forecast } = await ask(answerOf(hours)).result;
      expect(forecast.days).toHaveLength(5);
    });

    test.each([
      ['clearsky_night', 'clear'],
      ['fair_day', 'partlyCloudy'],
      ['partlycloudy_polartwilight', 'partlyCloudy'],
      ['cloudy', 'cloudy'],
      ['fog', 'fog'],
      ['heavyrain', 'rain'],
      ['lightsleetshowers_day', 'sleet'],
      ['snow', 'snow'],
      ['lightssnowshowersandthunder_day', 'thunder'],
      ['a_symbol_of_tomorrow', 'cloudy'],
    ])('reads %s as %s', async (symbol, sky) => {
      const { forecast } = await ask(answerOf([{ time: '2026-11-21T09:00:00Z', temperature: 20, symbol }])).result;
      expect(forecast.sky).toBe(sky);
    });

    test('is valid until the answer expires', async () => {
      const expires = 'Sat, 21 Nov 2026 07:31:00 GMT';
      const { expiresAt } = await ask(answerOf([{ time: '2026-11-21T06:00:00Z', temperature: 20 }], { Expires: expires })).result;
      expect(expiresAt).toBe(Date.parse(expires));
    });

    test.each([
      ['a refusal', () => new Response('no', { status: 403 })],
      ['another shape', () => Response.json({ properties: {} })],
      ['no hours', () => answerOf([])],
      ['half a body', () => new Response('{"properties":')],
    ])('throws on %s', async (_, answer) => {
      await expect(ask(answer()).result).rejects.toThrow();
    });
  });
});

describe('weather board', () => {
  const usual = { high: Array<number>(12).fill(30), low: Array<number>(12).fill(20) };
  const place = (
    <NextIntlClientProvider locale="en" messages={{ weather }} timeZone="Asia/Qatar">
      <Weather place="doha" usual={usual} />
    </NextIntlClientProvider>
  );

  it('without a forecast, a place shows only the usual weather of the month', () => {
    const board = { isDown: true, attempt: 0, report: () => undefined, UsualWeather };
    const html = renderToStaticMarkup(<BoardContext value={board}>{place}</BoardContext>);
    expect(html.replace(/[\u2066\u2069]/g, '')).toContain('30° by day and 20° at night');
    for (const text of [weather.unavailable, weather.retry, weather.loading]) expect(html).not.toContain(text);
  });

  it('beside it are the months around, over the turn of a year too', () => {
    const means = {
      high: [22, 23, 27, 33, 39, 42, 42, 41, 39, 35, 30, 24],
      low: [-14, 15, 17, 22, 27, 30, 31, 31, 29, 25, 20, 16],
    };
    const words = { ...weather, usual: [] };
    const html = renderToStaticMarkup(<UsualWeather means={means} month={11} tag="en-GB" words={words} head={null} />);
    const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    expect(text).toContain('Nov High 30° Low 20° Dec High 24° Low 16° Jan High 22° Low −14° Feb');
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
});
