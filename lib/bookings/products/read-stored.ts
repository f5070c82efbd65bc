import { droppedFlights, flightsInForce, type OrderedFlights } from '@/lib/bookings/model/flights-in-force';
import { readShared, type StoredReader, type StoredTrip } from '../stored-trip';
import { readFlight } from './flight/stored';
import { readJourney } from './multi-city/stored';
import { readPackage, type StoredPackage, storedPackage } from './package/stored';
import { readStay, type StoredStay, storedStay } from './stay/stored';

/** The readers of stored offers by kind. A kind that is not here shows its title, days and price. */
export const storedReaders: Record<string, StoredReader> = {
  flight: readFlight,
  multicity: readJourney,
  hotel: readStay,
  package: readPackage,
};

/** The stored offer of a booking of this kind, with its current flights. Never throws: unreadable parts are empty. */
export function readStored(kind: string, offer: unknown, orders: readonly OrderedFlights[] = []): StoredTrip {
  const own = Object.hasOwn(storedReaders, kind) ? storedReaders[kind] : undefined;
  const read = { ...readShared(offer), ...own?.(offer) };
  const flights = flightsInForce(read.flights, orders);
  const dropped = droppedFlights(read.flights, flights, orders);
  return { ...read, flights, ...(dropped.length > 0 && { dropped }) };
}

export type StoredDetails = ({ type: 'stay' } & StoredStay) | ({ type: 'holiday' } & StoredPackage);

/** Kinds of which a customer sees more than title, days and flights. Each is null when it cannot be read. */
const detailReaders: Record<string, (stored: unknown) => StoredDetails | null> = {
  hotel(stored) {
    const { data } = storedStay.safeParse(stored);
    return data ? { type: 'stay', ...data } : null;
  },
  package(stored) {
    const { data } = storedPackage.safeParse(stored);
    return data ? { type: 'holiday', ...data } : null;
  },
};

export function detailsOf(kind: string, stored: unknown): StoredDetails | null {
  return (Object.hasOwn(detailReaders, kind) && detailReaders[kind]?.(stored)) || null;
}
