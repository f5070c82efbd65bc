/**
 * `POST /api/bookings/<product>` takes a request for any product of `products/registry.ts` as JSON and answers
 * - 201 with a `BookingReceipt`; 200 with the same receipt when the same request arrives again (same key, same content),
 *   however late, so a form may send again after any failure;
 * - 400 `invalidBooking` with `details: [{ path: 'passengers.0.dateOfBirth', message: 'adultAge' }]`: `path` joins keys with
 *   dots, `message` is an error key; also `malformedJson`, without details;
 * - 409 `offerAltered`: price, flights or search are not what was offered; 409 `keyReused`: the key belongs to other content;
 * - 409 `priceChanged` with `details` of the product: it is sold at another price by now (docs/decisions/0033-re-pricing.md).
 *   Nothing is stored; the request that accepts the new price is another one;
 * - 410 `offerExpired`: the offer was real and is too old; the same search gives a new one; 410 `offerGone` with `details` of the
 *   product: it is no longer sold;
 * - 413 `bodyTooLarge`, 415 `notJson`, 429 `tooManyRequests` with `Retry-After` in seconds;
 * - 502 `bookingNotStored`: nothing is stored, or nobody can say; sending the same request again is safe.
 * Every refusal is `{ error, code, details? }`: `error` is English for developers, `code` the word above.
 */
import 'server-only';
import { mailLinkBase } from '@/lib/mail-transport/link-base';
import { answerError, answerFieldErrors, answerJson, fieldErrors } from '@/lib/network/http';
import { answerBodyError, readJson } from '@/lib/security/body/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';
import { verifiedUserId } from '@/lib/supabase/server';
import type { BookingProduct } from '../product';
import { type BookingFailure, storeOnce } from './store-once';

/** Checks, prices and stores a request to book `product`, and answers as above. Never rejects. */
export async function takeBooking(request: Request, product: BookingProduct): Promise<Response> {
  const crossOrigin = refuseOtherSites(request);
  if (crossOrigin) return crossOrigin;
  const body = await readJson(request, product.maxBodyBytes);
  if (!body.ok) return answerBodyError(body.reason);
  const parsed = product.schema.safeParse(body.value);
  if (!parsed.success) return answerFieldErrors('invalidBooking', fieldErrors(parsed.error.issues));
  const tooMany = await refuseTooMany(request, { name: product.rateLimit, uses: 10, seconds: 60 });
  if (tooMany) return tooMany;

  const booker = { userId: await verifiedUserId(), requestId: requestIdOf(request), mailBase: mailLinkBase(request) };
  const stored = await storeOnce(product, parsed.data, booker);
  return stored.ok ? answerJson(stored.value.receipt, stored.value.isNew ? 201 : 200) : answerFailure(stored.reason);
}

const refusals: Record<Exclude<BookingFailure['code'], 'invalidBooking'>, { status: number; error: string }> = {
  priceChanged: { status: 409, error: 'The price is no longer the one that was shown.' },
  offerGone: { status: 410, error: 'This offer is no longer sold.' },
  offerAltered: { status: 409, error: 'This is not the offer that was made.' },
  offerExpired: { status: 410, error: 'This offer has expired. Please search again.' },
  keyReused: { status: 409, error: 'Another request was sent with this key.' },
  bookingNotStored: { status: 502, error: 'The request could not be stored. It is safe to send it again.' },
};

function answerFailure(failure: BookingFailure): Response {
  if (failure.code === 'invalidBooking') return answerFieldErrors(failure.code, failure.problems);
  const { status, error } = refusals[failure.code];
  return answerError(status, { error, code: failure.code, ...('details' in failure && { details: failure.details }) });
}
