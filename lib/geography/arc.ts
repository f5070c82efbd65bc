import type { GeoProjection } from 'd3-geo';
import { midpoint, type Position } from './great-circle';
import type { Point } from './line';

/** A great circle on a map: both ends and the midpoint on the globe. */
export interface Arc {
  start: Point;
  middle: Point;
  end: Point;
}

export function projectArc(projection: GeoProjection, from: Position, to: Position): Arc {
  const place = ({ latitude, longitude }: Position): Point => projection([longitude, latitude]) ?? [0, 0];
  return { start: place(from), middle: place(midpoint(from, to)), end: place(to) };
}

/** One smooth curve through the three points, as the `d` of an SVG path. It is close to the true line, and short. */
export function arcPath({ start, middle, end }: Arc): string {
  const control: Point = [2 * middle[0] - (start[0] + end[0]) / 2, 2 * middle[1] - (start[1] + end[1]) / 2];
  return `M${rounded(start)}Q${rounded(control)} ${rounded(end)}`;
}

/** Direction of the curve at its middle, in degrees clockwise from up. */
export function headingOf({ start, end }: Arc): number {
  return (Math.atan2(end[1] - start[1], end[0] - start[0]) * 180) / Math.PI + 90;
}

function rounded([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
