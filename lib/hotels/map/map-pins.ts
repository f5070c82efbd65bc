import type { Pixel, Size } from './map-view';

/** A rectangle, by its centre. */
export type Box = Pixel & Size;

export interface PlacedPin<Item> {
  item: Item;
  at: Pixel;
  /** Whether it shows its price; otherwise it is drawn as a point. */
  isOpen: boolean;
  /** Position of the price relative to `at`. */
  shift: Pixel;
}

const here: Pixel = { x: 0, y: 0 };

/**
 * Which pins show their price: in the given order, each pin that overlaps neither an earlier one nor anything `taken`, at the first of its
 * `spots` with room, rather one where it covers no other pin's `point`. The others stay points, so that nothing moves or hides. Zooming in
 * makes room for them.
 */
export function layPins<Item>(
  items: readonly { item: Item; at: Pixel }[],
  pin: Size | ((item: Item) => Size),
  { taken = [], spots = [here], point }: { taken?: readonly Box[]; spots?: readonly Pixel[]; point?: Size } = {},
): PlacedPin<Item>[] {
  const full = [...taken];
  return items.map(({ item, at }) => {
    const size = typeof pin === 'function' ? pin(item) : pin;
    const boxAt = (spot: Pixel): Box => ({ x: at.x + spot.x, y: at.y + spot.y, ...size });
    const open = spots.filter((spot) => full.every((box) => !isOver(box, boxAt(spot))));
    const hidden = (spot: Pixel) =>
      point ? items.filter((other) => other.at !== at && isOver({ ...other.at, ...point }, boxAt(spot))).length : 0;
    const shift = open.toSorted((a, b) => hidden(a) - hidden(b))[0];
    if (shift) full.push(boxAt(shift));
    return { item, at, isOpen: shift !== undefined, shift: shift ?? here };
  });
}

function isOver(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;
}

/** The convex hull of the points, counter-clockwise on the screen; fewer than three points are their own hull. */
export function outline(points: readonly Pixel[]): Pixel[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return sorted;
  return [...halfOf(sorted), ...halfOf(sorted.toReversed())];
}

function halfOf(sorted: readonly Pixel[]): Pixel[] {
  const half: Pixel[] = [];
  for (const point of sorted) {
    while (half.length >= 2 && turn(half.at(-2), half.at(-1), point) <= 0) half.pop();
    half.push(point);
  }
  return half.slice(0, -1);
}

function turn(a: Pixel | undefined, b: Pixel | undefined, c: Pixel): number {
  return a && b ? (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) : 0;
}
