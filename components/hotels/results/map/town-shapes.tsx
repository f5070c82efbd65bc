import { Fragment, useId } from 'react';
import type { TownMap } from '@/content/town-map';
import type { MapView, Size } from '@/lib/hotels/map/map-view';
import { blockReach, blocks, blockTile } from '@/lib/hotels/map/town-blocks';
import { basinsOf, pathOf } from '@/lib/hotels/map/town-map';

interface TownShapesProps {
  town: TownMap;
  view: MapView;
  size: Size;
}

const railInks = { gold: 'stroke-sun', red: 'stroke-danger', green: 'stroke-success' };

/** Hills, houses, water, islands, parks, roads and metro of a town, on a ground of the colour `sunken`. */
export function TownShapes({ town, view, size }: TownShapesProps) {
  const {
    islands = [],
    rivers = [],
    spits = [],
    parks = [],
    squares = [],
    hills = [],
    roads = [],
    grounds = [],
    rails = [],
  } = town;
  const area = (track: string) => pathOf(track, view, size, true);
  const line = (track: string) => pathOf(track, view, size);
  /** The true width, but at least two pixels. */
  const across = (metres: number) => Math.max(2, metres / view.metresPerPixel).toFixed(1);
  const id = useId();
  const isles = islands.map(area).join('');
  const basins = basinsOf(town, view, size);
  const ways = (all: typeof roads) => all.map(({ track }) => line(track)).join('');
  const [streets, avenues] = [ways(roads.filter(({ name }) => !name)), ways(roads.filter(({ name }) => name))];
  const reach = blockReach(view);
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      {reach && (
        <>
          <pattern id={`${id}blocks`} {...blockTile}>
            <path d={blocks} className="fill-line opacity-45" />
          </pattern>
          <path d={streets + avenues} stroke={`url(#${id}blocks)`} strokeWidth={2 * reach} className="fill-none" />
        </>
      )}
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
          <path d={d} fillRule="evenodd" className="fill-focus opacity-30" />
          <g clipPath={`url(#${id}in${i})`}>
            <g clipPath={`url(#${id}out${i})`} className="fill-none stroke-sunken">
              {[44, 26, 10].map((wide) => (
                <path key={wide} d={d + isles} strokeWidth={wide} className="opacity-35" />
              ))}
            </g>
            <path d={d + isles} clipPath={`url(#${id}out${i})`} strokeWidth={2.5} className="fill-none stroke-line-strong/60" />
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
      <path d={grounds.map(({ track }) => area(track)).join('')} className="fill-accent/10" />
      <path d={parks.map(({ track }) => area(track)).join('')} className="fill-success/20" />
      <path d={squares.map(({ track }) => area(track)).join('')} className="fill-sun/35" />
      <g className="fill-none stroke-line-strong/50">
        <path d={streets} strokeWidth={4.5} />
        <path d={avenues} strokeWidth={7} />
      </g>
      <g className="fill-none stroke-raised dark:stroke-line">
        <path d={streets} strokeWidth={3} />
        <path d={avenues} strokeWidth={5} />
      </g>
      {rails.map(({ track, line: name }) => (
        <path key={track} d={line(track)} strokeWidth={3} className={`fill-none ${railInks[name]}`} />
      ))}
    </g>
  );
}
