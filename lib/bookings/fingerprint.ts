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

/**
 * What makes two requested flights the same trip: which flights, on what terms, at what price. An offer that is found again has another
 * seal, often another id and fewer seats, and is the same trip.
 */
export function tripContent({ search, offer }: Pick<BookingRequest, 'search' | 'offer'>): object {
  const flights = offer.itineraries.map(({ segments }) =>
    segments.map(({ carrierCode, number, departure, arrival }) => [
      carrierCode,
      number,
      departure.iataCode,
      departure.at,
      arrival.iataCode,
    ]),
  );
  return { search, flights, total: offer.price.total, conditions: offer.conditions };
}

export function fingerprintOfFlight({ search, offer, passengers, contact }: BookingRequest): string {
  return fingerprintOf({ trip: tripContent({ search, offer }), passengers, contact });
}
