import 'server-only';
import * as z from 'zod/mini';
import { serverEnv } from '@/lib/env';
import { describeError, logError } from '@/lib/log';
import { createSingleFlight } from '@/lib/network/single-flight';
import { failure, type Result, success } from '@/lib/result';
import { sharedState } from '@/lib/state/shared-state';
import { siteProof, siteProofHeader } from '@/supabase/functions/_shared/only-from-site';
import { createPublicClient } from './public';

/** `unavailable`: no answer, or none that keeps the contract. */
type Loss = 'unavailable' | 'tooSlow';

/** `refused`: the supplier said no, or what stands before the function did. */
export type SupplierLoss = Loss | 'refused' | 'supplierFailed' | 'supplierBusy';

const supplierFault = z.object({ code: z.enum(['supplierFailed', 'supplierBusy']) });

/** What `onlyFromSite` of the functions says. */
const strangerBody = z.object({ code: z.literal('notTheSite') });
const strangerCause = 'notTheSite: site and functions hold different values of OFFER_SIGNING_SECRET';

interface AskOptions<Answer, Refusal extends string> {
  /** Name of the Edge Function, and of its problems in the log. */
  name: string;
  answer: z.ZodMiniType<Answer>;
  patienceMs: number;
  /** How long an answer may be given again; none when it is not above 0. */
  cacheMs: (answer: Answer) => number;
  /** What a refusal means. Of its `body`, null when it has none, only codes we know go further, never its words. */
  readFailure: (status: number, body: unknown) => Refusal;
  /** A refusal that is an answer to its question, and no problem. */
  expected?: Refusal;
}

/**
 * How one Edge Function is asked: as JSON text of an answer that keeps the contract. Equal questions share one answer while it is kept,
 * and at the same moment one call. `requestId` names the caller in our log and in the function's. Never rejects.
 * `kept` answers what nobody has to be asked for, else null.
 */
export function createCachedFunction<Question extends object, Answer, Refusal extends string>(
  options: AskOptions<Answer, Refusal>,
) {
  type Outcome = Result<string, Refusal | Loss>;
  const { name, patienceMs } = options;
  const shareRun = createSingleFlight<Outcome>();

  async function ask(key: string, body: Question, requestId: string): Promise<Outcome> {
    const began = Date.now();
    const refuse = (reason: Refusal | Loss, cause: string): Outcome => {
      if (reason !== options.expected) logError(`${name}-failed`, { requestId, reason, cause, milliseconds: Date.now() - began });
      return failure(reason);
    };
    try {
      const { data, error, response } = await createPublicClient(patienceMs).functions.invoke(name, {
        body,
        headers: { 'x-request-id': requestId, [siteProofHeader]: await siteProof(serverEnv().OFFER_SIGNING_SECRET) },
      });
      if (error) {
        if (!response) return refuse(...readLoss(error));
        const { status } = response;
        const body = await response.json().catch(() => null);
        // No supplier's no: every question of every visitor ends so until an operator mends it.
        if (status === 401 && strangerBody.safeParse(body).success) return refuse('unavailable', strangerCause);
        return refuse(options.readFailure(status, body), `status ${status}`);
      }
      const answer = options.answer.safeParse(data);
      if (!answer.success) return refuse('unavailable', `contract: ${answer.error.issues[0]?.path.join('.')}`);
      const text = JSON.stringify(answer.data);
      await sharedState().keep(key, text, options.cacheMs(answer.data));
      return success(text);
    } catch (error) {
      return refuse(...readLoss(error));
    }
  }

  const keyOf = (question: Question) => `${name}:${JSON.stringify(question)}`;
  const kept = (question: Question) => sharedState().read(keyOf(question));

  async function findAnswer(question: Question, requestId: string): Promise<Outcome> {
    const text = await kept(question);
    return text ? success(text) : shareRun(keyOf(question), () => ask(keyOf(question), question, requestId));
  }
  return Object.assign(findAnswer, { kept });
}

/** What a function's refusal says of the suppliers: by its code where a failure has one of ours, else by its status. */
export function readRefusedSupply(status: number, body: unknown): SupplierLoss {
  if (status === 504) return 'tooSlow';
  const fault = supplierFault.safeParse(body);
  if (status === 502 && fault.success) return fault.data.code;
  return status === 502 || status < 500 ? 'refused' : 'unavailable';
}

/** Our own time limit shows as a TimeoutError, which supabase-js may wrap. */
function readLoss(error: unknown): [Loss, string] {
  const cause = error instanceof Error && 'context' in error ? error.context : error;
  return [cause instanceof Error && cause.name === 'TimeoutError' ? 'tooSlow' : 'unavailable', describeError(cause)];
}
