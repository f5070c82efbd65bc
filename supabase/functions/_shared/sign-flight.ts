import type { FlightSearchRequest } from './contracts/flights/flight-request.ts';
import type { FlightOffer, SignedFlightOffer } from './contracts/flights/flight-search.ts';
import { signatureLifetimeMs, signOffer } from './offer-signature.ts';

/** Minimum hold: shorter than this, an offer expires before the form is filled in. */
const shortestHoldMs = 5 * 60_000;

/** When the signature of an offer made at `at` expires: after half an hour, or earlier if the supplier holds the price for less. ISO instant. */
export function signatureExpiryOf({ expiresAt }: Pick<FlightOffer, 'expiresAt'>, at: Date): string {
  const latest = at.getTime() + signatureLifetimeMs;
  return new Date(Math.min(latest, expiresAt ? Date.parse(expiresAt) : latest)).toISOString();
}

export function isWorthShowing(offer: Pick<FlightOffer, 'expiresAt'>, at: Date): boolean {
  return Date.parse(signatureExpiryOf(offer, at)) >= at.getTime() + shortestHoldMs;
}

export async function signFlight(
  key: CryptoKey,
  offer: FlightOffer,
  search: FlightSearchRequest,
  at: Date,
): Promise<SignedFlightOffer> {
  return { ...offer, signature: await signOffer(key, offer, search, signatureExpiryOf(offer, at)) };
}
