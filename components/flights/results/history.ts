import { withoutResults } from '@/lib/flights/result-params';

/** Marks the history entries that were opened over the home page, so that closing can go back to it. */
const overHome = 'karamOverHome';
/** Marks the entries in which the filter sheet lies over the results. */
const inSheet = 'karamFilterSheet';

export function markOpenedOverHome(): void {
  window.history.replaceState({ ...window.history.state, [overHome]: true }, '');
}

/** Puts another query into this history entry; Next hears of it, and the entry keeps its marks. */
export function replaceQuery(query: string): void {
  const { pathname, search, hash } = window.location;
  if (search.slice(1) === query) return;
  window.history.replaceState(currentMarks(), '', `${pathname}${query && `?${query}`}${hash}`);
}

/** Leaves the results for the form: a step back when the form opened them, else the same page without them. */
export function leaveResults(): void {
  if (window.history.state?.[overHome]) window.history.back();
  else replaceQuery(withoutResults(new URLSearchParams(window.location.search)));
}

/** Whether this history entry is that of the filter sheet. */
export function isInFilterSheet(): boolean {
  return window.history.state?.[inSheet] === true;
}

/** Gives the filter sheet an entry of its own at the same address, so that a step back closes the sheet alone. */
export function enterFilterSheet(): void {
  window.history.pushState({ ...currentMarks(), [inSheet]: true }, '');
}

/** The marks alone: with the state of Next beside them, Next would not hear of a change. */
function currentMarks(): Record<string, true> {
  return Object.fromEntries([overHome, inSheet].filter((mark) => window.history.state?.[mark]).map((mark) => [mark, true]));
}

/** Closed after a step forward, the results know of nothing that had the focus before: then the form's button takes it. */
export function focusFormAfterResults(): void {
  requestAnimationFrame(() => {
    const hasFocus = document.activeElement && document.activeElement !== document.body;
    if (!hasFocus) document.querySelector<HTMLElement>('[data-flight-search] button[type="submit"]')?.focus();
  });
}
