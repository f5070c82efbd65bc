import * as z from 'zod/mini';
import { signedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { type StoredReader, type StoredTrip, storedPrice } from '../../stored-trip';

const sold = z.array(signedFlightOffer).check(z.minLength(1));

export const readFlight: StoredReader = (offer) => flightsAmong([offer]);

/** All offers as flights; none when one of them cannot be read. */
export function flightsAmong(offers: unknown): Partial<StoredTrip> {
  const { data: flights } = z.safeParse(sold, offers);
  if (!flights) return { needsDocuments: true };
  const supplierOffers = flights.map(({ supplier, id, price, expiresAt, paymentRequirements }) => ({
    supplier,
    id,
    heldUntil: expiresAt,
    payment: paymentRequirements,
    price: storedPrice.parse(price),
  }));
  return { needsDocuments: true, flights, supplierOffers };
}
