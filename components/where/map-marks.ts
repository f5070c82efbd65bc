import { gatherPoints } from '@/lib/geography/gather-points';
import type { Point } from '@/lib/geography/line';
import { dohaMap, pointOnDohaMap } from '@/lib/geography/maps/doha-map';
import type { LabelSide } from '@/lib/geography/place-labels';
import type { FoundPlace, LocatedPlace } from '@/lib/where/find-places';

const { doha } = dohaMap;

/** Marks nearer than this would touch on a phone. */
const least = 50;
/** How much larger the mark of several places is than a dot. */
export const extra = 18;

/** A place on the map, or several that would touch. */
export interface Mark {
  ones: readonly FoundPlace[];
  point: Point;
  /** Of one place alone, where it is known. */
  price: number | null;
}

/** What fits comes first, as it has the first choice of room for its name; then several places at once, then those with a price. */
export function marksOf(answers: readonly FoundPlace[], priceOf: (one: FoundPlace) => number | null): Mark[] {
  return gatherPoints(
    answers.map(({ place }) => pointOf(place)),
    least,
  )
    .map(({ members, middle }) => {
      const ones = members.flatMap((index) => answers[index] ?? []);
      return { ones, point: besideDoha(middle), price: ones[0] && ones.length === 1 ? priceOf(ones[0]) : null };
    })
    .sort((a, b) => rank(b) - rank(a));
}

export const isFitting = (ones: readonly FoundPlace[] = []) => ones.some(({ unknown }) => unknown.length === 0);

const rank = ({ ones, price }: Mark) => (isFitting(ones) ? 4 : 0) + (ones.length > 1 ? 2 : 0) + (price === null ? 0 : 1);

/** The mark of Doha covers what is nearer than this. */
const leastFromDoha = 46;

/** A neighbour of Doha, in its direction as far as needed to be seen. */
function besideDoha([x, y]: Point): Point {
  const [across, down] = [x - doha[0], y - doha[1]];
  const distance = Math.hypot(across, down);
  if (distance >= leastFromDoha) return [x, y];
  const stretch = leastFromDoha / (distance || 1);
  return [Math.round(doha[0] + across * stretch), Math.round(doha[1] + down * stretch)];
}

/** Where the name of a larger mark begins. */
export function awayFrom([x, y]: Point, side: LabelSide): Point {
  if (side === 'before') return [x - extra, y];
  if (side === 'after') return [x + extra, y];
  return [x, side === 'above' ? y - extra : y + extra];
}

export function pointOf({ at: [latitude, longitude] }: LocatedPlace): Point {
  return pointOnDohaMap({ latitude, longitude });
}
