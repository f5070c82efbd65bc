/**
 * Requests to Duffel over HTTP; answers are unchecked JSON. Of its errors only the codes for "offer gone" are read. Throws SupplierRefusal,
 * RateLimited, or an Error without Duffel's text.
 */
import * as z from 'zod/mini';
import { readBoundedJson, readRetryAfterMs } from '../../resilience/bounded-response.ts';
import { connectionError } from '../../resilience/connection-error.ts';
import { RateLimited } from '../../resilience/rate-limited.ts';
import { isTimeUp, NonRetryableError } from '../../resilience/retry.ts';
import { SupplierRefusal } from '../../resilience/supplier-refusal.ts';

export interface DuffelAccess {
  token: string;
  /** Without a trailing slash. */
  address: string;
  fetch: typeof fetch;
}

/** In bytes. Two hundred offers are about 1.5 MB; a much larger answer is not what was requested. */
const answerLimit = 12 * 1024 * 1024;
const errorLimit = 64 * 1024;

/** Statuses after which a retry may help. After 500 and 502 Duffel asks not to repeat the request. */
const passingStatuses = new Set([503, 504]);

const errorResponse = z.object({ errors: z.array(z.object({ code: z.optional(z.nullable(z.string())) })) });
const goneCodes = new Set(['offer_no_longer_available', 'offer_expired', 'offer_request_already_booked', 'not_found']);

/** Makes Duffel ask the airlines, which takes up to `airlineLimitMs`. The answer leaves out the offers, which may be tens of thousands. */
export async function createOfferRequest(
  access: DuffelAccess,
  body: object,
  airlineLimitMs: number,
  signal: AbortSignal,
): Promise<unknown> {
  const path = `/air/offer_requests?return_offers=false&supplier_timeout=${airlineLimitMs}`;
  const response = await callDuffel(access, path, signal, body);
  if (response.status === 422) {
    await response.body?.cancel();
    throw new SupplierRefusal('supplierRefused');
  }
  return readGood(response).catch((error: unknown) => {
    if (!response.ok || isTimeUp(error)) throw error;
    // The search is made and billed: repeating it after a broken answer would be billed again.
    throw new NonRetryableError(error instanceof Error ? error.message : 'The answer cannot be read');
  });
}

interface OfferList {
  offerRequest: string;
  limit: number;
  after?: string | undefined;
  filters?: Readonly<Record<string, string>>;
}

/** The cheapest `limit` (at most 200) offers, from the page `after`. `filters` are Duffel's. */
export async function listOffers(
  access: DuffelAccess,
  { offerRequest, limit, after, filters = {} }: OfferList,
  signal: AbortSignal,
): Promise<unknown> {
  const query = {
    offer_request_id: offerRequest,
    sort: 'total_amount',
    limit: String(limit),
    ...(after && { after }),
    ...filters,
  };
  return readGood(await callDuffel(access, `/air/offers?${new URLSearchParams(query)}`, signal));
}

/** One offer as sold now, optionally with its bags for sale; null when it is no longer sold. */
export async function getOffer(access: DuffelAccess, id: string, signal: AbortSignal, withServices = false): Promise<unknown> {
  const services = withServices ? '?return_available_services=true' : '';
  const response = await callDuffel(access, `/air/offers/${encodeURIComponent(id)}${services}`, signal);
  if (response.status === 404 || response.status === 410) {
    await response.body?.cancel();
    return null;
  }
  return response.status === 422 && (await isOfferGone(response)) ? null : readGood(response);
}

/** A seat map for each flight with one. */
export async function getSeatMaps(access: DuffelAccess, id: string, signal: AbortSignal): Promise<unknown> {
  return readGood(await callDuffel(access, `/air/seat_maps?${new URLSearchParams({ offer_id: id })}`, signal));
}

async function readGood(response: Response): Promise<unknown> {
  if (response.ok) return readBoundedJson(response, answerLimit);
  if (!response.bodyUsed) await response.body?.cancel();
  const ErrorType = passingStatuses.has(response.status) ? Error : NonRetryableError;
  throw new ErrorType(`Duffel answered ${response.status}`);
}

/** Throws RateLimited, or an Error when no answer comes. */
export async function callDuffel(access: DuffelAccess, path: string, signal: AbortSignal, body?: object): Promise<Response> {
  // fetch requests and decompresses compressed answers itself.
  const request: RequestInit = {
    method: body ? 'POST' : 'GET',
    headers: {
      Accept: 'application/json',
      'Duffel-Version': 'v2',
      Authorization: `Bearer ${access.token}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify({ data: body }) }),
    redirect: 'error',
    signal,
  };
  const response = await access.fetch(`${access.address}${path}`, request).catch((error: unknown) => {
    throw connectionError(error);
  });
  if (response.status !== 429) return response;
  await response.body?.cancel();
  throw new RateLimited(readRetryAfterMs(response));
}

async function isOfferGone(response: Response): Promise<boolean> {
  const said = z.safeParse(errorResponse, await readBoundedJson(response, errorLimit));
  return said.success && said.data.errors.some(({ code }) => goneCodes.has(code ?? ''));
}
