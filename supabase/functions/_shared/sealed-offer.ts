/** Shared by functions for a signed offer: its signature, and its supplier. */
import type * as z from 'zod/mini';
import { settingOf } from './environment.ts';
import { type Call, checkedBody } from './function-frame.ts';
import type { HandlerDependencies } from './handler-dependencies.ts';
import { errorResponse } from './json-http.ts';
import { type Markup, readMarkup } from './markup/sealed-markup.ts';
import { checkOfferSignature, signingKey } from './offer-signature.ts';
import type { Source } from './resilience/supplier.ts';

/** In milliseconds; no booking takes so long. */
const oldestSignatureMs = 24 * 60 * 60_000;

export interface SealedRequest<Search extends object, Offer extends { supplier: string }, More extends object = object> {
  question: z.ZodMiniType<{ search: Search; offer: Offer & { signature: string } } & More>;
  /** A trip that has started is no longer sold. */
  isOver: (search: Search, askedAt: Date) => boolean;
  /** The supplier's original offer, for requests to the supplier. */
  suppliedOf: (offer: Offer, markup: Markup | null) => Offer;
}

/**
 * An error response when the offer differs from its signature; otherwise the offer as shown and as supplied, the other data of the request, and
 * the resilient supplier, null when the offer has expired.
 */
export async function readSealedOffer<
  Asked extends Source,
  Search extends object,
  Offer extends { supplier: string },
  More extends object,
>(
  { body }: Call,
  { environment, now, suppliers }: HandlerDependencies<Asked>,
  { question, isOver, suppliedOf }: SealedRequest<Search, Offer, More>,
) {
  const key = await signingKey(settingOf(environment, 'OFFER_SIGNING_SECRET'));
  const guards = suppliers(environment);
  const askedAt = now();
  const said = checkedBody(question, body, 'invalidOffer');
  const { search, offer: sealed } = said;
  const { signature, ...unsealed } = sealed;
  const offer = unsealed as unknown as Offer;
  const dayBefore = new Date(askedAt.getTime() - oldestSignatureMs);
  const seal = await checkOfferSignature(key, offer, search, signature, dayBefore);
  if (seal === 'altered') return errorResponse(409, 'offerAltered', 'The offer is not as it was sealed');
  const guard = guards.find(({ source }) => source.name === offer.supplier) ?? null;
  const supplied = suppliedOf(offer, await readMarkup(key, signature));
  const isValid = seal === 'valid' && !isOver(search, askedAt);
  return { key, askedAt, search, offer, supplied, said: said as More, guard: isValid ? guard : null };
}
