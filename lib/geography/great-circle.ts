import type { GeoProjection } from 'd3-geo';
import type { Point } from './line';

/** A point on the earth, in degrees: north and east are positive. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Hamad International Airport, where our trips start. */
export const doha: Position = { latitude: 25.273, longitude: 51.608 };

/** The radius of the earth. */
export const kilometresPerRadian = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** Kilometres along the great circle, the shortest line on the globe. */
export function distanceKm(from: Position, to: Position): number {
  const latitudes = radians(to.latitude - from.latitude) / 2;
  const longitudes = radians(to.longitude - from.longitude) / 2;
  const haversine =
    Math.sin(latitudes) ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitudes) ** 2;
  return 2 * kilometresPerRadian * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** The point half-way along the great circle. Longitude between -180 and 180. */
export function midpoint(from: Position, to: Position): Position {
  const [start, end] = [radians(from.latitude), radians(to.latitude)];
  const turn = radians(to.longitude - from.longitude);
  const x = Math.cos(end) * Math.cos(turn);
  const y = Math.cos(end) * Math.sin(turn);
  const latitude = Math.atan2(Math.sin(start) + Math.sin(end), Math.hypot(Math.cos(start) + x, y));
  const longitude = from.longitude + degrees(Math.atan2(y, Math.cos(start) + x));
  return { latitude: degrees(latitude), longitude: ((longitude + 540) % 360) - 180 };
}

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
