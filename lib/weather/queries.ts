import 'server-only';
import { weatherServiceUrl } from '@/lib/env';
import { describeError, logError } from '@/lib/log';
import { createFetchWithTimeout } from '@/lib/network/fetch-with-timeout';
import { createSingleFlight } from '@/lib/network/single-flight';
import { sharedState } from '@/lib/state/shared-state';
import type { Forecast, WeatherSpot } from './forecast';
import { fetchForecast } from './met-norway';

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
  const began = Date.now();
  try {
    const request = { serviceUrl: weatherServiceUrl(), userAgent, fetch: createFetchWithTimeout(timeoutMs) };
    const { forecast, expiresAt } = await fetchForecast(spot, request);
    const text = JSON.stringify(forecast);
    await sharedState().write(key, text, Math.max(expiresAt - Date.now(), minCacheMs));
    await sharedState().write(`${key}:last`, text, staleCacheMs);
    return forecast;
  } catch (error) {
    logError('weather-failed', { cause: describeError(error), milliseconds: Date.now() - began });
    const last = await sharedState().read(`${key}:last`);
    await sharedState().write(key, last ?? 'null', failureCacheMs);
    return last ? (JSON.parse(last) as Forecast) : null;
  }
}
