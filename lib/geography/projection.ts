import { type GeoPermissibleObjects, type GeoProjection, geoMercator, geoStream } from 'd3-geo';
import type { Position } from './great-circle';
import type { Line } from './line';

export interface Frame {
  /** In units of the drawing. */
  width: number;
  height: number;
  /** Padding for labels. */
  margin: { x: number; y: number };
  /** The highest zoom, in units per radian: a short flight still shows its part of the world. */
  maxScale: number;
}

/** A Mercator projection that fits the great circles from one place to others into a frame, north up, clipped a little outside it. */
export function fitProjection(from: Position, to: readonly Position[], frame: Frame): GeoProjection {
  const { width, height, margin, maxScale } = frame;
  const middle = mean([from, ...to].map(({ longitude }) => longitude));
  const projection = geoMercator().rotate([-middle, 0]);
  projection.fitExtent(
    [
      [margin.x, margin.y],
      [width - margin.x, height - margin.y],
    ],
    routes(from, to),
  );
  if (projection.scale() > maxScale) zoomOut(projection, maxScale, width, height);
  return projection.clipExtent([
    [-bleed, -bleed],
    [width + bleed, height + bleed],
  ]);
}

/** In units: far enough for the clipped outline to be outside the picture. */
const bleed = 8;

function zoomOut(projection: GeoProjection, scale: number, width: number, height: number) {
  const centre = projection.invert?.([width / 2, height / 2]);
  if (!centre) return;
  projection.scale(scale).translate([0, 0]);
  const [x, y] = projection(centre) ?? [0, 0];
  projection.translate([width / 2 - x, height / 2 - y]);
}

function routes(from: Position, to: readonly Position[]): GeoPermissibleObjects {
  return { type: 'MultiLineString', coordinates: to.map((end) => [coordinates(from), coordinates(end)]) };
}

function coordinates({ latitude, longitude }: Position): [number, number] {
  return [longitude, latitude];
}

function mean(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}

/** The lines of a shape in a projection: curved along great circles, clipped at the frame. */
export function projectLines(projection: GeoProjection, shape: GeoPermissibleObjects): Line[] {
  const lines: Line[] = [];
  let line: [number, number][] = [];
  geoStream(
    shape,
    projection.stream({
      point: (x, y) => {
        line.push([x, y]);
      },
      lineStart: () => {
        line = [];
      },
      lineEnd: () => {
        lines.push(line);
      },
      polygonStart: () => {},
      polygonEnd: () => {},
    }),
  );
  return lines;
}

/** The great circle between two places as one line. */
export function projectRoute(projection: GeoProjection, from: Position, to: Position): Line {
  return projectLines(projection, routes(from, [to])).flat();
}
