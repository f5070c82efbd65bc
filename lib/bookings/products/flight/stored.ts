import * as z from 'zod/mini';
import { signedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import type { StoredReader, StoredTrip } from '../../stored-trip';

const sold = z.array(signedFlightOffer).check(z.minLength(1));

export const readFlight: StoredReader = (offer) => flightsAmong([offer]);

/** All offers as flights; none when one of them cannot be read. */
export function flightsAmong(offers: unknown): Partial<StoredTrip> {
  const { data: flights } = z.safeParse(sold, offers);
  return { needsDocuments: true, ...(flights && { flights, supplierOffers: flights }) };
}
