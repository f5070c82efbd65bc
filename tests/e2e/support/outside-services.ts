import { createServer, type Server } from 'node:http';
import { outsidePort } from './site.ts';

export const outsideUrl = `http://127.0.0.1:${outsidePort}`;

/** Degrees at every hour; the site asks for whole ones. */
export const steadyDegrees = 23.4;
/** Units of each currency for one US dollar. */
export const unitsPerDollar = { USD: 1, EUR: 0.8, GBP: 0.7, TRY: 40 };

/** Fakes the weather and exchange-rate services: tests call no third party. */
export async function startOutsideServices(): Promise<{ stop: () => Promise<void> }> {
  const server: Server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', outsideUrl);
    const answers: Record<string, () => unknown> = { '/weather': forecast, '/rates': rates };
    // This weather service does not cover Seoul.
    const answer = Number(searchParams.get('lon')) > 126 ? undefined : answers[pathname];
    response.writeHead(answer ? 200 : 503, { 'Content-Type': 'application/json' });
    response.end(answer ? JSON.stringify(answer()) : '{}');
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(outsidePort, '127.0.0.1', resolve));
  return {
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function forecast() {
  const thisHour = Math.floor(Date.now() / 3_600_000) * 3_600_000;
  const timeseries = Array.from({ length: 24 * 6 }, (_, hour) => ({
    time: new Date(thisHour + hour * 3_600_000).toISOString(),
    data: {
      instant: { details: { air_temperature: steadyDegrees } },
      next_1_hours: { summary: { symbol_code: 'clearsky_day' }, details: { precipitation_amount: 0 } },
    },
  }));
  return { properties: { meta: { updated_at: new Date(thisHour).toISOString() }, timeseries } };
}

function rates() {
  const midnight = Math.floor(Date.now() / 86_400_000) * 86_400;
  return {
    result: 'success',
    base_code: 'USD',
    time_last_update_unix: midnight,
    time_next_update_unix: midnight + 2 * 86_400,
    rates: unitsPerDollar,
  };
}
