import type { FlightOffer, FlightSearchAnswer } from './offer';

/** ISO instant after which an offer cannot be booked: what its seal says, or its supplier where that is sooner. */
export function offerExpiry(
  { expiresAt: held }: Pick<FlightOffer, 'expiresAt'>,
  { expiresAt }: Pick<FlightSearchAnswer['meta'], 'expiresAt'>,
): string {
  return held && Date.parse(held) < Date.parse(expiresAt) ? held : expiresAt;
}
