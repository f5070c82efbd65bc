import { type GeoPermissibleObjects, type GeoProjection, geoMercator, geoStream } from 'd3-geo';
import type { Position } from './great-circle';
import type { Line } from './line';

export interface Frame {
  /** Units of the drawing. */
  width: number;
  height: number;
  /** Padding for labels. */
  margin: { x: number; y: number };
  /** The furthest it zooms in, in units per radian: a short hop still shows where on earth it is. */
  maxScale: number;
}

/** A Mercator projection that shows the great circles from one place to others in a frame, north up, cut a little outside it. */
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

/** Far enough for the outline of the cut to fall outside the picture. */
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

/** The lines of a shape as a projection draws them: great circles bent, what lies outside cut away. */
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
