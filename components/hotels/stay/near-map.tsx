import { useLocale, useTranslations } from 'next-intl';
import type { TownMap } from '@/content/town-map';
import type { NearSight } from '@/lib/hotels/details/near-hotel';
import { clampToMap, edgesOf, nameWidth, placeOnRing } from '@/lib/hotels/map/map-labels';
import { type Box, layPins } from '@/lib/hotels/map/map-pins';
import { fitView, type Point, project, scaleBar } from '@/lib/hotels/map/map-view';
import { useHotelWords } from '../results/card/use-hotel-words';
import { MapName, NorthArrow } from '../results/map/map-marks';
import { TownShapes } from '../results/map/town-shapes';
import { StreetMap } from '../street-map/street-map';

interface NearMapProps {
  name: string;
  hotel: Point;
  near: readonly NearSight[];
  town: TownMap | null;
}

const hotelPin = 'hotel';

/** The location of the hotel, as a drawing or a street map, with the same numbers as the list. */
export function NearMap({ name, hotel, near, town }: NearMapProps) {
  const t = useTranslations('hotels.stayPage');
  const words = useTranslations('hotels.results.map');
  const locale = useLocale();
  const { distance } = useHotelWords();
  const pins = [
    { id: hotelPin, ...hotel, text: name, label: name },
    ...near.map(({ name: sight, latitude, longitude }, index) => ({
      id: sight.en,
      latitude,
      longitude,
      text: String(index + 1),
      label: sight[locale],
    })),
  ];
  return (
    <div className="grid gap-x-14 gap-y-5 md:grid-cols-2">
      <StreetMap locale={locale} pins={pins} selectedId={hotelPin} className="aspect-8/5 w-full">
        <NearDrawing hotel={hotel} near={near} town={town} />
      </StreetMap>
      {near.length > 0 && (
        <div>
          <ol className="space-y-1.5">
            {near.map((sight, index) => (
              <li key={sight.name.en} className="flex items-baseline gap-x-3 border-line border-b pb-1.5">
                <bdi aria-hidden="true" className="w-4 text-ink-soft text-sm tabular-nums">
                  {index + 1}
                </bdi>
                <span className="grow">{sight.name[locale]}</span>
                <span className="whitespace-nowrap text-ink-soft text-sm">{distance(sight.kilometres)}</span>
              </li>
            ))}
          </ol>
          <p className="mt-2 text-ink-soft text-sm">
            {t('asTheCrowFlies')} {town && words('simplified')}
          </p>
        </div>
      )}
    </div>
  );
}

interface NearDrawingProps {
  hotel: Point;
  near: readonly NearSight[];
  town: TownMap | null;
}

/** In the units of its own drawing, which is scaled to the page: a little down on a phone, up on a desktop. */
const size = { width: 400, height: 250 };
const edge = 32;
const longestScale = 90;
/** Kilometres. */
const walkable = 2;
const badge = { width: 24, height: 24 };
/** The position of a number: its place, or beside it if it would cover the hotel or another number. */
const badgeSpots = [0, 24].flatMap((by) => [
  { x: 0, y: -by },
  { x: by, y: 0 },
  { x: -by, y: 0 },
  { x: 0, y: by },
]);
const smallText = 'text-sm md:text-[0.625rem]';
const scaleBox: Box = { x: 60, y: size.height - 16, width: 120, height: 36 };

/**
 * The hotel and the places around it, drawn from their positions, with coast and roads where we have them; the numbers are those of the list. North
 * is up, east to the right; rings show the distance.
 */
function NearDrawing({ hotel, near, town }: NearDrawingProps) {
  const t = useTranslations('hotels.streetMap');
  const words = useTranslations('hotels.results.map');
  const locale = useLocale();
  const { distance } = useHotelWords();
  // Skip distant places: they would squeeze the others together. The list still shows them.
  const drawn = near.filter(({ kilometres }) => kilometres <= Math.max(walkable, 4 * (near[1]?.kilometres ?? 0)));
  const view = fitView([hotel, ...drawn], size, edge, hotel);
  const middle = project(view, size, hotel);
  const bar = scaleBar(view, longestScale);
  const hotelBox: Box = { ...middle, ...badge };
  const badges = layPins(
    drawn.map((item) => ({ item, at: project(view, size, item) })),
    badge,
    { taken: [hotelBox], spots: badgeSpots },
  ).map(({ item, at, shift }) => ({ item, at: { x: at.x + shift.x, y: at.y + shift.y } }));
  const taken = [hotelBox, scaleBox, ...badges.map(({ at }): Box => ({ ...at, ...badge }))];
  const names = layPins(
    badges.flatMap(({ item, at }) => {
      const clamped = clampToMap({ x: at.x, y: at.y + 24 }, nameWidth(item.name[locale]), size);
      return clamped ? [{ item: item.name[locale], at: clamped }] : [];
    }),
    (name) => ({ width: nameWidth(name), height: 16 }),
    { taken },
  ).filter(({ isOpen }) => isOpen);
  const written = [...taken, ...names.map(({ item, at }): Box => ({ ...at, width: nameWidth(item), height: 18 }))];
  const rings = [3, 2, 1].map((times) => {
    const radius = times * bar.pixels;
    return { radius, metres: times * bar.metres, at: placeOnRing(middle, radius, [...edgesOf(size), ...written]) };
  });
  return (
    <svg
      role="img"
      aria-label={t('label', { count: drawn.length })}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="h-auto w-full rounded-card border border-line bg-sunken"
    >
      {town && <TownShapes town={town} view={view} size={size} />}
      {rings.map(({ radius }) => (
        <circle
          key={radius}
          cx={middle.x}
          cy={middle.y}
          r={radius}
          strokeDasharray="3 5"
          className={`stroke-line-strong/70 ${town ? 'fill-none' : 'fill-raised/45'}`}
        />
      ))}
      {rings.map(
        ({ radius, metres, at }) =>
          at && (
            <MapName key={radius} {...at} look={`stroke-raised fill-ink-soft ${smallText}`}>
              {distance(metres / 1000)}
            </MapName>
          ),
      )}
      <g transform={`translate(${middle.x.toFixed(1)} ${middle.y.toFixed(1)})`}>
        <circle r={9} className="fill-accent-fill stroke-raised" strokeWidth={2.5} />
        <circle r={3} className="fill-on-fill" />
      </g>
      {badges.map(({ item, at }, index) => (
        <g key={item.name.en} transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
          <circle r={11} className="fill-raised stroke-line-strong" />
          <text y={4.5} textAnchor="middle" className="fill-ink font-semibold text-sm md:text-xs">
            {index + 1}
          </text>
        </g>
      ))}
      {names.map(({ item, at }) => (
        <MapName key={item} {...at} look="stroke-raised fill-ink text-sm md:text-xs">
          {item}
        </MapName>
      ))}
      <NorthArrow letter={words('north')} />
      <g transform={`translate(14 ${size.height - 12})`} className="stroke-ink-soft">
        <path d={`M0 -6V0H${bar.pixels.toFixed(1)}V-6`} className="fill-none" />
        <text x={bar.pixels / 2} y={-8} textAnchor="middle" className={`fill-ink-soft stroke-none ${smallText}`}>
          {distance(bar.metres / 1000)}
        </text>
      </g>
    </svg>
  );
}
