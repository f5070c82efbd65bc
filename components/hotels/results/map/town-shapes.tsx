import type { TownMap } from '@/content/town-map';
import type { MapView, Size } from '@/lib/hotels/map/map-view';
import { pathOf } from '@/lib/hotels/map/town-map';

interface TownShapesProps {
  town: TownMap;
  view: MapView;
  size: Size;
}

/** Hills, water, islands, parks and main roads of a town, on a ground of the colour `sunken`. */
export function TownShapes({ town, view, size }: TownShapesProps) {
  const {
    waters = [],
    seas = [],
    islands = [],
    rivers = [],
    spits = [],
    parks = [],
    squares = [],
    hills = [],
    roads = [],
  } = town;
  const area = (track: string) => pathOf(track, view, size, true);
  const line = (track: string) => pathOf(track, view, size);
  /** The true width, but at least two pixels. */
  const across = (metres: number) => Math.max(2, metres / view.metresPerPixel).toFixed(1);
  const coast = waters.map(area).join('');
  const streets = roads.map(({ track }) => line(track)).join('');
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d={hills.map(({ track }) => area(track)).join('')} strokeWidth={14} className="fill-line stroke-line opacity-60" />
      <path d={coast} fillRule="evenodd" className="fill-sunken" />
      <g className="fill-focus stroke-focus opacity-25">
        <path d={coast} fillRule="evenodd" strokeWidth={0} />
        <path d={seas.map(area).join('')} strokeWidth={0} />
        {rivers.map(({ track, wide }) => (
          <path key={track} d={line(track)} strokeWidth={across(wide)} className="fill-none" />
        ))}
      </g>
      <path d={islands.map(area).join('')} className="fill-sunken" />
      {spits.map(({ track, wide }) => (
        <path key={track} d={line(track)} strokeWidth={across(wide)} className="fill-none stroke-sunken" />
      ))}
      <path d={parks.map(({ track }) => area(track)).join('')} className="fill-success/20" />
      <path d={squares.map(({ track }) => area(track)).join('')} className="fill-sun/35" />
      <path d={streets} strokeWidth={6} className="fill-none stroke-line" />
      <path d={streets} strokeWidth={4} className="fill-none stroke-raised" />
    </g>
  );
}
