import 'server-only';
import { describeProblem, logProblem } from '@/lib/problem-log';
import { failure, type Result, success } from '@/lib/result';
import { sharedState } from '@/lib/shared-state';
import { createSingleFlight } from '@/lib/single-flight';
import { createPublicClient } from '@/lib/supabase/public';
import { type FlightCalendarRequest, flightCalendarAnswer } from '@/supabase/functions/_shared/contracts/flight-calendar';

/** The page says one sentence for all of it; the log and the status tell them apart. */
export type FlightCalendarFailure = 'unavailable' | 'refused' | 'tooSlow';
type CalendarOutcome = Result<string, FlightCalendarFailure>;

/** A little more than the function gives its supplier (10 s), so that its own word on a slow supplier arrives. */
const patienceMs = 12_000;
/** Nobody buys by these fares, they are searched again first: older than an offer may be, and marked with their age. */
const keptMs = 15 * 60_000;

const shareRun = createSingleFlight<CalendarOutcome>();

/**
 * The lowest fare of each day, as the JSON text of a `FlightCalendarAnswer`. Equal questions within a quarter of an hour share one
 * answer, and at the same moment one call. `requestId` names the caller in the log. Never rejects.
 */
export async function findLowestFares(asked: FlightCalendarRequest, requestId: string): Promise<CalendarOutcome> {
  const key = `flight-calendar:${JSON.stringify(asked)}`;
  const kept = await sharedState().read(key);
  return kept ? success(kept) : shareRun(key, () => askAndKeep(key, asked, requestId));
}

async function askAndKeep(key: string, asked: FlightCalendarRequest, requestId: string): Promise<CalendarOutcome> {
  const began = Date.now();
  const refuse = (reason: FlightCalendarFailure, cause: string): CalendarOutcome => {
    logProblem('flight-calendar-failed', { requestId, reason, cause, milliseconds: Date.now() - began });
    return failure(reason);
  };
  try {
    const { data, error, response } = await createPublicClient(patienceMs).functions.invoke('flight-calendar', { body: asked });
    if (error) return response ? refuse(reasonOf(response.status), `status ${response.status}`) : refuse(...readLoss(error));
    const answer = flightCalendarAnswer.safeParse(data);
    if (!answer.success) return refuse('unavailable', `contract: ${answer.error.issues[0]?.path.join('.')}`);
    const text = JSON.stringify(answer.data);
    await sharedState().keep(key, text, Date.parse(answer.data.meta.searchedAt) + keptMs - Date.now());
    return success(text);
  } catch (error) {
    return refuse(...readLoss(error));
  }
}

function reasonOf(status: number): FlightCalendarFailure {
  if (status === 504) return 'tooSlow';
  return status === 502 || status < 500 ? 'refused' : 'unavailable';
}

/** Our own time limit shows as a TimeoutError, which supabase-js may wrap. */
function readLoss(error: unknown): [FlightCalendarFailure, string] {
  const cause = error instanceof Error && 'context' in error ? error.context : error;
  return [cause instanceof Error && cause.name === 'TimeoutError' ? 'tooSlow' : 'unavailable', describeProblem(cause)];
}
