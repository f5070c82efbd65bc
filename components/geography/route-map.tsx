import clsx from 'clsx';
import type { Position } from '@/lib/geography/great-circle';
import { type Arc, arcPath, headingOf, projectArc } from '@/lib/geography/great-circle';
import { landPath } from '@/lib/geography/land';
import type { Point } from '@/lib/geography/line';
import { type LabelSide, labelAnchors, placeLabels } from '@/lib/geography/place-labels';
import { fitProjection, projectRoute } from '@/lib/geography/projection';

interface MapLabelProps {
  text: string;
  point: Point;
  side: LabelSide;
  /** Sets the font size; the distance from the dot follows it. */
  className: string;
}

/** The name of a place beside its dot. */
function MapLabel({ text, point: [x, y], side, className }: MapLabelProps) {
  return (
    <text
      x={x}
      y={y}
      {...labelAnchors[side]}
      paintOrder="stroke"
      strokeLinejoin="round"
      className={clsx('fill-on-night stroke-night font-medium [stroke-width:0.2em]', className)}
    >
      {text}
    </text>
  );
}

export interface MapPlace extends Position {
  /** In the language of the page. */
  name: string;
}

interface RouteMapProps {
  from: MapPlace;
  to: readonly MapPlace[];
  /** A description of the map for screen readers. */
  label: string;
  /** `wide` is for many places: on a phone only the start has its name. */
  shape?: 'route' | 'wide';
  className?: string;
}

const frames = {
  route: { width: 1000, height: 700, margin: { x: 160, y: 130 }, maxScale: 3600, fontSize: 38, gap: 22, detail: 4.6, unit: 2 },
  wide: { width: 1000, height: 460, margin: { x: 70, y: 70 }, maxScale: 3600, fontSize: 15, gap: 10, detail: 2.2, unit: 1 },
};

/** Units shrink with the map: small details would vanish on a phone. */
const wideDot = '[r:10px] [stroke-width:5] md:[r:5px] md:[stroke-width:2]';
const routeDot = '[r:13px] [stroke-width:6] md:[r:11px] md:[stroke-width:5]';

/** Great circles from one place to others on a map, rendered on the server. A map is never mirrored: west stays on the left. */
export function RouteMap({ from, to, label, shape = 'route', className }: RouteMapProps) {
  const frame = frames[shape];
  const projection = fitProjection(from, to, frame);
  const routes = to.map((place) => projectRoute(projection, from, place));
  const arcs = to.map((place) => projectArc(projection, from, place));
  const places = [from, ...to].map(({ name, latitude, longitude }) => ({
    text: name,
    point: round(projection([longitude, latitude]) ?? [0, 0]),
  }));
  const plane = arcs.length === 1 ? arcs[0] : undefined;
  const sides = placeLabels(places, routes, { ...frame, plane: plane?.middle });
  const isWide = shape === 'wide';
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={label}
      className={clsx('block h-auto w-full bg-night [direction:ltr]', className)}
    >
      <path transform={`scale(${frame.unit})`} d={landPath(projection, frame.detail, frame.unit)} className="fill-night-soft" />
      <path
        d={arcs.map(arcPath).join('')}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={clsx(
          'fill-none stroke-sun',
          isWide ? '[stroke-width:5] md:[stroke-width:2]' : '[stroke-width:7] md:[stroke-width:5]',
        )}
      />
      {plane && <MapPlane arc={plane} />}
      {places.map(({ text, point: [cx, cy] }, index) => (
        <circle
          key={text}
          cx={cx}
          cy={cy}
          className={clsx('stroke-sun', index === 0 ? 'fill-sun' : 'fill-night', isWide ? wideDot : routeDot)}
        />
      ))}
      {places.map(({ text, point }, index) => (
        <MapLabel
          key={text}
          text={text}
          point={point}
          side={sides[index] ?? 'below'}
          className={isWide ? clsx('text-[40px] md:text-[15px]', index > 0 && 'max-md:hidden') : 'text-[38px] md:text-[27px]'}
        />
      ))}
    </svg>
  );
}

function round([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}

/** An aircraft from above, half-way along its route and in its direction. */
function MapPlane({ arc }: { arc: Arc }) {
  return (
    <path
      d="M0-17c2.4 0 3.6 3.6 3.6 8.4L19 2.4v3.6L3.6 1.8 2.6 10.8l4.8 3.6v2.4L0 15l-7.4 1.8v-2.4l4.8-3.6-1-9L-19 6V2.4l15.4-11C-3.6-13.4-2.4-17 0-17z"
      transform={`translate(${arc.middle.map(Math.round).join(' ')}) rotate(${Math.round(headingOf(arc))}) scale(1.5)`}
      strokeWidth="4"
      paintOrder="stroke"
      className="fill-on-night stroke-night"
    />
  );
}
