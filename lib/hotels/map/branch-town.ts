import type { BranchPage } from '@/content/branches/branch-page';
import type { TownMap } from '@/content/town-map';
import type { Locale } from '@/lib/i18n/locales';
import { nearNames } from './near-names';
import { nearSize, pointOf } from './near-view';
import { loadTownMap } from './town-map';

/** The town of a branch: Doha, unless it has its own. */
export async function townOfBranch({ map }: BranchPage): Promise<TownMap | null> {
  return map.town ?? (await loadTownMap('doha'));
}

/** What the map around a branch has room to name: its numbers first, then quarters, parks and roads. */
export async function namesAround(branch: BranchPage, locale: Locale) {
  const { places } = branch.map;
  const town = await townOfBranch(branch);
  const points = [branch.position, ...places.map(({ at }) => pointOf(at))];
  return nearNames(
    town,
    points,
    nearSize,
    locale,
    places.map((place) => ({ ...place, kind: 'place' })),
  );
}
