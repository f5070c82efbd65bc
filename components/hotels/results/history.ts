/** Marks the history entries in which the filter sheet lies over the results. */
const inSheet = 'karamHotelFilters';

/** Puts another query into this history entry; Next hears of it, and the entry keeps its mark. */
export function replaceQuery(query: string): void {
  const { pathname, search, hash } = window.location;
  if (search.slice(1) === query) return;
  // The mark alone: with the state of Next beside it, Next would not hear of a change.
  window.history.replaceState(filterSheet.isIn() ? { [inSheet]: true } : {}, '', `${pathname}${query && `?${query}`}${hash}`);
}

/** The filter sheet has an entry of its own at the same address, so that a step back closes the sheet alone. */
export const filterSheet = {
  isIn: (): boolean => window.history.state?.[inSheet] === true,
  enter: () => window.history.pushState({ [inSheet]: true }, ''),
};
