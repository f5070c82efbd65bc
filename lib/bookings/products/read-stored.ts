import { readShared, type StoredReader, type StoredTrip } from '../stored-trip';
import { readFlight } from './flight/stored';
import { readJourney } from './multi-city/stored';
import { readPackage, storedPackage } from './package/stored';
import { readStay, storedStay } from './stay/stored';

/** What reads the stored offers of each kind. A kind that is not here shows its title, its days and its price. */
export const storedReaders: Record<string, StoredReader> = {
  flight: readFlight,
  multicity: readJourney,
  hotel: readStay,
  package: readPackage,
};

/** The stored offer of a booking of this kind. Never throws: unreadable parts are empty. */
export function readStored(kind: string, offer: unknown): StoredTrip {
  const own = Object.hasOwn(storedReaders, kind) ? storedReaders[kind] : undefined;
  return { ...readShared(offer), ...own?.(offer) };
}

/** What a customer sees of a stay or a package besides the title; null for other kinds, and when it cannot be read. */
export function detailsOf(kind: string, stored: unknown) {
  if (kind === 'package') {
    const { data } = storedPackage.safeParse(stored);
    return data ? { of: 'holiday' as const, ...data } : null;
  }
  const { data } = storedStay.safeParse(stored);
  return kind === 'hotel' && data ? { of: 'stay' as const, ...data } : null;
}
