import type { Destination } from '@/content/destination';
import { destinationNotes, type Mood } from '@/content/destination-notes';

/** The filters of the destination overview. */
export type Finding = Mood | 'short';

const shortFlight = 180;

/** The filters a destination matches: its moods, and a flight under three hours. */
export function findingsOf({ slug, gateway }: Pick<Destination, 'slug' | 'gateway'>): Finding[] {
  const isShort = gateway.minutes !== null && gateway.minutes < shortFlight;
  return [...(isShort ? (['short'] as const) : []), ...destinationNotes[slug].moods];
}

/** Shortest flight first; places without a non-stop flight last. */
export function byFlightTime(destinations: readonly Destination[]): Destination[] {
  const minutes = ({ gateway }: Destination) => gateway.minutes ?? Number.POSITIVE_INFINITY;
  return destinations.toSorted((a, b) => minutes(a) - minutes(b));
}
