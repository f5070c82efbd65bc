/** Marks history entries with the filter sheet over the results. */
const inSheet = 'karamHotelFilters';

/** Replaces the query of this history entry through Next.js; the entry keeps its mark. */
export function replaceQuery(query: string): void {
  const { pathname, search, hash } = window.location;
  if (search.slice(1) === query) return;
  // The mark alone: with Next.js's own state, Next.js would not notice the change.
  window.history.replaceState(filterSheet.isIn() ? { [inSheet]: true } : {}, '', `${pathname}${query && `?${query}`}${hash}`);
}

/** The filter sheet has its own history entry with the same address, so that Back closes only the sheet. */
export const filterSheet = {
  isIn: (): boolean => window.history.state?.[inSheet] === true,
  enter: () => window.history.pushState({ [inSheet]: true }, ''),
};
