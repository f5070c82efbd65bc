import { useTranslations } from 'next-intl';
import { outline } from '@/lib/hotels/results/map-pins';
import { type MapView, type Pixel, type Point, project, type Size } from '@/lib/hotels/results/map-view';
import type { Landmark } from '@/lib/hotels/results/summarize-hotel';
import { useHotelWords } from '../card/use-hotel-words';

export interface MapArea {
  name: string;
  points: readonly Point[];
}

interface MapGroundProps {
  view: MapView;
  size: Size;
  middle: Point;
  /** What the middle is. */
  landmark: Landmark;
  areas: readonly MapArea[];
}

const tints = ['fill-accent-soft stroke-accent-soft', 'fill-sun-soft stroke-sun-soft', 'fill-success-soft stroke-success-soft'];
const ringsInKilometres = [0.5, 1, 2, 5, 10, 20, 50];
/** How far a part of town reaches beyond its outermost hotels, in metres. */
const margin = 420;

/** What lies under the pins: the parts of town as soft shapes with their names, rings around the centre, and the centre itself. */
export function MapGround({ view, size, middle, landmark, areas }: MapGroundProps) {
  const t = useTranslations('hotels.results.map');
  const { distance } = useHotelWords();
  const center = project(view, size, middle);
  const reach = Math.min(120, Math.max(30, margin / view.metresPerPixel));
  const rings = ringsInKilometres
    .map((kilometres) => ({ kilometres, radius: (kilometres * 1000) / view.metresPerPixel }))
    .filter(({ radius }) => radius > 56 && radius < Math.max(size.width, size.height));
  const shapes = areas.map(({ name, points }) => ({ name, corners: outline(points.map((point) => project(view, size, point))) }));

  return (
    <svg aria-hidden="true" width={size.width} height={size.height} className="absolute inset-0 select-none">
      {rings.toReversed().map(({ kilometres, radius }) => (
        <circle key={kilometres} cx={center.x} cy={center.y} r={radius} className="fill-raised/45" />
      ))}
      {shapes.map(({ name, corners }, index) => (
        <path
          key={name}
          d={`M${corners.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`}
          strokeWidth={2 * reach}
          strokeLinejoin="round"
          strokeLinecap="round"
          className={tints[index % tints.length]}
        />
      ))}
      {rings.map(({ kilometres, radius }) => (
        <g key={kilometres}>
          <circle
            cx={center.x}
            cy={center.y}
            r={radius}
            strokeDasharray="2 7"
            strokeLinecap="round"
            className="fill-none stroke-line-strong/60"
          />
          <text x={center.x} y={center.y - radius - 5} textAnchor="middle" className="fill-ink-soft text-xs">
            {distance(kilometres)}
          </text>
        </g>
      ))}
      {shapes.map(({ name, corners }) => {
        const at = labelPlace(corners, reach);
        return (
          <text
            key={name}
            x={at.x}
            y={at.y}
            textAnchor="middle"
            paintOrder="stroke"
            strokeWidth={4}
            strokeLinejoin="round"
            className="fill-ink-soft stroke-surface font-medium text-xs tracking-wide"
          >
            {name}
          </text>
        );
      })}
      <g transform={`translate(${center.x} ${center.y})`}>
        <circle r={9} className="fill-raised stroke-ink" strokeWidth={2} />
        <circle r={3.5} className="fill-ink" />
        <text
          y={24}
          textAnchor="middle"
          paintOrder="stroke"
          strokeWidth={4}
          className="fill-ink stroke-raised font-semibold text-xs"
        >
          {t('centre', { from: landmark })}
        </text>
      </g>
    </svg>
  );
}

/** Above the shape: inside it are the pins. */
function labelPlace(corners: readonly Pixel[], reach: number): Pixel {
  const x = corners.reduce((sum, corner) => sum + corner.x, 0) / corners.length;
  return { x, y: Math.min(...corners.map(({ y }) => y)) - reach - 6 };
}
