/**
 * HTTP requests to Duffel about orders. Only the codes of its errors are used, never their text. It has no idempotency keys: before creating
 * something, check whether it exists. Throws RateLimited, or an Error that leaves open whether it was done.
 */
import * as z from 'zod/mini';
import { readBoundedJson } from '../../../resilience/bounded-response.ts';
import { NonRetryableError } from '../../../resilience/retry.ts';
import { callDuffel, type DuffelAccess } from '../call-duffel.ts';

const answerLimit = 2 * 1024 * 1024;
const errorLimit = 64 * 1024;

const goodAnswer = z.object({ data: z.unknown() });
const errorResponse = z.object({
  errors: z.array(z.object({ type: z.string(), code: z.string(), source: z.optional(z.unknown()) })).check(z.minLength(1)),
});
/** The field an error is about: "/passengers/0/born_on". */
const pointer = z.object({ pointer: z.string() });

/** `refused`: Duffel states why nothing was done. `unclear`: Duffel does not know whether it was done, and the request must not be repeated. */
export type DuffelReply =
  | { type: 'good'; data: unknown }
  | { type: 'refused'; codes: readonly string[]; pointers: readonly string[] }
  | { type: 'unclear' };

/** Errors after which Duffel guarantees that nothing was made. */
const undone = new Set(['order_not_created']);

export async function callOrders(access: DuffelAccess, path: string, signal: AbortSignal, body?: object): Promise<DuffelReply> {
  const response = await callDuffel(access, path, signal, body);
  const { status } = response;
  if (response.ok) {
    const answer = await readBoundedJson(response, answerLimit);
    return status === 202 ? { type: 'unclear' } : { type: 'good', data: z.parse(goodAnswer, answer).data };
  }
  if (![400, 404, 409, 410, 422, 500, 502].includes(status)) {
    await response.body?.cancel();
    throw new NonRetryableError(`Duffel answered ${status}`);
  }
  const said = z.safeParse(errorResponse, await readBoundedJson(response, errorLimit));
  if (!said.success) throw new NonRetryableError(`Duffel answered ${status}`);
  const codes = said.data.errors.map(({ code }) => code);
  if (status >= 500 && !codes.some((code) => undone.has(code))) {
    if (body) return { type: 'unclear' };
    throw new NonRetryableError(`Duffel answered ${status}`);
  }
  const pointers = said.data.errors.flatMap(({ source }) => z.safeParse(pointer, source).data?.pointer ?? []);
  return { type: 'refused', codes, pointers };
}

/** The data of an answer that changes nothing; null when there is no such thing. */
export async function lookUp(access: DuffelAccess, path: string, signal: AbortSignal): Promise<unknown> {
  const reply = await callOrders(access, path, signal);
  if (reply.type === 'good') return reply.data;
  if (reply.type === 'refused' && reply.codes.some((code) => gone.has(code))) return null;
  throw new NonRetryableError('Duffel does not answer about what it was asked');
}

const gone = new Set(['not_found', 'offer_no_longer_available', 'offer_expired', 'gone']);
