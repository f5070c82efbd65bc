import type { ErrorAnswer, FieldError } from '@/lib/network/http';
import { timeouts } from '@/lib/network/timeouts';
import { failure, type Result, success } from '@/lib/result';
import type { SignedFlightOffer } from '@/supabase/functions/_shared/contracts/flight-search';
import type { MultiCityRequest } from './multi-city/schema';
import { type BookingReceipt, type BookingRefusal, type BookingRequest, changedOffers, goneOffers } from './schema';

/** What kept a request from being taken, as a visitor meets it. */
export type RefusalKind =
  | 'offline'
  | 'slow'
  | 'busy'
  | 'offerExpired'
  | 'offerAltered'
  | 'notStored'
  /** Sending again needs a new idempotency key. */
  | 'keyReused'
  /** Nobody can say whether the request was stored. */
  | 'unexpected';

export interface Refusal {
  kind: RefusalKind;
  retryAfterSeconds: number | null;
}

export type RefusedBooking =
  | Refusal
  /** Error keys of `bookings.errors` by path, to be shown at their fields. */
  | { kind: 'fields'; errors: Record<string, string> };

/** What has become of the flights of a request since they were found; nothing is stored. */
export type MovedPrice =
  /** Every flight of the request as it is sold now. */
  | { kind: 'priceChanged'; offers: SignedFlightOffer[] }
  /** Which of them are sold no more, from 0. */
  | { kind: 'offerGone'; legs: number[] };

export type FlightAnswer = Result<BookingReceipt, RefusedBooking | MovedPrice>;

const kindsByCode: Partial<Record<BookingRefusal, RefusalKind>> = {
  offerExpired: 'offerExpired',
  offerAltered: 'offerAltered',
  keyReused: 'keyReused',
  tooManyRequests: 'busy',
  bookingNotStored: 'notStored',
};

/** Sends a request to book a flight: see `sendBookingRequest`. */
export function requestBooking(request: BookingRequest): Promise<FlightAnswer> {
  return sendBookingRequest('/api/bookings', request, readMovedPrice);
}

/** The same for a journey of several legs. */
export function requestJourney(request: MultiCityRequest): Promise<FlightAnswer> {
  return sendBookingRequest('/api/bookings/multi-city', request, readMovedPrice);
}

/**
 * Sends a request to book to the `path` of our API that takes it, from the browser. Sending the same again is safe after any
 * refusal: whatever stood between here and our API may have lost the answer to a request that was stored. `readMore` knows
 * what only this kind of request is told. Never rejects.
 */
export async function sendBookingRequest<Told = never>(
  path: string,
  request: object,
  readMore: (answer: Partial<ErrorAnswer>) => Told | null = () => null,
): Promise<Result<BookingReceipt, RefusedBooking | Told>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(timeouts.browserBooking),
    });
    const answer: Partial<BookingReceipt & ErrorAnswer> = (await response.json()) ?? {};
    if (response.ok && answer.reference) return success(answer as BookingReceipt);
    return failure(readMore(answer) ?? readRefusal(answer, response.headers.get('Retry-After')));
  } catch (error) {
    return failure({ kind: kindOfThrown(error), retryAfterSeconds: null });
  }
}

interface FailedRenewal {
  /** As searches name their failures: those that have the same name here mean the same. */
  kind: string;
  retryAfterSeconds: number | null;
}

/** What it means to a visitor that an offer that ran out could not be found again: the request itself never left. */
export function refusalOfRenewal({ kind, retryAfterSeconds }: FailedRenewal): Refusal {
  const isKnown = kind === 'offline' || kind === 'slow' || kind === 'busy';
  return { kind: isKnown ? kind : 'notStored', retryAfterSeconds };
}

function readMovedPrice({ code, details }: Partial<ErrorAnswer>): MovedPrice | null {
  const offers = code === 'priceChanged' && changedOffers.safeParse(details).data?.offers;
  if (offers) return { kind: 'priceChanged', offers };
  const legs = code === 'offerGone' && goneOffers.safeParse(details).data?.legs;
  return legs ? { kind: 'offerGone', legs } : null;
}

function readRefusal({ code, details }: Partial<ErrorAnswer>, retryAfter: string | null): RefusedBooking {
  const problems = Array.isArray(details) ? (details as FieldError[]) : [];
  const isAtFields = problems.length > 0 && problems.every(({ path }) => /^(passengers\.\d+|contact)\./.test(path));
  if (code === 'invalidBooking' && isAtFields)
    return { kind: 'fields', errors: Object.fromEntries(problems.map(({ path, message }) => [path, message])) };
  const hasDeparted = problems.some(({ path }) => /^(legs\.\d+\.)?search\./.test(path));
  const kind = hasDeparted ? 'offerExpired' : (kindsByCode[code as BookingRefusal] ?? 'unexpected');
  return { kind, retryAfterSeconds: Number(retryAfter) || null };
}

/** An answer that is no JSON throws a SyntaxError: something other than our API spoke. */
function kindOfThrown(error: unknown): RefusalKind {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'slow';
  return error instanceof TypeError ? 'offline' : 'unexpected';
}
