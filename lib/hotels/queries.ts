import 'server-only';
import * as z from 'zod/mini';
import { describeProblem, logProblem } from '@/lib/problem-log';
import { failure, type Result, success } from '@/lib/result';
import { sharedState } from '@/lib/shared-state';
import { createSingleFlight } from '@/lib/single-flight';
import { createPublicClient } from '@/lib/supabase/public';
import { type HotelSearchRequest, hotelSearchAnswer } from '@/supabase/functions/_shared/contracts/hotel-search';

/** `unavailable`: no answer, or none that keeps the contract. `refused`: the supplier said no. */
export type HotelSearchFailure = 'unavailable' | 'refused' | 'tooSlow' | 'destinationUnknown';
type SearchOutcome = Result<string, HotelSearchFailure>;

/** A little more than the function gives its supplier (20 s), so that its own word on a slow supplier arrives. */
const patienceMs = 22_000;
const longestKeptMs = 3 * 60_000;
/** What a rate found in the cache has left at the least: time to choose it and to write who is coming. */
const timeToAskMs = 10 * 60_000;

const unknownPlace = z.object({
  code: z.literal('invalidSearch'),
  details: z
    .array(z.object({ message: z.string() }))
    .check(z.refine((details) => details.some(({ message }) => message === 'destinationUnknown'))),
});

const shareRun = createSingleFlight<SearchOutcome>();

/**
 * Hotels for a search, as the JSON text of a `HotelSearchAnswer`. Equal searches within a few minutes share one answer, and
 * at the same moment one call. `requestId` names the caller in the log. Never rejects.
 */
export async function findHotelOffers(search: HotelSearchRequest, requestId: string): Promise<SearchOutcome> {
  const key = `hotel-search:${JSON.stringify(search)}`;
  const kept = await sharedState().read(key);
  return kept ? success(kept) : shareRun(key, () => askAndKeep(key, search, requestId));
}

async function askAndKeep(key: string, search: HotelSearchRequest, requestId: string): Promise<SearchOutcome> {
  const began = Date.now();
  const refuse = (reason: HotelSearchFailure, cause: string): SearchOutcome => {
    if (reason !== 'destinationUnknown')
      logProblem('hotel-search-failed', { requestId, reason, cause, milliseconds: Date.now() - began });
    return failure(reason);
  };
  try {
    const { data, error, response } = await createPublicClient(patienceMs).functions.invoke('hotel-search', { body: search });
    if (error) return response ? refuse(...(await readRefusal(response))) : refuse(...readLoss(error));
    const answer = hotelSearchAnswer.safeParse(data);
    if (!answer.success) return refuse('unavailable', `contract: ${answer.error.issues[0]?.path.join('.')}`);
    const text = JSON.stringify(answer.data);
    const sellableMs = Date.parse(answer.data.meta.expiresAt) - Date.now() - timeToAskMs;
    await sharedState().keep(key, text, Math.min(longestKeptMs, sellableMs));
    return success(text);
  } catch (error) {
    return refuse(...readLoss(error));
  }
}

/** Of a refusal only what we have words for goes further, never its own. */
async function readRefusal(response: Response): Promise<[HotelSearchFailure, string]> {
  const cause = `status ${response.status}`;
  if (response.status === 400 && unknownPlace.safeParse(await response.json().catch(() => null)).success)
    return ['destinationUnknown', cause];
  if (response.status === 504) return ['tooSlow', cause];
  return [response.status === 502 || response.status < 500 ? 'refused' : 'unavailable', cause];
}

/** Our own time limit shows as a TimeoutError, which supabase-js may wrap. */
function readLoss(error: unknown): [HotelSearchFailure, string] {
  const cause = error instanceof Error && 'context' in error ? error.context : error;
  return [cause instanceof Error && cause.name === 'TimeoutError' ? 'tooSlow' : 'unavailable', describeProblem(cause)];
}
