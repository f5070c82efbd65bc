import type { StoredReader } from '../stored-trip';
import { readFlight } from './flight/stored';
import { readJourney } from './multi-city/stored';
import { readPackage } from './package/stored';
import { readStay } from './stay/stored';

/** What reads the stored offers of each kind. A kind that is not here shows its title, its days and its price. */
export const storedReaders: Readonly<Record<string, StoredReader>> = {
  flight: readFlight,
  multicity: readJourney,
  hotel: readStay,
  package: readPackage,
};
