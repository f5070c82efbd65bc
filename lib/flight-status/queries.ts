import 'server-only';
import { describeProblem, logProblem } from '@/lib/problem-log';
import { failure, type Result, success } from '@/lib/result';
import { sharedState } from '@/lib/shared-state';
import { createSingleFlight } from '@/lib/single-flight';
import { createPublicClient } from '@/lib/supabase/public';
import { type FlightStatusRequest, flightStatusAnswer } from '@/supabase/functions/_shared/contracts/flight-status';

/** `busy`: the supplier wants to be left alone for a while. */
export type FlightStatusFailure = 'unavailable' | 'tooSlow' | 'busy';
type StatusOutcome = Result<string, FlightStatusFailure>;

/** A little more than the function gives its supplier (10 s), so that its own word on a slow supplier arrives. */
const patienceMs = 12_000;
/** A gate may change: nobody waits longer than this for what is new. */
const keptMs = 60_000;

const shareRun = createSingleFlight<StatusOutcome>();

/**
 * The flights asked for, as the JSON text of a `FlightStatusAnswer`. Equal questions within a minute share one answer, and at the same
 * moment one call. `requestId` names the caller in the log. Never rejects.
 */
export async function findFlightStatus(asked: FlightStatusRequest, requestId: string): Promise<StatusOutcome> {
  const key = `flight-status:${JSON.stringify(asked)}`;
  const kept = await sharedState().read(key);
  return kept ? success(kept) : shareRun(key, () => askAndKeep(key, asked, requestId));
}

async function askAndKeep(key: string, asked: FlightStatusRequest, requestId: string): Promise<StatusOutcome> {
  const began = Date.now();
  const refuse = (reason: FlightStatusFailure, cause: string): StatusOutcome => {
    logProblem('flight-status-failed', { requestId, reason, cause, milliseconds: Date.now() - began });
    return failure(reason);
  };
  try {
    const { data, error, response } = await createPublicClient(patienceMs).functions.invoke('flight-status', { body: asked });
    if (error) return response ? refuse(...(await readRefusal(response))) : refuse(...readLoss(error));
    const answer = flightStatusAnswer.safeParse(data);
    if (!answer.success) return refuse('unavailable', `contract: ${answer.error.issues[0]?.path.join('.')}`);
    const text = JSON.stringify(answer.data);
    await sharedState().keep(key, text, keptMs);
    return success(text);
  } catch (error) {
    return refuse(...readLoss(error));
  }
}

/** Of a refusal only the code we know counts, never its words. */
async function readRefusal(response: Response): Promise<[FlightStatusFailure, string]> {
  const body: unknown = await response.json().catch(() => null);
  const isBusy = typeof body === 'object' && body !== null && 'code' in body && body.code === 'supplierBusy';
  return [isBusy ? 'busy' : response.status === 504 ? 'tooSlow' : 'unavailable', `status ${response.status}`];
}

/** Our own time limit shows as a TimeoutError, which supabase-js may wrap. */
function readLoss(error: unknown): [FlightStatusFailure, string] {
  const cause = error instanceof Error && 'context' in error ? error.context : error;
  return [cause instanceof Error && cause.name === 'TimeoutError' ? 'tooSlow' : 'unavailable', describeProblem(cause)];
}
