import type { PlaceMap } from '@/content/guide';
import { type Coordinates, type SightPlaces, sightPlaces } from '@/content/sight-places';
import { sightsMap } from './sights-map';

/** In degrees: from the middle of a town to its station or its port. */
const sameTown = 0.2;

/** The railways and ferries of a destination from one place of its planning page to another. */
export function planLines(slug: string, map: PlaceMap): Pick<SightPlaces, 'rails' | 'ferries'> {
  const known: Readonly<Record<string, SightPlaces | null>> = sightPlaces;
  const lines = map.hasLines && known[slug];
  if (!lines) return {};
  const isPlace = (end?: Coordinates) =>
    end !== undefined && map.places.some(({ at }) => Math.hypot(at[0] - end[0], at[1] - end[1]) < sameTown);
  const between = (all: SightPlaces['rails'] = []) => all.filter((line) => isPlace(line[0]) && isPlace(line.at(-1)));
  return { rails: between(lines.rails), ferries: between(lines.ferries) };
}

/** An SVG file, as `sightsMap` draws it. */
export function planMap(slug: string, map: Exclude<PlaceMap, { town: string }>): string {
  return sightsMap({ ...planLines(slug, map), country: map.country, at: map.places.map(({ at }) => at) });
}
