import type { Line, Point } from './line';

export type LabelSide = 'above' | 'below' | 'before' | 'after';

export interface LabelledPoint {
  point: Point;
  text: string;
}

export interface LabelSpace {
  width: number;
  height: number;
  /** Font size, in units of the map. */
  fontSize: number;
  /** Distance of a label from its point. */
  gap: number;
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
  const { gap, fontSize, plane } = space;
  const dots = (reach: number) => places.map(({ point: [x, y] }) => around(x, y, reach));
  const neighbours = dots(fontSize);
  const taken = dots(gap * 0.6);
  if (plane) taken.push(around(plane[0], plane[1], gap * 1.5));
  return places.map(({ point, text }, index) => {
    const others = taken.filter((_, position) => position !== index);
    const choices = sides.map((side) => {
      const box = boxOf(point, text, side, space);
      const near = neighbours.filter((dot, position) => position !== index && overlap(box, dot)).length;
      return { side, box, cost: costOf(box, others, routes, space) + near * 3 };
    });
    const best = choices.reduce((least, choice) => (choice.cost < least.cost ? choice : least));
    taken.push(best.box);
    return best.side;
  });
}

function costOf(box: Box, others: readonly Box[], routes: readonly Line[], { width, height, fontSize }: LabelSpace): number {
  const outside = box.left < 0 || box.top < 0 || box.right > width || box.bottom > height;
  const hits = others.filter((other) => overlap(box, other)).length;
  const crossed = routes.filter((route) => crosses(route, box, fontSize / 3)).length;
  return (outside ? 1000 : 0) + hits * 100 + crossed;
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
