import type { Hotel } from '@/content/hotel';
import { fitView, type MapView, type Point, type Size, scaleBar } from './map-view';

const margin = 60;
const ringPixels = 150;
/** At a larger scale the map of a town would be nearly empty. */
const leastMetresPerPixel = 5;

/** The size of the drawing around a hotel, in its own units. */
export const nearSize: Size = { width: 600, height: 400 };

/** The size of the drawing of a whole town. */
export const townSize: Size = { width: 600, height: 600 };

/** The part of the world that shows all `points`, and the distance from one ring to the next. */
export function nearView(points: readonly Point[], size: Size): { view: MapView; ring: { metres: number; pixels: number } } {
  const fitted = fitView(points, size, margin, { latitude: 0, longitude: 0 });
  const view = { ...fitted, metresPerPixel: Math.max(leastMetresPerPixel, fitted.metresPerPixel) };
  return { view, ring: scaleBar(view, ringPixels) };
}

/** The positions near a hotel that we know, in the order of their numbers. */
export function nearPoints({ nearbyAt = [] }: Hotel): Point[] {
  return nearbyAt.flatMap((at) => (at ? [pointOf(at)] : []));
}

export function pointOf([latitude, longitude]: readonly [latitude: number, longitude: number]): Point {
  return { latitude, longitude };
}
