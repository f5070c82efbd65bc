/**
 * `POST /api/bookings/<product>` takes a request for any product of `products/registry.ts` as JSON and answers
 * - 201 with a `BookingReceipt`; 200 with the same receipt when the same request arrives again (same key, same content),
 *   however late, so a form may send again after any failure;
 * - 400 `invalidBooking` with `details: [{ path: 'passengers.0.dateOfBirth', message: 'adultAge' }]`: `path` joins keys with
 *   dots, `message` is an error key; also `malformedJson`, without details;
 * - 409 `offerAltered`: price, flights or search are not what was offered; 409 `keyReused`: the key belongs to other content;
 * - 409 `priceChanged` with `details` of the product: it is sold at another price by now (docs/product/booking.md).
 *   Nothing is stored; the request that accepts the new price is another one; 409 `fareGone` likewise: the flights are sold, in other
 *   fares than the one chosen, and `details` have the nearest;
 * - 410 `offerExpired`: the offer was real and is too old; the same search gives a new one; 410 `offerGone` with `details` of the
 *   product: it is no longer sold;
 * - 413 `bodyTooLarge`, 415 `notJson`, 429 `tooManyRequests` with `Retry-After` in seconds;
 * - 401 `signedOut`: who sends it was signed in on the form, and is not any more (expected-account.ts); nothing is stored;
 * - 503 `sessionUnknown` with `Retry-After`: nobody can say at present who is signed in, and nothing is stored;
 * - 502 `bookingNotStored`: nothing is stored, or nobody can say; sending the same request again is safe.
 * Every refusal is `{ error, code, details? }`: `error` is English for developers, `code` the word above.
 */
import 'server-only';
import { createHash } from 'node:crypto';
import { addHours, addMinutes } from 'date-fns';
import * as z from 'zod/mini';
import { minutesToPay } from '@/lib/bookings/model/payment-row';
import { isPaidAtOnce, orderSuppliers, serverEnv } from '@/lib/env';
import { describeError, logError } from '@/lib/log';
import { mailLinkBase } from '@/lib/mail-transport/link-base';
import { kickOutbox } from '@/lib/mail-transport/mail-sender';
import { errorResponse, fieldErrorsResponse, jsonResponse } from '@/lib/network/http';
import { failure, type Result, success } from '@/lib/result';
import { readInput } from '@/lib/security/body/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';
import { expectsAccount } from '@/lib/supabase/account/expected-account';
import { createAdminClient } from '@/lib/supabase/admin';
import { readVisitor, signedOutResponse, unknownResponse } from '@/lib/supabase/server';
import { type Markup, readMarkup } from '@/supabase/functions/_shared/markup/sealed-markup';
import { signingKey } from '@/supabase/functions/_shared/offer-signature';
import { kickOrders } from '../orders/watch-orders';
import type { BookingProduct, BookingReceipt, BookingRefusal, BookingRequest } from '../product';
import { namesKey } from './names-link';
import { findReceipt, storeBooking } from './store-booking';

/** How long the price of a request that is paid at once is kept; less, if its offer expires sooner. */
const hoursToPay = 2;

/** Whether the offer that is stored ends too soon to be paid. */
const endsTooSoon = ({ expiresAt }: { expiresAt?: string }) =>
  expiresAt !== undefined && Date.parse(expiresAt) < addMinutes(new Date(), minutesToPay).getTime();

/**
 * The receipt of a request just stored; if its kind is paid at once, with the key of the payment link. A price that could not be confirmed
 * must first be checked by an agent. The same request gets the same link, unless nobody has paid by it in time. With `hold`, its seats are held
 * until it is paid; if they cannot be, it is paid at once. `offerOver`: the offer that is stored ends too soon, and needs `freshOffer`, the same at
 * the same price. Never rejects: without a link, the agency requests the payment later.
 */
export async function withPayLink(
  kind: string,
  receipt: BookingReceipt,
  requestId: string,
  hold = false,
  freshOffer: object | null = null,
): Promise<BookingReceipt | 'offerOver'> {
  if (!isPaidAtOnce(kind) || receipt.priceUnconfirmed) return receipt;
  const asked = { wanted_reference: receipt.reference, order_suppliers: orderSuppliers(), fresh_offer: freshOffer };
  try {
    const heldKey = hold && keyIn(await createAdminClient().rpc('begin_hold', asked));
    if (heldKey === 'offerOver') return heldKey;
    if (heldKey) {
      kickOrders();
      return { ...receipt, ...(await aboutPayment(heldKey)), isHeld: true };
    }
    const pay_by = addHours(new Date(), hoursToPay).toISOString();
    const payKey = keyIn(await createAdminClient().rpc('begin_pay_now', { ...asked, pay_by }));
    if (payKey === 'offerOver') return payKey;
    return { ...receipt, ...(payKey && (await aboutPayment(payKey))), ...(hold && { isHeld: false }) };
  } catch (failure) {
    logError('payment-not-begun', { requestId, cause: describeError(failure) });
    return receipt;
  }
}

