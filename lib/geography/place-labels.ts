import type { Line, Point } from './line';

export type LabelSide = 'above' | 'below' | 'before' | 'after';

/** Of an SVG text at its point. Physical: the map has west on the left in every language. */
export const labelAnchors: Record<LabelSide, { textAnchor: 'start' | 'middle' | 'end'; dx?: string; dy: string }> = {
  above: { textAnchor: 'middle', dy: '-0.65em' },
  below: { textAnchor: 'middle', dy: '1.3em' },
  before: { textAnchor: 'end', dx: '-0.65em', dy: '0.35em' },
  after: { textAnchor: 'start', dx: '0.65em', dy: '0.35em' },
};

export interface LabelledPoint {
  point: Point;
  text: string;
  /** How much larger its mark is than the dot of a place. */
  extra?: number | undefined;
}

export interface LabelSpace {
  width: number;
  height: number;
  fontSize: number;
  /** Distance of a label from its point. */
  gap: number;
  /** Least distance of a label from other labels, points and the edge. */
  clear?: number;
  /** The middle of the aircraft on the route, if there is one. */
  plane?: Point | undefined;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const sides: readonly LabelSide[] = ['below', 'above', 'after', 'before'];

/**
 * The best side of each point for its label: inside the map, away from the aircraft, other points and labels, and from routes if possible. A name
 * close to the point of another place would be read as its name. The first place has the first choice.
 */
export function placeLabels(places: readonly LabelledPoint[], routes: readonly Line[], space: LabelSpace): LabelSide[] {
  const ground = groundOf(places, space);
  return places.map((place, index) => {
    const best = bestSide(place, index, sides, ground, routes, space);
    ground.taken.push(best.box);
    return best.side;
  });
}

interface CrowdedPoint {
  point: Point;
  /** The first that has room is said. */
  texts: readonly string[];
  extra?: number | undefined;
  /** The only side that it may have. */
  side?: LabelSide | undefined;
}

/** For more places than there is room for: null for a label that would cover another, a point or the edge. The first place has the first choice. */
export function labelsWithRoom(places: readonly CrowdedPoint[], space: LabelSpace): ({ side: LabelSide; text: string } | null)[] {
  const ground = groundOf(places, space);
  return places.map(({ point, texts, side, extra }, index) => {
    for (const text of texts) {
      const best = bestSide({ point, text, extra }, index, side ? [side] : sides, ground, [], space);
      if (best.cost >= noRoom) continue;
      ground.taken.push(best.box);
      return { side: best.side, text };
    }
    return null;
  });
}

/** What labels keep away from; those of all points are first in each list. */
interface Ground {
  neighbours: readonly Box[];
  taken: Box[];
}

function groundOf(places: readonly { point: Point; extra?: number | undefined }[], { fontSize, gap, plane }: LabelSpace): Ground {
  const dots = (reach: number) => places.map(({ point: [x, y], extra = 0 }) => around(x, y, reach + extra));
  return {
    neighbours: dots(fontSize),
    taken: [...dots(gap * 0.6), ...(plane ? [around(plane[0], plane[1], gap * 1.5)] : [])],
  };
}

const noRoom = 100;

function bestSide(
  { point, text, extra = 0 }: LabelledPoint,
  index: number,
  among: readonly LabelSide[],
  { neighbours, taken }: Ground,
  routes: readonly Line[],
  space: LabelSpace,
) {
  const others = taken.filter((_, position) => position !== index);
  const choices = among.map((side) => {
    const box = boxOf(point, text, side, { ...space, gap: space.gap + extra });
    const near = neighbours.filter((dot, position) => position !== index && overlap(box, dot)).length;
    return { side, box, cost: costOf(box, others, routes, space) + near * 3 };
  });
  return choices.reduce((least, choice) => (choice.cost < least.cost ? choice : least));
}

function costOf(box: Box, others: readonly Box[], routes: readonly Line[], space: LabelSpace): number {
  const { width, height, fontSize, clear = 0 } = space;
  const room = { left: box.left - clear, top: box.top - clear, right: box.right + clear, bottom: box.bottom + clear };
  const outside = room.left < 0 || room.top < 0 || room.right > width || room.bottom > height;
  const hits = others.filter((other) => overlap(room, other)).length;
  const crossed = routes.filter((route) => crosses(route, box, fontSize / 3)).length;
  return (outside ? 1000 : 0) + hits * noRoom + crossed;
}

function boxOf([x, y]: Point, text: string, side: LabelSide, { fontSize, gap }: LabelSpace): Box {
  const width = text.length * fontSize * 0.58;
  const left = side === 'before' ? x - gap - width : side === 'after' ? x + gap : x - width / 2;
  const top = side === 'above' ? y - gap - fontSize : side === 'below' ? y + gap : y - fontSize / 2;
  return { left, top, right: left + width, bottom: top + fontSize };
}

function around(x: number, y: number, reach: number): Box {
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Samples the route in steps of `step`, because its own points may be far apart. */
function crosses(route: Line, box: Box, step: number): boolean {
  return route.some(([x, y], index) => {
    const [nextX, nextY] = route[index + 1] ?? [x, y];
    const steps = Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y) / step));
    return Array.from({ length: steps }, (_, n) => n / steps).some((along) =>
      isInside(box, x + (nextX - x) * along, y + (nextY - y) * along),
    );
  });
}

function isInside({ left, top, right, bottom }: Box, x: number, y: number): boolean {
  return x > left && x < right && y > top && y < bottom;
}
