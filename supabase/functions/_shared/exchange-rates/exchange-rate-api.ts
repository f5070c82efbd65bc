import * as z from 'zod/mini';
import { readBoundedJson } from '../resilience/bounded-response.ts';
import { crossRates, type Rates } from './rates.ts';

/** The open endpoint of ExchangeRate-API (https://www.exchangerate-api.com/docs/free): updated daily, attribution required. */
const answerShape = z.object({
  result: z.literal('success'),
  base_code: z.literal('USD'),
  time_last_update_unix: z.number(),
  time_next_update_unix: z.number(),
  rates: z.record(z.string(), z.number()),
});

/** In bytes; rates of some 160 currencies have 3 KB. */
const maxBytes = 64 * 1024;

/** The rates and until when they are valid (ms since 1970). Throws when the service cannot be reached or its answer is invalid. */
export async function fetchRates(serviceUrl: string, fetcher: typeof fetch): Promise<{ rates: Rates; expiresAt: number }> {
  const response = await fetcher(serviceUrl, { cache: 'no-store' });
  if (!response.ok) throw new Error(`Rates answered ${response.status}`);
  const answer = answerShape.parse(await readBoundedJson(response, maxBytes));
  const asOf = new Date(answer.time_last_update_unix * 1000).toISOString().slice(0, 10);
  return { rates: crossRates(answer.rates, asOf), expiresAt: answer.time_next_update_unix * 1000 };
}
