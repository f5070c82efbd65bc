import { destinations } from '@/content/destinations';
import { weatherCities } from '@/content/weather-places';
import { company } from '@/lib/company/company';
import { errorResponse, jsonResponse } from '@/lib/network/http';
import { refuseTooMany } from '@/lib/security/rate-limit';
import type { WeatherSpot } from '@/lib/weather/forecast';
import { findForecast } from '@/lib/weather/queries';

const readsPerMinute = { name: 'weather', uses: 120, seconds: 60 };

const spots = new Map<string, WeatherSpot>([
  ...destinations.map(({ slug, city }) => [slug, city] as const),
  ...weatherCities.map((city) => [city.slug, city] as const),
]);

/** `?place=` is the slug of one of our destinations or cities. Others are rejected, so that this is not an open proxy. */
export async function GET(request: Request): Promise<Response> {
  const spot = spots.get(new URL(request.url).searchParams.get('place') ?? '');
  if (!spot) return errorResponse(404, { error: 'No place of ours has that name.', code: 'unknownPlace' });
  const refusal = await refuseTooMany(request, readsPerMinute);
  if (refusal) return refusal;
  const forecast = await findForecast(spot, `KaramTravel/1.0 ${company.email}`);
  return forecast
    ? jsonResponse(forecast)
    : errorResponse(503, { error: 'The weather service cannot be reached.', code: 'unavailable' });
}
