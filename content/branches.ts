import { alKhor } from './branches/al-khor.ts';
import { alRayyan } from './branches/al-rayyan.ts';
import { alSadd } from './branches/al-sadd.ts';
import type { BranchPage } from './branches/branch-page.ts';
import { ummSalal } from './branches/umm-salal.ts';
import { westBay } from './branches/west-bay.ts';
import { type Branch, branches, company } from './company.ts';

/** The branches with a page of their own, /branches/{slug}. */
export const branchPages: readonly BranchPage[] = [alSadd, westBay, alRayyan, ummSalal, alKhor];

/** Branches without a telephone of their own are reached through the main number. */
const onMainNumber: readonly Branch[] = [westBay, ummSalal, alKhor].map(({ slug, name, address, position }) => ({
  slug,
  name,
  address,
  phone: company.phone,
  position,
}));

const offices: readonly Branch[] = [...branches, ...onMainNumber];

/** Never undefined for the slugs of this file; an unknown one fails while the page is built. */
export function officeOf(slug: string): Branch {
  const office = offices.find((one) => one.slug === slug);
  if (!office) throw new Error(`No branch is called ${slug}`);
  return office;
}

/** Every office, from the middle of Doha outwards. */
export const branchAreas = [
  {
    id: 'doha',
    name: { en: 'Doha', ar: 'الدوحة' },
    offices: ['head-office', 'al-sadd', 'west-bay', 'sky-premium', 'al-muntazah'].map(officeOf),
  },
  { id: 'west', name: { en: 'Al Rayyan', ar: 'الريان' }, offices: ['al-rayyan', 'muaither'].map(officeOf) },
  { id: 'north', name: { en: 'North of Doha', ar: 'شمال الدوحة' }, offices: ['umm-salal', 'al-khor'].map(officeOf) },
];

/** Every office in that order, which is the order of their numbers on the map. */
export const numberedOffices: readonly Branch[] = branchAreas.flatMap((area) => area.offices);
