import type { FlightOffer, FlightSearchRequest, SignedFlightOffer } from './contracts/flight-search.ts';
import { signOffer } from './offer-signature.ts';

/** Long enough to choose and to write down who travels. */
export const offersLastMs = 30 * 60_000;

/** When the seal of an offer made at `at` ends: half an hour later, or when its supplier holds the price no longer. ISO instant. */
export function sealEndOf({ expiresAt }: Pick<FlightOffer, 'expiresAt'>, at: Date): string {
  const latest = at.getTime() + offersLastMs;
  return new Date(Math.min(latest, expiresAt ? Date.parse(expiresAt) : latest)).toISOString();
}

export async function sealFlight(
  key: CryptoKey,
  offer: FlightOffer,
  search: FlightSearchRequest,
  at: Date,
): Promise<SignedFlightOffer> {
  return { ...offer, signature: await signOffer(key, offer, search, sealEndOf(offer, at)) };
}
