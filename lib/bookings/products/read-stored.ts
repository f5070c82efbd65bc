import { readShared, type StoredTrip } from '../stored-trip';
import { storedPackage } from './package/stored';
import { storedStay } from './stay/stored';
import { storedReaders } from './stored';

/** The stored offer of a booking of this kind. Never throws: what cannot be read is empty. */
export function readStored(kind: string, offer: unknown): StoredTrip {
  const own = Object.hasOwn(storedReaders, kind) ? storedReaders[kind] : undefined;
  return { ...readShared(offer), ...own?.(offer) };
}

/** What a customer sees of a stay or a holiday besides the title; null for every other kind, and when it cannot be read. */
export function detailsOf(kind: string, stored: unknown) {
  if (kind === 'package') {
    const { data } = storedPackage.safeParse(stored);
    return data ? { of: 'holiday' as const, ...data } : null;
  }
  const { data } = storedStay.safeParse(stored);
  return kind === 'hotel' && data ? { of: 'stay' as const, ...data } : null;
}
