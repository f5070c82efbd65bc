/** Questions to Duffel over HTTP. Its words are read for one thing only, the codes by which it says that an offer is gone. */
import * as z from 'zod/mini';
import { readBoundedJson, readQuietMs } from '../bounded-answer.ts';
import { SupplierBusy } from '../supplier-busy.ts';
import { SupplierRefusal } from '../supplier-refusal.ts';

export interface DuffelAccess {
  token: string;
  /** Without a slash at the end. */
  address: string;
  fetch: typeof fetch;
}

/** The most we have heard of is 1.5 MB for 229 offers; what is several times that is not a list anybody reads. */
const answerLimit = 12 * 1024 * 1024;
const faultLimit = 64 * 1024;

const faults = z.object({ errors: z.array(z.object({ code: z.optional(z.nullable(z.string())) })) });
const goneCodes = new Set(['offer_no_longer_available', 'offer_expired', 'offer_request_already_booked', 'not_found']);

/** Its answer to a new offer request, as unchecked JSON. Throws SupplierRefusal, SupplierBusy or an Error without its words. */
export async function createOfferRequest(
  access: DuffelAccess,
  query: string,
  body: object,
  signal: AbortSignal,
): Promise<unknown> {
  const response = await ask(access, `/air/offer_requests?${query}`, signal, body);
  if (response.ok) return readBoundedJson(response, answerLimit);
  await response.body?.cancel();
  if (response.status === 422) throw new SupplierRefusal('searchRefused');
  throw new Error(`Duffel answered ${response.status}`);
}

/** One offer as it is sold now, as unchecked JSON; null when it is sold no longer. */
export async function getOffer(access: DuffelAccess, id: string, signal: AbortSignal): Promise<unknown> {
  const response = await ask(access, `/air/offers/${encodeURIComponent(id)}`, signal);
  if (response.ok) return readBoundedJson(response, answerLimit);
  if (response.status === 422 && (await saysGone(response))) return null;
  await response.body?.cancel();
  if (response.status === 404 || response.status === 410) return null;
  throw new Error(`Duffel answered ${response.status}`);
}

async function ask(access: DuffelAccess, path: string, signal: AbortSignal, body?: object): Promise<Response> {
  // Compressed answers are asked for and unpacked by fetch itself.
  const response = await access.fetch(`${access.address}${path}`, {
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
  });
  if (response.status !== 429) return response;
  await response.body?.cancel();
  throw new SupplierBusy(readQuietMs(response));
}

async function saysGone(response: Response): Promise<boolean> {
  const said = z.safeParse(faults, await readBoundedJson(response, faultLimit));
  return said.success && said.data.errors.some(({ code }) => goneCodes.has(code ?? ''));
}
