import { Fragment, useId } from 'react';
import type { TownMap } from '@/content/town-map';
import type { MapView, Size } from '@/lib/hotels/map/map-view';
import { basinsOf, pathOf } from '@/lib/hotels/map/town-map';

interface TownShapesProps {
  town: TownMap;
  view: MapView;
  size: Size;
}

/** Hills, water, islands, parks and main roads of a town, on a ground of the colour `sunken`. */
export function TownShapes({ town, view, size }: TownShapesProps) {
  const { islands = [], rivers = [], spits = [], parks = [], squares = [], hills = [], roads = [] } = town;
  const area = (track: string) => pathOf(track, view, size, true);
  const line = (track: string) => pathOf(track, view, size);
  /** The true width, but at least two pixels. */
  const across = (metres: number) => Math.max(2, metres / view.metresPerPixel).toFixed(1);
  const id = useId();
  const isles = islands.map(area).join('');
  const basins = basinsOf(town, view, size);
  const streets = roads.map(({ track }) => line(track)).join('');
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d={hills.map(({ track }) => area(track)).join('')} strokeWidth={14} className="fill-line stroke-line opacity-60" />
      <path d={basins.map(({ d }) => d).join('')} fillRule="evenodd" className="fill-sunken" />
      {basins.map(({ d, coastal }, i) => (
        <Fragment key={d}>
          <clipPath id={`${id}in${i}`}>
            <path d={d} clipRule="evenodd" />
          </clipPath>
          <clipPath id={`${id}out${i}`}>
            <path d={coastal} clipRule="evenodd" />
          </clipPath>
          <path d={d} fillRule="evenodd" className="fill-focus opacity-25" />
          <g clipPath={`url(#${id}in${i})`}>
            <g clipPath={`url(#${id}out${i})`} className="fill-none stroke-sunken">
              {[44, 26, 10].map((wide) => (
                <path key={wide} d={d + isles} strokeWidth={wide} className="opacity-35" />
              ))}
            </g>
          </g>
        </Fragment>
      ))}
      <g className="fill-focus stroke-focus opacity-25">
        {rivers.map(({ track, wide }) => (
          <path key={track} d={line(track)} strokeWidth={across(wide)} className="fill-none" />
        ))}
      </g>
      <path d={isles} className="fill-sunken" />
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