function keyIn({ data, error }: { data: unknown; error: object | null }): string | null {
  if (error) throw new Error('The payment cannot be asked for', { cause: error });
  return z.nullable(z.string()).parse(data);
}

const payable = z.object({ pay_by: z.string(), then_order: z.boolean(), choice: z.nullable(z.string()) });

/** What the receipt says of a payment: until when it can be paid, and whether an agent books then. */
async function aboutPayment(payKey: string): Promise<Pick<BookingReceipt, 'payKey' | 'payBy' | 'isBookedByAgent'>> {
  const { data, error } = await createAdminClient()
    .from('payments')
    .select('pay_by, then_order, choice')
    .eq('link_key', payKey)
    .single();
  // The link is what matters.
  if (error) return { payKey };
  const { pay_by, then_order, choice } = payable.parse(data);
  // A gift card is sold by its payment.
  return { payKey, payBy: pay_by, ...(!then_order && !choice && { isBookedByAgent: true }) };
}

/**
 * The receipt of a stored request with its payment link. A request that nobody paid in time may be sent again: if its offer is over, the supplier is
 * asked again, and the same flights at the same price take its place. Another price is refused as a changed price. Never rejects.
 */
async function linked<Request extends BookingRequest>(
  product: BookingProduct<Request>,
  request: Request,
  receipt: BookingReceipt,
  requestId: string,
): Promise<Result<BookingReceipt, BookingFailure>> {
  const known = await withPayLink(product.kind, receipt, requestId, request.hold);
  if (known !== 'offerOver') return success(known);
  try {
    const context = { now: new Date(), secret: serverEnv().OFFER_SIGNING_SECRET, requestId };
    const refusal = await product.check(request, context);
    if (refusal) return failure(refusal);
    const priced = (await product.priceAgain?.(request, context)) ?? success({ request, priceUnconfirmed: false });
    if (!priced.ok) return priced;
    if (priced.value.priceUnconfirmed) return failure({ code: 'bookingNotStored' });
    const { offer } = recordOf(product, priced.value.request);
    const renewed = await withPayLink(product.kind, receipt, requestId, request.hold, offer);
    return renewed === 'offerOver' ? failure({ code: 'offerExpired' }) : success(renewed);
  } catch (error) {
    logError('offer-not-renewed', { requestId, cause: describeError(error) });
    return failure({ code: 'bookingNotStored' });
  }
}

/** Checks, prices and stores a request to book `product`, and answers as described above. Never rejects. */
export async function takeBooking(request: Request, product: BookingProduct): Promise<Response> {
  const crossOrigin = refuseOtherSites(request);
  if (crossOrigin) return crossOrigin;
  const parsed = await readInput(request, product.schema, { maxBytes: product.maxBodyBytes, code: 'invalidBooking' });
  if (!parsed.ok) return parsed.reason;
  const tooMany = await refuseTooMany(request, { name: product.rateLimit, uses: 10, seconds: 60 });
  if (tooMany) return tooMany;

  const visitor = await readVisitor();
  if (visitor.status === 'unknown') return unknownResponse();
  if (visitor.status === 'signedOut' && request.headers.has(expectsAccount)) return signedOutResponse();
  const userId = visitor.status === 'signedIn' && !product.hasNoOwner ? visitor.user.id : null;
  const booker = { userId, requestId: requestIdOf(request), mailBase: mailLinkBase(request) };
  const stored = await storeOnce(product, parsed.value, booker);
  if (!stored.ok) return failureResponse(stored.reason);
  const isWhole = product.isWhole?.(parsed.value) ?? true;
  const { receipt: booked } = stored.value;
  const receipt = isWhole
    ? await linked(product, parsed.value, booked, booker.requestId)
    : success({ ...booked, ...(product.takesNamesByLink && { namesKey: namesKey(booked.reference) }) });
  // Not before: the mail says how it is paid.
  kickOutbox();
  return receipt.ok ? jsonResponse(receipt.value, stored.value.isNew ? 201 : 200) : failureResponse(receipt.reason);
}

