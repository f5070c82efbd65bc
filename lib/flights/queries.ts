import 'server-only';
import * as z from 'zod/mini';
import { describeProblem, logProblem } from '@/lib/problem-log';
import { failure, type Result, success } from '@/lib/result';
import { sharedState } from '@/lib/shared-state';
import { createSingleFlight } from '@/lib/single-flight';
import { createPublicClient } from '@/lib/supabase/public';
import { type FlightSearchRequest, flightSearchAnswer } from '@/supabase/functions/_shared/contracts/flight-search';

/** `unavailable`: no answer, or none that keeps the contract. `refused`: the supplier said no, without a reason of ours. */
export type FlightSearchFailure = 'unavailable' | 'refused' | 'tooSlow' | 'partyTooLarge';
type SearchOutcome = Result<string, FlightSearchFailure>;

/** A little more than the function gives its supplier (20 s), so that its own word on a slow supplier arrives. */
const patienceMs = 22_000;
const longestKeptMs = 3 * 60_000;
/** What an offer found in the cache has left at the least: time to choose it and to fill in the passengers. */
const timeToBookMs = 10 * 60_000;

const refusalBody = z.object({ code: z.literal('partyTooLarge') });

const shareRun = createSingleFlight<SearchOutcome>();

/**
 * Offers for a search, as the JSON text of a `FlightSearchAnswer`. Equal searches within a few minutes share one answer, and
 * at the same moment one call. `requestId` names the caller in the log. Never rejects.
 */
export async function findFlightOffers(search: FlightSearchRequest, requestId: string): Promise<SearchOutcome> {
  const key = `flight-search:${JSON.stringify(search)}`;
  const kept = await sharedState().read(key);
  return kept ? success(kept) : shareRun(key, () => askAndKeep(key, search, requestId));
}

async function askAndKeep(key: string, search: FlightSearchRequest, requestId: string): Promise<SearchOutcome> {
  const began = Date.now();
  const refuse = (reason: FlightSearchFailure, cause: string): SearchOutcome => {
    if (reason !== 'partyTooLarge')
      logProblem('flight-search-failed', { requestId, reason, cause, milliseconds: Date.now() - began });
    return failure(reason);
  };
  try {
    const { data, error, response } = await createPublicClient(patienceMs).functions.invoke('flight-search', { body: search });
    if (error) return response ? refuse(...(await readRefusal(response))) : refuse(...readLoss(error));
    const answer = flightSearchAnswer.safeParse(data);
    if (!answer.success) return refuse('unavailable', `contract: ${answer.error.issues[0]?.path.join('.')}`);
    const text = JSON.stringify(answer.data);
    const sellableMs = Date.parse(answer.data.meta.expiresAt) - Date.now() - timeToBookMs;
    await sharedState().keep(key, text, Math.min(longestKeptMs, sellableMs));
    return success(text);
  } catch (error) {
    return refuse(...readLoss(error));
  }
}

/** Of a supplier's refusal only a code we know goes further, never its words. */
async function readRefusal(response: Response): Promise<[FlightSearchFailure, string]> {
  const refusal = refusalBody.safeParse(await response.json().catch(() => null));
  const cause = `status ${response.status}`;
  if (refusal.success) return [refusal.data.code, cause];
  if (response.status === 504) return ['tooSlow', cause];
  return [response.status === 502 || response.status < 500 ? 'refused' : 'unavailable', cause];
}

/** Our own time limit shows as a TimeoutError, which supabase-js may wrap. */
function readLoss(error: unknown): [FlightSearchFailure, string] {
  const cause = error instanceof Error && 'context' in error ? error.context : error;
  return [cause instanceof Error && cause.name === 'TimeoutError' ? 'tooSlow' : 'unavailable', describeProblem(cause)];
}
