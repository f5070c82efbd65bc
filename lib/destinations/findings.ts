import type { Destination } from '@/content/destination';
import { destinationNotes, type Mood } from '@/content/destination-notes';

/** What the overview can be narrowed to. */
export type Finding = Mood | 'short';

const shortFlight = 180;

/** The filters a destination matches: its moods, and a flight under three hours. */
export function findingsOf({ slug, gateway }: Pick<Destination, 'slug' | 'gateway'>): Finding[] {
  const isShort = gateway.minutes !== null && gateway.minutes < shortFlight;
  return [...(isShort ? (['short'] as const) : []), ...destinationNotes[slug].moods];
}

/** Nearest first; a place without a non-stop flight is last. */
export function byFlightTime(destinations: readonly Destination[]): Destination[] {
  const minutes = ({ gateway }: Destination) => gateway.minutes ?? Number.POSITIVE_INFINITY;
  return destinations.toSorted((a, b) => minutes(a) - minutes(b));
}
