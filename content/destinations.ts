import type { Destination, DestinationSlug } from './destination.ts';
import { france } from './destinations/france.ts';
import { greece } from './destinations/greece.ts';
import { morocco } from './destinations/morocco.ts';
import { moscow } from './destinations/moscow.ts';
import { rasAlKhaimah } from './destinations/ras-al-khaimah.ts';
import { saudiArabia } from './destinations/saudi-arabia.ts';
import { southKorea } from './destinations/south-korea.ts';
import { spain } from './destinations/spain.ts';
import { switzerland } from './destinations/switzerland.ts';
import { turkey } from './destinations/turkey.ts';
import { uzbekistan } from './destinations/uzbekistan.ts';

const bySlug: Record<DestinationSlug, Destination> = {
  'saudi-arabia': saudiArabia,
  'south-korea': southKorea,
  france,
  spain,
  switzerland,
  turkey,
  uzbekistan,
  moscow,
  'ras-al-khaimah': rasAlKhaimah,
  greece,
  morocco,
};

/** The places with a page of their own under /explore/destinations, in the order of docs/specification.md. */
export const destinations: readonly Destination[] = Object.values(bySlug);
