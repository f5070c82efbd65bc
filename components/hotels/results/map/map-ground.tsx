import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { TownMap } from '@/content/town-map';
import type { Landmark } from '@/lib/hotels/map/landmark';
import { clampToMap, nameWidth, placeOnRing } from '@/lib/hotels/map/map-labels';
import { type Box, layPins, outline } from '@/lib/hotels/map/map-pins';
import { type MapView, type Pixel, type Point, project, type Size } from '@/lib/hotels/map/map-view';
import { namesOf } from '@/lib/hotels/map/town-map';
import type { HotelSummary } from '@/lib/hotels/results/summarize-hotel';
import { directionOf, type Locale } from '@/lib/i18n/locales';
import type { Sight } from '@/supabase/functions/_shared/contracts/hotels/sights';
import { useHotelWords } from '../card/use-hotel-words';
import { MapName, NorthArrow } from './map-marks';
import { TownShapes } from './town-shapes';

export interface MapArea {
  name: string;
  points: readonly Point[];
}

interface MapGroundProps {
  view: MapView;
  size: Size;
  locale: Locale;
  /** The origin of distances; its own mark is above the prices. */
  landmark: Landmark;
  areas: readonly MapArea[];
  /** At their true positions; those without space for a name are points. */
  sights: readonly Sight[];
  /** Coast and roads; without roads, districts are drawn as shapes. */
  town: TownMap | null;
  /** Areas with prices or buttons, where no names are written. */
  taken: readonly Box[];
}

const ringsInKilometres = [0.5, 1, 2, 5, 10, 20, 50];
const looks = {
  river: 'fill-focus text-xs italic',
  park: 'fill-success text-xs',
  hill: 'fill-ink-soft text-xs italic',
  road: 'fill-ink-soft text-[0.6875rem]',
  ground: 'fill-ink text-xs',
};
/** Margin of a district around its outermost hotels, in metres. */
const margin = 420;

/** The layer below the pins: districts and sights with names, and distance rings around the landmark. */
export function MapGround({ view, size, locale, landmark, areas, sights, town, taken }: MapGroundProps) {
  const t = useTranslations('hotels.results.map');
  const { distance } = useHotelWords();
  const center = project(view, size, landmark);
  const reach = Math.min(60, Math.max(16, margin / view.metresPerPixel));
  const rings = ringsInKilometres
    .map((kilometres) => ({ kilometres, radius: (kilometres * 1000) / view.metresPerPixel }))
    .filter(({ radius }) => radius > 56 && radius < Math.max(size.width, size.height));
  const shapes = areas.map(({ name, points }) => ({ name, corners: outline(points.map((point) => project(view, size, point))) }));
  const placed = sights
    .map((sight) => ({ item: sight, at: project(view, size, { latitude: sight[2], longitude: sight[3] }) }))
    .filter(({ at }) => Math.hypot(at.x - center.x, at.y - center.y) > 12);
  const distances = rings.flatMap(({ kilometres, radius }) => {
    const at = placeOnRing(center, radius, taken);
    return at ? [{ kilometres, at }] : [];
  });
  // Of overlapping names, only the first is shown.
  const towns = shapes.map(({ name, corners }) => ({
    item: { text: name, look: clsx('fill-ink font-medium text-[0.6875rem]', locale === 'en' && 'uppercase tracking-[0.14em]') },
    at: labelPlace(corners, reach),
  }));
  const named = placed.map(({ item, at }) => ({
    item: { text: item[locale === 'en' ? 0 : 1], look: 'fill-accent text-xs' },
    at: { x: at.x, y: at.y + 18 },
  }));

  const ofTown = namesOf(town, view, size, locale).map(({ item: { text, kind }, at }) => ({
    item: { text, look: looks[kind] },
    at,
  }));
  const names = [...towns, ...named, ...ofTown];
  const once = names.filter(({ item }, index) => names.findIndex((other) => other.item.text === item.text) === index);
  const whole = once.flatMap(({ item, at }) => {
    const clamped = clampToMap(at, nameWidth(item.text), size);
    return clamped ? [{ item, at: clamped }] : [];
  });

  return (
    <svg
      aria-hidden="true"
      width={size.width}
      height={size.height}
      // The map is laid from left to right; "5 km" is read as the page is.
      direction={directionOf(locale)}
      className="absolute inset-0 select-none"
    >
      {(town?.roads ? [] : shapes).map(({ name, corners }) => (
        <path
          key={name}
          d={`M${corners.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`}
          strokeWidth={2 * reach}
          strokeLinejoin="round"
          strokeLinecap="round"
          className="fill-raised stroke-raised"
        />
      ))}
      {town && <TownShapes town={town} view={view} size={size} />}
      {rings.map(({ kilometres, radius }) => (
        <circle
          key={kilometres}
          cx={center.x}
          cy={center.y}
          r={radius}
          strokeDasharray="3 5"
          className="fill-none stroke-line-strong/70"
        />
      ))}
      {distances.map(({ kilometres, at }) => (
        <MapName key={kilometres} {...at} look="stroke-sunken fill-ink-soft text-xs">
          {distance(kilometres)}
        </MapName>
      ))}
      {placed.map(({ item, at }) => (
        <path key={item[0]} d={`M${at.x} ${at.y - 5}l5 5l-5 5l-5 -5z`} className="fill-accent stroke-raised" strokeWidth={1.5} />
      ))}
      {layPins(whole, ({ text }) => ({ width: nameWidth(text), height: 18 }), {
        taken: [...taken, ...distances.map(({ at }): Box => ({ ...at, width: 52, height: 18 }))],
      }).map(
        ({ item: { text, look }, at, isOpen }) =>
          isOpen && (
            <MapName key={text} {...at} look={`stroke-sunken ${look}`}>
              {text}
            </MapName>
          ),
      )}
      <NorthArrow letter={t('north')} />
    </svg>
  );
}

/** Above the shape, because the pins are inside it. */
function labelPlace(corners: readonly Pixel[], reach: number): Pixel {
  const x = corners.reduce((sum, corner) => sum + corner.x, 0) / corners.length;
  return { x, y: Math.min(...corners.map(({ y }) => y)) - reach - 6 };
}

/** The districts in an order that filters do not change, so that they keep their colours. */
export function areasOf(all: readonly HotelSummary[]): MapArea[] {
  const placed = all.flatMap(({ area, hotel: { geoCode } }) => (geoCode ? [{ area, geoCode }] : []));
  const names = [...new Set(placed.map(({ area }) => area))].sort();
  return names.map((name) => ({ name, points: placed.filter(({ area }) => area === name).map(({ geoCode }) => geoCode) }));
}
