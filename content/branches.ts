import { alKhor } from './branches/al-khor.ts';
import { alRayyan } from './branches/al-rayyan.ts';
import { alSadd } from './branches/al-sadd.ts';
import type { BranchPage } from './branches/branch-page.ts';
import { ummSalal } from './branches/umm-salal.ts';
import { westBay } from './branches/west-bay.ts';
import { type Branch, branches } from './company.ts';

/** The branches with a page of their own, /branches/{slug}. */
export const branchPages: readonly BranchPage[] = [alSadd, westBay, alRayyan, ummSalal, alKhor];

/** Branches without a telephone of their own are reached through the main number. */
const onMainNumber: readonly Branch[] = [westBay, ummSalal, alKhor].map(({ slug, name, address, position }) => ({
  slug,
  name,
  address,
  phone: '',
  position,
}));

/** What the agency publishes at the desk takes their place: read them from lib/company/offices.ts. */
export const offices: readonly Branch[] = [...branches, ...onMainNumber];

/** Every office, from the middle of Doha outwards, by its slug. */
export const branchAreas = [
  {
    id: 'doha',
    name: { en: 'Doha', ar: 'الدوحة' },
    slugs: ['head-office', 'al-sadd', 'west-bay', 'sky-premium', 'al-muntazah'],
  },
  { id: 'west', name: { en: 'Al Rayyan', ar: 'الريان' }, slugs: ['al-rayyan', 'muaither'] },
  { id: 'north', name: { en: 'North of Doha', ar: 'شمال الدوحة' }, slugs: ['umm-salal', 'al-khor'] },
];

/** Every office in that order, which is the order of their numbers on the map. */
export const numberedOffices: readonly string[] = branchAreas.flatMap(({ slugs }) => slugs);
