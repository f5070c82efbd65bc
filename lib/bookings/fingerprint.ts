import { createHash } from 'node:crypto';
import type { BookingRequest } from './schema';

/**
 * Tells whether two requests with one key ask for the same thing. Parsed requests have their keys in the schema's order, so
 * equal content is equal text. The seal stays out: the same offer found again is sealed anew.
 */
export function fingerprintOf({ locale, search, offer, passengers, contact }: BookingRequest): string {
  const { signature: _, ...flights } = offer;
  return createHash('sha256').update(JSON.stringify({ locale, search, flights, passengers, contact })).digest('hex');
}
