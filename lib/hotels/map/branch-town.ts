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

/** The roads and parks that the map around a branch has room to name. */
export async function namesAround(branch: BranchPage, locale: Locale) {
  const points = [branch.position, ...branch.map.places.map(({ at }) => pointOf(at))];
  return nearNames(await townOfBranch(branch), points, nearSize, locale);
}
