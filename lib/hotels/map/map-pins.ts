import type { Pixel, Size } from './map-view';

export interface PlacedPin<Item> {
  item: Item;
  at: Pixel;
  /** Whether there is room for its price; otherwise it is drawn as a point. */
  isOpen: boolean;
}

/**
 * Which pins show their price: in the given order, each that covers none before it. The others stay points at their true
 * place, so that nothing moves and nothing hides; coming closer makes room for them.
 */
export function layPins<Item>(items: readonly { item: Item; at: Pixel }[], pin: Size): PlacedPin<Item>[] {
  const open: Pixel[] = [];
  return items.map(({ item, at }) => {
    const isOpen = open.every(({ x, y }) => Math.abs(x - at.x) >= pin.width || Math.abs(y - at.y) >= pin.height);
    if (isOpen) open.push(at);
    return { item, at, isOpen };
  });
}

/** The corners around all points, counter-clockwise as they are drawn; fewer than three points are their own corners. */
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
