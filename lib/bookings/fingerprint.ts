import { createHash } from 'node:crypto';
import type { BookingRequest } from './schema';

/**
 * Tells whether two requests with one key ask for the same thing. Give it parsed content: that has its keys in the schema's
 * order, so equal content is equal text. Leave out what changes when the same is offered anew, such as a seal, and the language
 * of the page: sent again in the other one it is the same request.
 */
export function fingerprintOf(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** The seal stays out: the same offer found again is sealed anew. */
export function fingerprintOfFlight({ search, offer, passengers, contact }: BookingRequest): string {
  const { signature: _, ...flights } = offer;
  return fingerprintOf({ search, flights, passengers, contact });
}
