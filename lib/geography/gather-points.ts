import type { Point } from './line';

export interface Gathered {
  /** Of the places, in their order. */
  members: readonly number[];
  middle: Point;
}

/** Points that would touch as one: the two nearest are joined until all are `least` apart. */
export function gatherPoints(points: readonly Point[], least: number): Gathered[] {
  const groups: Gathered[] = points.map((middle, index) => ({ members: [index], middle }));
  for (;;) {
    const pairs = groups.flatMap((one, first) =>
      groups.slice(first + 1).map((other) => ({ one, other, distance: apart(one.middle, other.middle) })),
    );
    const nearest = pairs.reduce<(typeof pairs)[number] | null>(
      (best, pair) => (pair.distance < (best?.distance ?? least) ? pair : best),
      null,
    );
    if (!nearest) return groups;
    const { one, other } = nearest;
    const members = [...one.members, ...other.members].sort((a, b) => a - b);
    groups.splice(groups.indexOf(other), 1);
    groups.splice(groups.indexOf(one), 1, { members, middle: middleOf(points.filter((_, index) => members.includes(index))) });
  }
}

const apart = ([x, y]: Point, [otherX, otherY]: Point) => Math.hypot(otherX - x, otherY - y);

function middleOf(points: readonly Point[]): Point {
  const mean = (axis: 0 | 1) => Math.round(points.reduce((sum, point) => sum + point[axis], 0) / points.length);
  return [mean(0), mean(1)];
}
