/** Marks the history entry of flights that the form on this page opened, so that leaving them is a step back. */
const mark = 'karamMultiCityForm';
/** Marks the entries in which the filters of a leg lie over its flights. */
const filtersMark = 'karamLegFilters';

/** Opens the flights in an entry of their own; the one before it keeps the filled-in form, also through a reload. */
export function openResults(formAddress: string, resultsAddress: string): void {
  // A double click must not add two history entries.
  if (addressNow() === resultsAddress) return;
  window.history.replaceState(window.history.state, '', formAddress);
  window.history.pushState({ [mark]: true }, '', resultsAddress);
}

/** Back to the form: a step back when it opened the flights, else in the same entry. */
export function leaveResults(formAddress: string): void {
  if (window.history.state?.[mark]) window.history.back();
  else window.history.pushState(null, '', formAddress);
}

/** Replaces the address of this history entry, which keeps its marks. */
export function replaceAddress(address: string): void {
  if (addressNow() === address) return;
  window.history.replaceState({ [mark]: window.history.state?.[mark] === true }, '', address);
}

/** The filters of a leg, by its position, have an entry of their own, so that a step back closes them alone. */
export const legFilterSheet = (index: number) => ({
  isIn: (): boolean => window.history.state?.[filtersMark] === index,
  enter: () => window.history.pushState({ [mark]: window.history.state?.[mark] === true, [filtersMark]: index }, ''),
});

function addressNow(): string {
  return `${window.location.pathname}${window.location.search}`;
}
