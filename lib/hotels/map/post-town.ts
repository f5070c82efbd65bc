import type { NumberedPlace } from '@/content/guide';
import type { PostMap } from '@/content/post-maps';
import type { Locale } from '@/lib/i18n/locales';
import { nearNames } from './near-names';
import { nearSize, pointOf } from './near-view';
import { loadTownMap } from './town-map';

/** The waters and quarters that the map of an article has room to name. Its ferries would run over the names of streets. */
export async function namesOfPost({ town, days, waters, quarters }: PostMap, locale: Locale) {
  const named = (places: readonly NumberedPlace[], kind: 'river' | 'quarter') => places.map((place) => ({ ...place, kind }));
  const points = days.map(({ at }) => pointOf(at));
  const more = [...named(waters, 'river'), ...named(quarters, 'quarter')];
  const map = await loadTownMap(town);
  return nearNames(map && { ...map, roads: [] }, points, nearSize, locale, more);
}
