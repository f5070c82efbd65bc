import 'server-only';
import type * as z from 'zod/mini';
import { lookUpsPerMinute } from '@/lib/env';
import { describeError, logError } from '@/lib/log';
import { errorResponse, jsonResponse } from '@/lib/network/http';
import { readInput } from '@/lib/security/body/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';
import { sharedState } from '@/lib/state/shared-state';

/** All look-ups from one address together: enough for mistyping, too few for guessing. */
const perMinute = () => ({ name: 'look-ups', uses: lookUpsPerMinute(), seconds: 60 });
const perHour = () => ({ name: 'look-ups-hourly', uses: lookUpsPerMinute() * 8, seconds: 3600 });
/** Failed look-ups per reference, from any address: even many addresses together cannot guess the second factor. */
const perReference = { uses: 15, seconds: 900 };
/** In milliseconds; the minimum, so that the duration does not reveal whether something was found. */
const shortestMs = 250;

interface LookUp<Schema extends z.core.$ZodType, Found> {
  /** For the log, and for counting unless `misses` is set. */
  name: string;
  /** Look-ups with the same proof of ownership count their misses together. */
  misses?: string;
  /** The maximum size of the body; 4000 by default. */
  maxBytes?: number;
  schema: Schema;
  /** The key by which attempts are limited. */
  keyOf: (wanted: z.core.output<Schema>) => string;
  /** Null when nothing matches. */
  find: (wanted: z.core.output<Schema>) => Promise<Found | null>;
  /** The result as an answer; JSON by default. */
  answer?: (found: Found) => Response;
}

/** A handler that answers a posted look-up with `{ found }`, or with the reason of the refusal. All misses have the same answer. */
export function createLookUpHandler<Schema extends z.ZodMiniType, Found>(lookUp: LookUp<Schema, Found>) {
  return (request: Request) => handleLookUp(request, lookUp);
}

async function handleLookUp<Schema extends z.ZodMiniType, Found>(
  request: Request,
  { name, misses: counted = name, maxBytes = 4_000, schema, keyOf, find, answer }: LookUp<Schema, Found>,
): Promise<Response> {
  const refusal =
    refuseOtherSites(request) ?? (await refuseTooMany(request, perMinute())) ?? (await refuseTooMany(request, perHour()));
  if (refusal) return refusal;
  const wanted = await readInput(request, schema, { maxBytes, code: 'invalidLookUp' });
  if (!wanted.ok) return wanted.reason;
  // Counted before the result is known, so that a hundred parallel guesses count as a hundred.
  const misses = { name: `look-up-${counted}`, ...perReference };
  const key = keyOf(wanted.value);
  const wait = await sharedState().countUse(misses, key);
  if (wait > 0) {
    const more = { 'Retry-After': String(Math.ceil(wait / 1000)) };
    return errorResponse(429, { error: 'This was looked up too often.', code: 'tooManyRequests' }, more);
  }
  const pause = new Promise((resolve) => setTimeout(resolve, shortestMs));
  try {
    const found = await find(wanted.value);
    if (found !== null) await sharedState().clearUse(misses, key);
    await pause;
    return found !== null && answer ? answer(found) : jsonResponse({ found });
  } catch (error) {
    await sharedState().clearUse(misses, key);
    logError('look-up-failed', { requestId: requestIdOf(request), name, cause: describeError(error) });
    return errorResponse(502, { error: 'It could not be looked up.', code: 'unavailable' });
  }
}
