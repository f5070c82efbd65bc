import type { TownMap, Track } from '@/content/town-map';
import type { Locale } from '@/lib/i18n/locales';
import { type MapView, type Pixel, type Point, project, type Size } from './map-view';

/** The data of a place: its hand-drawn map, and the coast around it. Separate files, loaded with the map. */
export async function loadTownMap(placeId: string): Promise<TownMap | null> {
  const [drawn, waters] = await Promise.all([
    import(`../../../content/town-maps/${placeId}.ts`).then(({ townMap }: { townMap: TownMap }) => townMap, nothing),
    import(`../../../content/town-waters/${placeId}.generated.json`).then((file: { default: string[] }) => file.default, nothing),
  ]);
  return drawn || waters ? { ...drawn, ...(waters && { waters }) } : null;
}

/** Most places have only one of the files, some none. */
const nothing = () => null;

export function pointsOf(track: Track): Point[] {
  return track.split(',').map((pair) => {
    const [latitude = 0, longitude = 0] = pair.trim().split(' ').map(Number);
    return { latitude, longitude };
  });
}

/** The track as SVG path data in whole pixels; empty when it is outside the map. */
export function pathOf(track: Track, view: MapView, size: Size, isClosed = false): string {
  const points = pointsOf(track).map((point) => project(view, size, point));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const isBeside = Math.max(...xs) < 0 || Math.min(...xs) > size.width || Math.max(...ys) < 0 || Math.min(...ys) > size.height;
  if (isBeside) return '';
  return roundedPath(points, isClosed);
}

/** In pixels: how far from a corner its curve begins. */
const bend = 22;

/** No coast or road turns as sharply as the points that were drawn from memory. */
function roundedPath(points: readonly Pixel[], isClosed: boolean): string {
  const corners = isClosed
    ? points.map((at, i) => [points.at(i - 1) ?? at, at, points[(i + 1) % points.length] ?? at])
    : points.slice(1, -1).map((at, i) => [points[i] ?? at, at, points[i + 2] ?? at]);
  const curves = corners.map(([before, at, after]) =>
    before && at && after ? [towards(at, before), at, towards(at, after)].map(inPixels) : [],
  );
  const start = isClosed ? curves[0]?.[0] : points[0] && inPixels(points[0]);
  const end = points.at(-1);
  const steps = curves.map(([from, corner, to]) => `L${from}Q${corner} ${to}`).join('');
  return `M${start}${steps}${isClosed || !end ? 'Z' : `L${inPixels(end)}`}`;
}

function towards(from: Pixel, to: Pixel): Pixel {
  const share = Math.min(0.5, bend / Math.max(1, Math.hypot(to.x - from.x, to.y - from.y)));
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

const inPixels = ({ x, y }: Pixel) => `${Math.round(x)} ${Math.round(y)}`;

/** The waters of a town as closed paths, each with the path of what is no other water: there its edge is a coast. */
export function basinsOf({ waters = [], seas = [] }: TownMap, view: MapView, size: Size): { d: string; coastal: string }[] {
  const areas = (tracks: readonly Track[]) => tracks.map((track) => pathOf(track, view, size, true)).join('');
  const basins = [areas(waters), ...seas.map((sea) => areas([sea]))].filter(Boolean);
  return basins.map((d) => {
    const others = basins.filter((other) => other !== d).join('');
    return { d, coastal: `M0 0H${size.width}V${size.height}H0Z${others}` };
  });
}

interface PlacedName {
  item: { text: string; kind: 'river' | 'park' | 'hill' | 'road' | 'ground' };
  at: Pixel;
}

/** The names of rivers, parks, grounds, hills and roads, each in the middle of its visible part. */
export function namesOf(town: TownMap | null, view: MapView, size: Size, locale: Locale): PlacedName[] {
  if (!town) return [];
  const kinds = [
    { named: town.rivers ?? [], kind: 'river' as const },
    { named: town.parks ?? [], kind: 'park' as const, isArea: true },
    { named: town.grounds ?? [], kind: 'ground' as const, isArea: true },
    { named: town.hills ?? [], kind: 'hill' as const, isArea: true },
    { named: town.roads ?? [], kind: 'road' as const },
  ];
  return kinds.flatMap(({ named, kind, isArea }) =>
    named.flatMap(({ track, name }): PlacedName[] => {
      const points = pointsOf(track).map((point) => project(view, size, point));
      const shown = points.filter(({ x, y }) => x > 40 && y > 20 && x < size.width - 40 && y < size.height - 20);
      const middle = isArea && shown.length === points.length ? meanOf(points) : shown[Math.floor(shown.length / 2)];
      return name && middle ? [{ item: { text: name[locale], kind }, at: { x: middle.x, y: middle.y + 4 } }] : [];
    }),
  );
}

function meanOf(points: readonly Pixel[]): Pixel {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) };
}
