import { geoAzimuthalEquidistant } from 'd3-geo';
import { doha, kilometresPerRadian, type Position } from '../great-circle';
import { landPath } from '../land';
import type { Point } from '../line';

/** In units of the drawing. `doha` leaves most room where most of our places are far. */
export const dohaMap = { width: 1000, height: 700, doha: [418, 374] } as const satisfies { doha: Point } & Record<
  string,
  unknown
>;

/** Of the night, on which its names are written. */
const night = { sea: '#14233c', land: '#34507c', line: '#f7f1e6' };

const kilometresPerUnit = 14.2;

/** Around Doha, distances are true: a circle is what can be reached in a time, and every flight a straight line. North is up in the middle. */
const projection = geoAzimuthalEquidistant()
  .rotate([-doha.longitude, -doha.latitude])
  .scale(kilometresPerRadian / kilometresPerUnit)
  .translate([...dohaMap.doha])
  .clipExtent([
    [-8, -8],
    [dohaMap.width + 8, dohaMap.height + 8],
  ]);

export function pointOnDohaMap({ latitude, longitude }: Position): Point {
  const [x, y] = projection([longitude, latitude]) ?? dohaMap.doha;
  return [Math.round(x), Math.round(y)];
}

export const unitsOf = (kilometres: number) => Math.round(kilometres / kilometresPerUnit);

/** An SVG file without words: land and sea around Doha, lighter towards it at each of these distances. */
export function drawDohaMap(kilometres: readonly number[]): string {
  const { width, height } = dohaMap;
  const [x, y] = dohaMap.doha;
  const circles = kilometres.map((radius) => `<circle cx="${x}" cy="${y}" r="${unitsOf(radius)}"/>`).join('');
  const drawing = [
    `<rect width="${width}" height="${height}" fill="${night.sea}"/>`,
    `<path fill="${night.land}" stroke="#6180b3" stroke-width=".8" d="${landPath(projection, 1)}"/>`,
    `<g fill="#8db4ff" fill-opacity=".05" stroke="${night.line}" stroke-opacity=".35" stroke-dasharray="1 6" stroke-linecap="round" stroke-width="1.6">${circles}</g>`,
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawing}</svg>\n`;
}
