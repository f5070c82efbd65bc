import type { ErrorAnswer, FieldError } from '@/lib/network/http';
import { timeouts } from '@/lib/network/timeouts';
import { failure, type Result, success } from '@/lib/result';
import { createIdempotencyKey } from '@/lib/storage/idempotency-key';
import { readTab, writeTab } from '@/lib/storage/tab-storage';
import type { ChangedPrice, PackageRequest } from './request-schema';

/** What kept a request from being taken, as a visitor meets it. */
export type RefusalKind =
  | 'offline'
  | 'slow'
  | 'busy'
  | 'notStored'
  /** Sending again needs a new key. */
  | 'keyReused'
  /** The holiday or its rules have changed since the page was loaded. */
  | 'gone'
  /** Nobody can say whether the request was stored. */
  | 'unexpected';

export interface Refusal {
  kind: RefusalKind;
  retryAfterSeconds: number | null;
}

export type RefusedRequest =
  | Refusal
  /** Error keys by path, to be shown at their fields. */
  | { kind: 'fields'; errors: Record<string, string> }
  | { kind: 'priceChanged'; changed: ChangedPrice };

const kindsByCode: Record<string, RefusalKind> = {
  keyReused: 'keyReused',
  tooManyRequests: 'busy',
  bookingNotStored: 'notStored',
};

/**
 * Sends a request for a holiday, from the browser; the value is its reference. Sending the same again is safe after any
 * refusal. Never rejects.
 */
export async function sendPackageRequest(request: PackageRequest): Promise<Result<string, RefusedRequest>> {
  try {
    const response = await fetch('/api/packages/requests', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(timeouts.browserBooking),
    });
    const answer: Partial<ErrorAnswer & { reference: string }> = (await response.json()) ?? {};
    if (response.ok && answer.reference) return success(answer.reference);
    return failure(readFailure(answer, response.headers.get('Retry-After')));
  } catch (error) {
    return failure({ kind: kindOfThrown(error), retryAfterSeconds: null });
  }
}

function readFailure({ code = '', details }: Partial<ErrorAnswer>, retryAfter: string | null): RefusedRequest {
  if (code === 'priceChanged') return { kind: 'priceChanged', changed: details as ChangedPrice };
  if (code === 'invalidBooking') {
    const problems = Array.isArray(details) ? (details as FieldError[]) : [];
    const isAtFields = problems.length > 0 && problems.every(({ path }) => fieldPath.test(path));
    if (!isAtFields) return { kind: 'gone', retryAfterSeconds: null };
    return { kind: 'fields', errors: Object.fromEntries(problems.map(({ path, message }) => [path, message])) };
  }
  return { kind: kindsByCode[code] ?? 'unexpected', retryAfterSeconds: Number(retryAfter) || null };
}

/** Where the flow has a field to show an error at. */
const fieldPath = /^(travellers\.\d+|contact)\.|^trip\.departureDate$/;

/** An answer that is no JSON throws a SyntaxError: something other than our API spoke. */
function kindOfThrown(error: unknown): RefusalKind {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'slow';
  return error instanceof TypeError ? 'offline' : 'unexpected';
}

const attempt = createIdempotencyKey('karam.package-attempt.v1');

/** The key of a request: the same one for as long as nothing in it changes. */
export const keyForRequest: (request: Omit<PackageRequest, 'idempotencyKey'>) => string = attempt.keyOf;

/** Makes the next request a new one. */
export const forgetAttempt = attempt.forget;

const requestedKey = 'karam.package-requested.v1';

/** Remembers for this tab that a holiday was asked for, under which reference. */
export function rememberRequested(packageId: string, reference: string): void {
  writeTab(requestedKey, { packageId, reference });
}

/** The reference of the latest request of this tab, when it was for this holiday; else null. */
export function recallRequested(packageId: string): string | null {
  const latest = readTab(requestedKey) as { packageId?: string; reference?: string } | null;
  return latest?.packageId === packageId ? (latest.reference ?? null) : null;
}
