/**
 * The arithmetic of the small map. A town is flat enough to be drawn with longitude scaled by its latitude. Pixels count from the upper left
 * corner in both directions of reading: east is always to the right.
 */
export interface Point {
  latitude: number;
  longitude: number;
}

export interface Pixel {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The visible part of the map: its centre, and the metres per pixel. */
export interface MapView {
  center: Point;
  metresPerPixel: number;
}

const metresPerDegree = 111_320;
export const closest = 2;
export const farthest = 400;

const shorten = (latitude: number) => Math.cos((latitude * Math.PI) / 180);
const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

export function project({ center, metresPerPixel }: MapView, { width, height }: Size, point: Point): Pixel {
  const scale = metresPerDegree / metresPerPixel;
  return {
    x: width / 2 + (point.longitude - center.longitude) * scale * shorten(center.latitude),
    y: height / 2 - (point.latitude - center.latitude) * scale,
  };
}

/** The view that contains all points with `padding` pixels around them; centred on `around` when there are none. */
export function fitView(points: readonly Point[], size: Size, padding: number, around: Point): MapView {
  if (points.length === 0) return { center: around, metresPerPixel: 20 };
  const [south, north] = ends(points.map(({ latitude }) => latitude));
  const [west, east] = ends(points.map(({ longitude }) => longitude));
  const center = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const across = ((east - west) * metresPerDegree * shorten(center.latitude)) / Math.max(1, size.width - 2 * padding);
  const down = ((north - south) * metresPerDegree) / Math.max(1, size.height - 2 * padding);
  return { center, metresPerPixel: clamp(Math.max(across, down), 4, farthest) };
}

/** Moves the view by pixels, as dragging does. */
export function panned(view: MapView, { x, y }: Pixel): MapView {
  const { center, metresPerPixel } = view;
  const degrees = metresPerPixel / metresPerDegree;
  return {
    ...view,
    center: {
      latitude: clamp(center.latitude + y * degrees, -85, 85),
      longitude: center.longitude - (x * degrees) / shorten(center.latitude),
    },
  };
}

/** Zooms in by `factor` (out, below 1), with the pixel `at` fixed. */
export function zoomed(
  view: MapView,
  factor: number,
  { width, height }: Size,
  at: Pixel = { x: width / 2, y: height / 2 },
): MapView {
  const metresPerPixel = clamp(view.metresPerPixel / factor, closest, farthest);
  const share = 1 - metresPerPixel / view.metresPerPixel;
  const moved = panned(view, { x: -(at.x - width / 2) * share, y: -(at.y - height / 2) * share });
  return { center: moved.center, metresPerPixel };
}

/** The longest round distance that fits into `most` pixels: 1, 2 or 5 times a power of ten, in metres. */
export function scaleBar({ metresPerPixel }: MapView, most: number): { metres: number; pixels: number } {
  const longest = most * metresPerPixel;
  const power = 10 ** Math.floor(Math.log10(longest));
  const metres = power * (longest >= 5 * power ? 5 : longest >= 2 * power ? 2 : 1);
  return { metres, pixels: metres / metresPerPixel };
}

function ends(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
