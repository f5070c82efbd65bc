import type { FlightSearchRequest } from '../contracts/flights/flight-request.ts';
import type { FlightOffer, SignedFlightOffer } from '../contracts/flights/flight-search.ts';
import type { MarkupRule } from '../contracts/markup-rule.ts';
import { signatureLifetimeMs, signOffer } from '../offer-signature.ts';
import { markUpFlight } from './flight-markup.ts';
import { sealMarkup } from './sealed-markup.ts';

/** Minimum hold: shorter than this, an offer expires before the form is filled in. */
const shortestHoldMs = 5 * 60_000;

/** When the signature of an offer made at `at` expires: after half an hour, or earlier if the supplier holds the price for less. ISO instant. */
export function signatureExpiryOf({ expiresAt }: Pick<FlightOffer, 'expiresAt'>, at: Date): string {
  const latest = at.getTime() + signatureLifetimeMs;
  return new Date(Math.min(latest, expiresAt ? Date.parse(expiresAt) : latest)).toISOString();
}

export function isHeldLongEnough(offer: Pick<FlightOffer, 'expiresAt'>, at: Date): boolean {
  return Date.parse(signatureExpiryOf(offer, at)) >= at.getTime() + shortestHoldMs;
}

/** The agency's settings for selling: the key of its signatures, and its markup. */
export interface SaleTerms {
  key: CryptoKey;
  rules: readonly MarkupRule[];
}

/** A supplier's offer as the agency sells it: at its own price, signed. Nothing else signs flights. */
export async function sellFlight(
  { key, rules }: SaleTerms,
  supplied: FlightOffer,
  search: FlightSearchRequest,
  at: Date,
): Promise<SignedFlightOffer> {
  const { offer, markup } = markUpFlight(supplied, rules);
  const sealed = markup ? await sealMarkup(key, markup) : undefined;
  return { ...offer, signature: await signOffer(key, offer, search, signatureExpiryOf(offer, at), sealed) };
}
