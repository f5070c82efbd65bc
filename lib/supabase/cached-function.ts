import 'server-only';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { serverEnv } from '@/lib/env';
import { describeError, logError } from '@/lib/log';
import { createFetchWithTimeout } from '@/lib/network/fetch-with-timeout';
import { createSingleFlight } from '@/lib/network/single-flight';
import { timeouts } from '@/lib/network/timeouts';
import { failure, type Result, success } from '@/lib/result';
import { sharedState } from '@/lib/state/shared-state';
import { isPartial, partialAnswerCacheMs } from '@/supabase/functions/_shared/contracts/partial-response';
import type { SearchFailure, SupplierFailure } from '@/supabase/functions/_shared/contracts/search-failure';
import { type SupplierFunction, supplierLimitMs } from '@/supabase/functions/_shared/contracts/supplier-limits';
import type { SupplierReport } from '@/supabase/functions/_shared/contracts/supplier-report';
import { siteProof, siteProofHeader } from '@/supabase/functions/_shared/only-from-site';

/** The function gave no valid answer, or none in time. */
type NoAnswer = Extract<SearchFailure, 'searchUnavailable' | 'supplierTooSlow'>;

const failureBody = z.object({ code: z.enum(['supplierFailed', 'supplierBusy']) });

/** The answer of `onlyFromSite` in the functions. */
const notTheSiteBody = z.object({ code: z.literal('notTheSite') });
const notTheSiteCause = 'notTheSite: site and functions hold different values of OFFER_SIGNING_SECRET';

interface FunctionOptions<Answer, Failure extends string> {
  /** Name of the Edge Function, and of its log lines. */
  name: SupplierFunction;
  answer: z.ZodMiniType<Answer>;
  /** The media type to ask for, where the function has several. */
  accept?: string;
  /** Milliseconds to wait beyond the function's own limit for suppliers. */
  marginMs?: number;
  /** Milliseconds for which an answer is cached; 0 or less for not at all. */
  cacheMs: (answer: Answer) => number;
  /** The failure of an error status. `body` is null when there was none. Only known codes are passed on, never its text. */
  readFailure: (status: number, body: unknown) => Failure;
  /** A failure that is a normal answer and is not logged. */
  expected?: Failure;
}

/**
 * Calls one Edge Function and returns its JSON text, after checking it against the contract. Equal requests share one cached answer, and one
 * call while it is pending. `requestId` identifies the caller in our log and the function's. Never rejects. `cached` reads only the cache; null
 * when it has nothing.
 */
export function createCachedFunction<Question extends object, Answer, Failure extends string>(
  options: FunctionOptions<Answer, Failure>,
) {
  type Outcome = Result<string, Failure | NoAnswer>;
  const { name, accept, marginMs = timeouts.functionMargin } = options;
  const timeoutMs = supplierLimitMs[name] + marginMs;
  const shareRun = createSingleFlight<Outcome>();

  async function ask(key: string, body: Question, requestId: string): Promise<Outcome> {
    const began = performance.now();
    const fail = (reason: Failure | NoAnswer, cause: string): Outcome => {
      if (reason !== options.expected)
        logError(`${name}-failed`, { requestId, reason, cause, milliseconds: Math.round(performance.now() - began) });
      return failure(reason);
    };
    try {
      const response = await callFunction(name, body, requestId, timeoutMs, accept);
      if (!response.ok) {
        const { status } = response;
        const refusal = await response.json().catch(() => null);
        // Not a supplier's refusal: every search fails like this until an operator corrects the secret.
        if (status === 401 && notTheSiteBody.safeParse(refusal).success) return fail('searchUnavailable', notTheSiteCause);
        return fail(options.readFailure(status, refusal), `status ${status}`);
      }
      const text = await response.text();
      const answer = options.answer.safeParse(JSON.parse(text));
      if (!answer.success) return fail('searchUnavailable', `contract: ${answer.error.issues[0]?.path.join('.')}`);
      await sharedState().write(key, text, options.cacheMs(answer.data));
      return success(text);
    } catch (error) {
      return fail(...readNoAnswer(error));
    }
  }

  /** Hashed: a question may name travellers, and is long. */
  const keyOf = (question: Question) => `${name}:${createHash('sha256').update(JSON.stringify(question)).digest('base64url')}`;
  const cached = (question: Question) => sharedState().read(keyOf(question));

  async function findAnswer(question: Question, requestId: string): Promise<Outcome> {
    const text = await cached(question);
    return text ? success(text) : shareRun(keyOf(question), () => ask(keyOf(question), question, requestId));
  }
  return Object.assign(findAnswer, { cached });
}

/** Failures of every search. A party that is too large is reported only by searches with a text for it. */
export type FunctionFailure = NoAnswer | Exclude<SupplierFailure, 'partyTooLarge'>;

/** The failure in a function's answer: its code, or by status when something else answered. */
export function readFunctionFailure(status: number, body: unknown): FunctionFailure {
  if (status === 504) return 'supplierTooSlow';
  const answer = failureBody.safeParse(body);
  if (status === 502 && answer.success) return answer.data.code;
  return status === 502 || status < 500 ? 'supplierRefused' : 'searchUnavailable';
}

/** Without the Supabase client, which would be created for each call and does not return the text of the answer. */
export async function callFunction(
  name: string,
  body: object,
  requestId: string,
  timeoutMs: number,
  accept = 'application/json',
): Promise<Response> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY: key, OFFER_SIGNING_SECRET } = serverEnv();
  return createFetchWithTimeout(timeoutMs)(new URL(`functions/v1/${name}`, `${SUPABASE_URL.replace(/\/$/, '')}/`), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: accept,
      apikey: key,
      // The gateway accepts only older keys, which are tokens, as bearer.
      ...(key.startsWith('sb_') ? {} : { Authorization: `Bearer ${key}` }),
      'x-request-id': requestId,
      [siteProofHeader]: await siteProof(OFFER_SIGNING_SECRET),
    },
    body: JSON.stringify(body),
  });
}

/** Our own time limit shows as a TimeoutError. */
function readNoAnswer(cause: unknown): [NoAnswer, string] {
  return [
    cause instanceof Error && cause.name === 'TimeoutError' ? 'supplierTooSlow' : 'searchUnavailable',
    describeError(cause),
  ];
}

const maxCacheMs = 3 * 60_000;
/**
 * In milliseconds. A cached offer is valid for at least this long, enough to choose and to fill in the travellers, unless it ends sooner by
 * itself.
 */
const timeToBookMs = 10 * 60_000;

/** How long the offers of a search may be cached, in milliseconds; 0 or less for not at all. */
export function offerCacheMs(meta: { expiresAt: string; suppliers: readonly SupplierReport[] }): number {
  const longest = isPartial(meta) ? partialAnswerCacheMs : maxCacheMs;
  return Math.min(longest, Date.parse(meta.expiresAt) - Date.now() - timeToBookMs);
}
