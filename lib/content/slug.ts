/** "Bali, rice and reef" is `bali-rice-and-reef`. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, 60)
    .replace(/-$/, '');

/** "Winter in Bursa 2" is `winter-in-bursa-02`: a digit alone at the end names a further photograph. */
export const packageKeyOf = (name: string): string => slugOf(name).replace(/-(\d)$/, '-0$1');
