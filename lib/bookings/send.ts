import type { ErrorResponse, FieldError } from '@/lib/network/http';
import { postJson } from '@/lib/network/post-json';
import { timeouts } from '@/lib/network/timeouts';
import { failure, type Result, success } from '@/lib/result';
import type { ExplainedFailure } from '@/lib/search/search-failure';
import { createIdempotencyKey } from '@/lib/storage/idempotency-key';
import { expectsAccount } from '@/lib/supabase/account/expected-account';
import type { SearchFailure } from '@/supabase/functions/_shared/contracts/search-failure';
import type { BookingReceipt } from './product';

/** Why a request was not accepted, as shown to the visitor. */
export type RefusalKind =
  | 'offline'
  /** There is a connection, but this request failed. */
  | 'brokenOff'
  | 'slow'
  | 'busy'
  | 'offerExpired'
  | 'offerAltered'
  /** The item or its rules have changed since the page was loaded. */
  | 'gone'
  /** It is not sold any more. */
  | 'offSale'
  | 'notStored'
  /** There is a session, but nobody can say at present whose. Nothing is stored. */
  | 'sessionUnknown'
  /** The visitor was signed in on the form, and is not any more. Nothing is stored; sent again, it is a request without an account. */
  | 'sessionEnded'
  /** Sending again needs a new idempotency key. */
  | 'keyReused'
  /** Unknown whether the request was stored. */
  | 'unexpected';

export interface Refusal {
  kind: RefusalKind;
  retryAfterSeconds: number | null;
  /** The index of the flight concerned, if the server states it. */
  legs?: readonly number[];
}

export type RefusedBooking =
  | Refusal
  /** Error keys of `bookings.errors` by path, to be shown at their fields. */
  | { kind: 'fields'; errors: Record<string, string> };

const kindsByCode: Record<string, RefusalKind> = {
  offerExpired: 'offerExpired',
  offerAltered: 'offerAltered',
  keyReused: 'keyReused',
  tooManyRequests: 'busy',
  bookingNotStored: 'notStored',
  sessionUnknown: 'sessionUnknown',
  signedOut: 'sessionEnded',
};

let isAccountExpected = false;

/** The form is filled in by a signed-in visitor, whose request belongs to the account. */
export function expectAccount(): void {
  isAccountExpected = true;
}

/**
 * Sends a request to book from the browser; `product` is its name in the registry. Sending again is safe after any refusal: the answer to a
 * stored request may have been lost. `readMore` reads the errors of this product only. Never rejects.
 */
export async function sendBooking<ProductRefusal = never>(
  product: string,
  request: object,
  readMore: (answer: Partial<ErrorResponse>) => ProductRefusal | null = () => null,
): Promise<Result<BookingReceipt, RefusedBooking | ProductRefusal>> {
  try {
    const response = await postJson(`/api/bookings/${product}`, request, {
      timeoutMs: timeouts.browserBooking,
      ...(isAccountExpected && { headers: { [expectsAccount]: '1' } }),
    });
    const answer: Partial<BookingReceipt & ErrorResponse> = (await response.json()) ?? {};
    if (response.ok && answer.reference) return success(answer as BookingReceipt);
    if (answer.code === 'signedOut') isAccountExpected = false;
    return failure(readMore(answer) ?? readRefusal(answer, response.headers.get('Retry-After')));
  } catch (error) {
    return failure({ kind: kindOfThrown(error), retryAfterSeconds: null });
  }
}

const kindsByFailure: Partial<Record<SearchFailure, RefusalKind>> = {
  supplierTooSlow: 'slow',
  tooManyRequests: 'busy',
};

/** What to show when an expired offer could not be found again: the request was never sent. */
export function refusalOfRenewal({ code, retryAfterSeconds }: ExplainedFailure): Refusal {
  return { kind: code === 'offline' ? withoutAnswer() : (kindsByFailure[code] ?? 'notStored'), retryAfterSeconds };
}

/** Paths of fields that can show an error. */
const fieldPath = /^((passengers|travellers)\.\d+|lead|contact|gift)\.|^trip\.departureDate$/;

/** The errors of an answer by path, or null when one of them belongs to no field of a form. */
export function errorsAtFields(details: unknown): Record<string, string> | null {
  const errors = errorsIn(details);
  const isAtFields = errors.length > 0 && errors.every(({ path }) => fieldPath.test(path));
  return isAtFields ? Object.fromEntries(errors.map(({ path, message }) => [path, message])) : null;
}

function errorsIn(details: unknown): FieldError[] {
  return Array.isArray(details) ? details : [];
}

function legsIn(details: unknown): { legs?: readonly number[] } {
  const { legs } = (details ?? {}) as { legs?: unknown };
  return Array.isArray(legs) ? { legs: legs.filter(Number.isInteger) } : {};
}

export function readRefusal({ code = '', details }: Partial<ErrorResponse>, retryAfter: string | null): RefusedBooking {
  const errors = code === 'invalidBooking' && errorsAtFields(details);
  if (errors) return { kind: 'fields', errors };
  const hasDeparted = errorsIn(details).some(({ path }) => /^(legs\.\d+\.)?search\./.test(path));
  return {
    kind: hasDeparted ? 'offerExpired' : (kindsByCode[code] ?? 'unexpected'),
    retryAfterSeconds: Number(retryAfter) || null,
    ...legsIn(details),
  };
}

/** An answer that is not JSON throws a SyntaxError: it did not come from our API. */
function kindOfThrown(error: unknown): RefusalKind {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'slow';
  return error instanceof TypeError ? withoutAnswer() : 'unexpected';
}

/** `fetch` throws the same error when the device has no connection and when the connection breaks off. */
function withoutAnswer(): RefusalKind {
  return navigator.onLine ? 'brokenOff' : 'offline';
}

const attempt = createIdempotencyKey('karam.booking-attempt.v1');

/** The idempotency key of a request with this content: the same one for as long as nothing in it changes. Never throws. */
export const idempotencyKeyOf = attempt.keyOf;

/** Makes the next request a new one. */
export const clearAttempt = attempt.clear;
