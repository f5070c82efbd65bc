import { useLocale, useTranslations } from 'next-intl';
import type { TownMap } from '@/content/town-map';
import type { NearSight } from '@/lib/hotels/details/near-hotel';
import { layPins } from '@/lib/hotels/map/map-pins';
import { fitView, type Point, project, type Size, scaleBar } from '@/lib/hotels/map/map-view';
import { useHotelWords } from '../results/card/use-hotel-words';
import { MapName, NorthArrow } from '../results/map/map-marks';
import { TownShapes } from '../results/map/town-shapes';

interface NearDrawingProps {
  hotel: Point;
  near: readonly NearSight[];
  town: TownMap | null;
}

/** In the units of its own drawing, which is scaled to the page. */
const size = { width: 640, height: 400 };
const edge = 44;
const longestScale = 140;
/** Kilometres. */
const walkable = 2;
/** The size of a name, which must not overlap others. */
const nameSize: Size = { width: 170, height: 34 };

/**
 * The hotel and its surroundings, drawn from their positions, on coast and roads where we have them; the numbers are those of the list. North is
 * up, east to the right; rings show the distance.
 */
export function NearDrawing({ hotel, near, town }: NearDrawingProps) {
  const t = useTranslations('hotels.streetMap');
  const words = useTranslations('hotels.results.map');
  const locale = useLocale();
  const { distance } = useHotelWords();
  // Skip distant places: they would squeeze the others together. The list still shows them.
  const drawn = near.filter(({ kilometres }) => kilometres <= Math.max(walkable, 4 * (near[1]?.kilometres ?? 0)));
  const view = fitView([hotel, ...drawn], size, edge, hotel);
  const middle = project(view, size, hotel);
  const bar = scaleBar(view, longestScale);
  const pins = [{ item: null, at: middle }, ...drawn.map((item) => ({ item, at: project(view, size, item) }))];
  const named = new Set(layPins(pins, nameSize).flatMap(({ item, isOpen }) => (item && isOpen ? [item] : [])));
  return (
    <svg
      role="img"
      aria-label={t('label', { count: drawn.length })}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="h-auto w-full rounded-card border border-line bg-sunken"
    >
      {town && <TownShapes town={town} view={view} size={size} />}
      {[3, 2, 1].map((times) => (
        <g key={times}>
          <circle
            cx={middle.x}
            cy={middle.y}
            r={times * bar.pixels}
            strokeDasharray="3 5"
            className={`stroke-line-strong/70 ${town ? 'fill-none' : 'fill-raised/45'}`}
          />
          <MapName x={middle.x} y={middle.y - times * bar.pixels - 5} look="stroke-raised fill-ink-soft text-xs">
            {distance((times * bar.metres) / 1000)}
          </MapName>
        </g>
      ))}
      <g transform={`translate(${middle.x.toFixed(1)} ${middle.y.toFixed(1)})`}>
        <circle r={11} className="fill-accent-fill stroke-raised" strokeWidth={3} />
        <circle r={3.5} className="fill-on-fill" />
      </g>
      {drawn.map((sight, index) => {
        const { x, y } = project(view, size, sight);
        return (
          <g key={sight.name.en} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <circle r={13} className="fill-raised stroke-line-strong" />
            <text y={5} textAnchor="middle" className="fill-ink font-semibold text-sm">
              {index + 1}
            </text>
            {named.has(sight) && (
              <MapName x={0} y={29} look="stroke-raised fill-ink text-sm">
                {sight.name[locale]}
              </MapName>
            )}
          </g>
        );
      })}
      <NorthArrow letter={words('north')} />
      <g transform={`translate(16 ${size.height - 18})`} className="stroke-ink-soft">
        <path d={`M0 -6V0H${bar.pixels.toFixed(1)}V-6`} className="fill-none" />
        <text x={bar.pixels / 2} y={-8} textAnchor="middle" className="fill-ink-soft stroke-none text-xs">
          {distance(bar.metres / 1000)}
        </text>
      </g>
    </svg>
  );
}
