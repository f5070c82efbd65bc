import type { GeoProjection } from 'd3-geo';
import outlines from '@/content/relief.generated.json';
import { areaOf, type Line, type Point, pathOf, simplifyLine } from '../line';
import { mapColours } from './map-colours';

/** On the side away from the light. */
const shade = '#7a5534';
const margin = 20;

/** The hills and mountains of a country and around it as elements of an SVG file of this size, each height lying on the one below. */
export function reliefOf(country: string, projection: GeoProjection, size: number): string[] {
  const heights: readonly (readonly number[][])[] = (outlines as Record<string, number[][][]>)[country] ?? [];
  return heights.flatMap((rings, i) => {
    const lines = rings.map((ring) => inFrame(pointsOf(ring, projection), size)).filter((line) => areaOf(line) > 50);
    const d = pathOf(lines, { closed: true });
    return d
      ? [
          `<defs><path id="h${i}" d="${d}"/></defs>`,
          `<use href="#h${i}" fill="${shade}" fill-opacity=".35" x="1.2" y="1.8"/><use href="#h${i}" fill="${mapColours.heights[i]}"/>`,
        ]
      : [];
  });
}

/** Hundredths of a degree, longitude and latitude in turn. */
function pointsOf(ring: readonly number[], projection: GeoProjection): Line {
  const points: Point[] = [];
  for (let i = 0; i < ring.length; i += 2) points.push(projection([(ring[i] ?? 0) / 100, (ring[i + 1] ?? 0) / 100]) ?? [0, 0]);
  return points;
}

/** What is outside the frame lies along its edge, where it costs nothing. */
function inFrame(line: Line, size: number): Line {
  const clamped = line.map(([x, y]): Point => [within(x, size), within(y, size)]);
  const half = clamped.length >> 1;
  const simple = [...simplifyLine(clamped.slice(0, half + 1), 0.9), ...simplifyLine(clamped.slice(half), 0.9).slice(1)];
  return size / 60 < lengthOf(simple) / simple.length ? rounded(simple) : simple;
}

function lengthOf(line: Line): number {
  return line.reduce((sum, [x, y], i) => sum + Math.hypot(x - (line[i - 1] ?? [x, y])[0], y - (line[i - 1] ?? [x, y])[1]), 0);
}

/** A closed line with its corners cut (Chaikin): close by, the source is coarse. */
function rounded(line: Line): Line {
  return line.flatMap(([x, y], i) => {
    const [toX, toY] = line[(i + 1) % line.length] ?? [x, y];
    return [[0.75 * x + 0.25 * toX, 0.75 * y + 0.25 * toY] as const, [0.25 * x + 0.75 * toX, 0.25 * y + 0.75 * toY] as const];
  });
}

const within = (at: number, size: number) => Math.max(-margin, Math.min(at, size + margin));
