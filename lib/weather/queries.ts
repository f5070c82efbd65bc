import 'server-only';
import * as z from 'zod/mini';
import { weatherServiceUrl } from '@/lib/env';
import { describeError, logError } from '@/lib/log';
import { createFetchWithTimeout } from '@/lib/network/fetch-with-timeout';
import { createSingleFlight } from '@/lib/network/single-flight';
import { sharedState } from '@/lib/state/shared-state';
import type { Forecast, ForecastDay, Sky, WeatherSpot } from './forecast';

/**
 * Weather of MET Norway (Locationforecast 2.0, CC BY 4.0, https://api.met.no/doc/TermsOfService). Its terms: identify the client, at most four
 * decimals in a position, no request before the answer's `Expires`.
 */
const step = z.object({
  summary: z.object({ symbol_code: z.string() }),
  details: z.optional(z.object({ precipitation_amount: z.optional(z.number()) })),
});
const answerShape = z.object({
  properties: z.object({
    meta: z.object({ updated_at: z.string() }),
    timeseries: z
      .array(
        z.object({
          time: z.string(),
          data: z.object({
            instant: z.object({ details: z.object({ air_temperature: z.number() }) }),
            next_1_hours: z.optional(step),
            next_6_hours: z.optional(step),
          }),
        }),
      )
      .check(z.minLength(1)),
  }),
});
type Entry = z.infer<typeof answerShape>['properties']['timeseries'][number];

const daysShown = 5;

interface ForecastRequest {
  /** Address of the service, without a query. */
  serviceUrl: string;
  /** Identifies the client: a name and a contact. */
  userAgent: string;
  fetch: typeof fetch;
}

/** The forecast and until when it is valid (ms since 1970). Throws when the service cannot be reached or its answer is invalid. */
export async function fetchForecast(
  { latitude, longitude, timeZone }: WeatherSpot,
  { serviceUrl, userAgent, fetch }: ForecastRequest,
): Promise<{ forecast: Forecast; expiresAt: number }> {
  const url = `${serviceUrl}?lat=${latitude.toFixed(4)}&lon=${longitude.toFixed(4)}`;
  const response = await fetch(url, { headers: { 'User-Agent': userAgent }, cache: 'no-store' });
  if (!response.ok) throw new Error(`Weather answered ${response.status}`);
  const { properties } = answerShape.parse(await response.json());
  const expiresAt = Date.parse(response.headers.get('Expires') ?? '');
  return {
    forecast: readForecast(properties.timeseries, properties.meta.updated_at, timeZone),
    expiresAt: Number.isFinite(expiresAt) ? expiresAt : Date.now(),
  };
}

function readForecast(entries: readonly Entry[], updatedAt: string, timeZone: string): Forecast {
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  const days = new Map<string, { hour: number; entry: Entry }[]>();
  for (const entry of entries) {
    const parts = Object.fromEntries(clock.formatToParts(new Date(entry.time)).map(({ type, value }) => [type, value]));
    const day = `${parts['year']}-${parts['month']}-${parts['day']}`;
    days.set(day, [...(days.get(day) ?? []), { hour: Number(parts['hour']), entry }]);
  }
  const [now] = entries;
  return {
    temperature: now ? Math.round(now.data.instant.details.air_temperature) : 0,
    sky: now ? skyOf(now) : 'clear',
    days: [...days].slice(0, daysShown).map(([day, hours]) => readDay(day, hours)),
    updatedAt,
  };
}

function readDay(day: string, hours: readonly { hour: number; entry: Entry }[]): ForecastDay {
  const temperatures = hours.map(({ entry }) => entry.data.instant.details.air_temperature);
  const nearestToNoon = hours.toSorted((a, b) => Math.abs(a.hour - 12) - Math.abs(b.hour - 12))[0];
  const rain = hours.reduce((sum, { entry }) => sum + rainOf(entry), 0);
  return {
    day,
    high: Math.round(Math.max(...temperatures)),
    low: Math.round(Math.min(...temperatures)),
    rain: Math.round(rain * 10) / 10,
    sky: nearestToNoon ? skyOf(nearestToNoon.entry) : 'clear',
  };
}

/** Entries are hourly at first, then six-hourly: each has the rain until the next. */
function rainOf({ data }: Entry): number {
  return (data.next_1_hours ?? data.next_6_hours)?.details?.precipitation_amount ?? 0;
}

const skies: readonly [word: string, sky: Sky][] = [
  ['thunder', 'thunder'],
  ['sleet', 'sleet'],
  ['snow', 'snow'],
  ['rain', 'rain'],
  ['fog', 'fog'],
  ['clearsky', 'clear'],
  ['fair', 'partlyCloudy'],
  ['partlycloudy', 'partlyCloudy'],
];

/** "lightrainshowersandthunder_day" is thunder; an unknown symbol counts as cloudy. */
function skyOf({ data }: Entry): Sky {
  const symbol = (data.next_6_hours ?? data.next_1_hours)?.summary.symbol_code ?? '';
  return skies.find(([word]) => symbol.includes(word))?.[1] ?? 'cloudy';
}

const timeoutMs = 6_000;
const minCacheMs = 10 * 60_000;
/** In milliseconds: a forecast of this morning is better than none. */
const staleCacheMs = 12 * 3_600_000;
/** In milliseconds, without requests after a failure: the service may be down, and the page has climate figures. */
const failureCacheMs = 60_000;

const shareRun = createSingleFlight<Forecast | null>();

/** The forecast for a place, from the cache while it is valid; when the service cannot be reached an older one, else null. Never rejects. */
export async function findForecast(spot: WeatherSpot, userAgent: string): Promise<Forecast | null> {
  const key = `weather:${spot.latitude.toFixed(4)},${spot.longitude.toFixed(4)}`;
  const cached = await sharedState().read(key);
  if (cached) return JSON.parse(cached) as Forecast | null;
  return shareRun(key, () => fetchAndCache(key, spot, userAgent));
}

async function fetchAndCache(key: string, spot: WeatherSpot, userAgent: string): Promise<Forecast | null> {
  const began = performance.now();
  try {
    const request = { serviceUrl: weatherServiceUrl(), userAgent, fetch: createFetchWithTimeout(timeoutMs) };
    const { forecast, expiresAt } = await fetchForecast(spot, request);
    const text = JSON.stringify(forecast);
    await sharedState().write(key, text, Math.max(expiresAt - Date.now(), minCacheMs));
    await sharedState().write(`${key}:last`, text, staleCacheMs);
    return forecast;
  } catch (error) {
    logError('weather-failed', { cause: describeError(error), milliseconds: Math.round(performance.now() - began) });
    const last = await sharedState().read(`${key}:last`);
    await sharedState().write(key, last ?? 'null', failureCacheMs);
    return last ? (JSON.parse(last) as Forecast) : null;
  }
}
