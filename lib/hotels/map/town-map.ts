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
  return `M${points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}${isClosed ? 'Z' : ''}`;
}

interface PlacedName {
  item: { text: string; kind: 'river' | 'park' | 'hill' | 'road' };
  at: Pixel;
}

/** The names of rivers, parks, hills and roads, each in the middle of its visible part. */
export function namesOf(town: TownMap | null, view: MapView, size: Size, locale: Locale): PlacedName[] {
  if (!town) return [];
  const kinds = [
    { named: town.rivers ?? [], kind: 'river' as const },
    { named: town.parks ?? [], kind: 'park' as const, isArea: true },
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