const refusals: Record<Exclude<BookingFailure['code'], 'invalidBooking'>, { status: number; error: string }> = {
  priceChanged: { status: 409, error: 'The price is no longer the one that was shown.' },
  fareGone: { status: 409, error: 'This fare is no longer sold on these flights.' },
  offerGone: { status: 410, error: 'This offer is no longer sold.' },
  offerAltered: { status: 409, error: 'This is not the offer that was made.' },
  offerExpired: { status: 410, error: 'This offer has expired. Please search again.' },
  keyReused: { status: 409, error: 'Another request was sent with this key.' },
  bookingNotStored: { status: 502, error: 'The request could not be stored. It is safe to send it again.' },
};

function failureResponse(reason: BookingFailure): Response {
  if (reason.code === 'invalidBooking') return fieldErrorsResponse(reason.code, reason.errors);
  const { status, error } = refusals[reason.code];
  return errorResponse(status, { error, code: reason.code, ...('details' in reason && { details: reason.details }) });
}

/** Who books: `userId` of a verified session or null; `requestId` for the log. */
interface Booker {
  userId: string | null;
  requestId: string;
  /** The origin of links in its mail, when it was requested on a preview: see lib/mail-transport/link-base.ts. */
  mailBase?: string | null;
}

type BookingFailure = BookingRefusal | { code: 'keyReused' | 'bookingNotStored' };

/**
 * Stores a request for any product once, at its current price. The same request sent again, with its key or from a second tab, gets the
 * same receipt, even when the offer has expired since. `isNew` is false when the same request was stored before. Never rejects.
 */
async function storeOnce<Request extends BookingRequest>(
  product: BookingProduct<Request>,
  request: Request,
  { userId, requestId, mailBase = null }: Booker,
): Promise<Result<{ receipt: BookingReceipt; isNew: boolean }, BookingFailure>> {
  try {
    const context = { now: new Date(), secret: serverEnv().OFFER_SIGNING_SECRET, requestId };
    const fingerprint = hashOf(product.contentOf(request));
    const refusal = await product.check(request, context);
    // An altered offer was never valid. Any other request may have been stored earlier, while it was valid.
    const mayBeStored = refusal?.code !== 'offerAltered';
    const earlier = mayBeStored ? await findReceipt(request.idempotencyKey, fingerprint, userId) : null;
    if (earlier) return success({ receipt: earlier, isNew: false });
    if (refusal) return failure(refusal);
    const priced = (await product.priceAgain?.(request, context)) ?? success({ request, priceUnconfirmed: false });
    if (!priced.ok) return priced;
    const record = recordOf(product, priced.value.request);
    // Whoever pays at once must not be left with a request that nobody can pay.
    const isToBePaid = isPaidAtOnce(product.kind) && !priced.value.priceUnconfirmed && (product.isWhole?.(request) ?? true);
    if (isToBePaid && endsTooSoon(record.offer)) return failure({ code: 'offerExpired' });
    const { outcome, receipt } = await storeBooking(
      { ...record, priceUnconfirmed: priced.value.priceUnconfirmed, markups: await markupsOf(record.offer, context.secret) },
      { fingerprint, userId, mailBase },
    );
    return outcome === 'key_reused' ? failure({ code: 'keyReused' }) : success({ receipt, isNew: outcome === 'created' });
  } catch (error) {
    logError('booking-not-stored', { requestId, cause: describeError(error) });
    return failure({ code: 'bookingNotStored' });
  }
}

/** A checked request as stored in the database. */
export function recordOf<Request extends BookingRequest>(product: BookingProduct<Request>, request: Request) {
  const { idempotencyKey, locale, contact, seenPrices } = request;
  return { kind: product.kind, idempotencyKey, locale, contact, seenPrices, ...product.record(request) };
}

/** The markup of each offer of a record, read from their signatures; nothing without a signature. */
async function markupsOf(offer: object, secret: string): Promise<(Markup | null)[]> {
  const key = await signingKey(secret);
  const { legs = [{ offer }] } = offer as { legs?: readonly { offer: object }[] };
  return Promise.all(legs.map(({ offer: { signature = '' } }: { offer: { signature?: string } }) => readMarkup(key, signature)));
}

/** Equal for two requests with equal content. Parsed content has its keys in the schema's order, so equal content is equal text. */
function hashOf(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
