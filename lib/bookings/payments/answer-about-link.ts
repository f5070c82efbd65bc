import 'server-only';
import type * as z from 'zod/mini';
import { describeError, logError } from '@/lib/log';
import { errorResponse, jsonResponse } from '@/lib/network/http';
import { readInput } from '@/lib/security/body/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';

/** A key has 122 random bits: this limit stops guessing, and does not disturb payers who wait for their bank. */
const perMinute = { name: 'payments', uses: 60, seconds: 60 };

/** Why a request about a payment link is refused; null when it is not. */
export const refuseAboutLink = async (request: Request) => refuseOtherSites(request) ?? (await refuseTooMany(request, perMinute));

/** Answers a request about a payment link: 200 with the result of `work` as JSON unless it is an answer already, 404 for null, 400, 403, 429, 502. */
export async function answerAboutLink<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
  work: (asked: z.infer<Schema>, requestId: string) => Promise<object | null>,
  maxBytes = 2_000,
): Promise<Response> {
  const refusal = await refuseAboutLink(request);
  if (refusal) return refusal;
  const asked = await readInput(request, schema, { maxBytes, code: 'invalidPayment' });
  if (!asked.ok) return asked.reason;
  const requestId = requestIdOf(request);
  try {
    const found = await work(asked.value, requestId);
    if (found instanceof Response) return found;
    return found ? jsonResponse(found) : errorResponse(404, { error: 'There is no such payment.', code: 'unknownPayment' });
  } catch (error) {
    logError('payment-failed', { requestId, cause: describeError(error) });
    return errorResponse(502, { error: 'The payment did not answer.', code: 'unavailable' });
  }
}
