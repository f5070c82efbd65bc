import { withoutResults } from '@/lib/flights/result-params';

/** Marks the history entries that were opened over the home page, so that closing can go back to it. */
const mark = 'karamOverHome';

export function markOpenedOverHome(): void {
  window.history.replaceState({ ...window.history.state, [mark]: true }, '');
}

/** Puts another query into this history entry; Next hears of it, and the entry keeps its mark. */
export function replaceQuery(query: string): void {
  const { pathname, search, hash } = window.location;
  if (search.slice(1) === query) return;
  const state = window.history.state?.[mark] ? { [mark]: true } : null;
  window.history.replaceState(state, '', `${pathname}${query && `?${query}`}${hash}`);
}

/** Leaves the results for the form: a step back when the form opened them, else the same page without them. */
export function leaveResults(): void {
  if (window.history.state?.[mark]) window.history.back();
  else replaceQuery(withoutResults(new URLSearchParams(window.location.search)));
}
