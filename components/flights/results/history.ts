import { withoutResults } from '@/lib/flights/results/result-params';

/** Marks history entries that were opened over the home page with the number of steps back to it. */
const overHome = 'karamOverHome';
/** Marks history entries with a sheet over the results. */
const inSheet = 'karamResultsSheet';

export function markOpenedOverHome(): void {
  if (stepsOverHome() === 0) window.history.replaceState({ ...window.history.state, [overHome]: 1 }, '');
}

/** Shows the results of another search: Back returns to the present ones. A sheet over them closes. */
export function openOtherResults(address: string): void {
  const steps = stepsOverHome();
  const marks = steps > 0 ? { [overHome]: steps + 1 } : {};
  if (window.history.state?.[inSheet]) window.history.replaceState(marks, '', address);
  else window.history.pushState(marks, '', address);
}

function stepsOverHome(): number {
  return Number(window.history.state?.[overHome] ?? 0);
}

/** Replaces the query of this history entry through Next.js; the entry keeps its marks. */
export function replaceQuery(query: string): void {
  const { pathname, search, hash } = window.location;
  if (search.slice(1) === query) return;
  window.history.replaceState(currentMarks(), '', `${pathname}${query && `?${query}`}${hash}`);
}

/** Leaves the results for the form: back in history to where they were opened, else the same page without them. */
export function leaveResults(): void {
  const steps = stepsOverHome();
  if (steps > 0) window.history.go(-steps);
  else replaceQuery(withoutResults(new URLSearchParams(window.location.search)));
}

/** A sheet has its own history entry with the same address, so that Back closes only the sheet. */
const sheetEntry = (sheet: 'filters' | 'month' | 'passports') => ({
  isIn: (): boolean => window.history.state?.[inSheet] === sheet,
  enter: () => window.history.pushState({ ...currentMarks(), [inSheet]: sheet }, ''),
});

export const filterSheet = sheetEntry('filters');
export const monthSheet = sheetEntry('month');
export const passportsSheet = sheetEntry('passports');

/** The marks alone: with Next.js's own state, Next.js would not notice the change. */
function currentMarks(): Record<string, unknown> {
  const state = window.history.state ?? {};
  return Object.fromEntries([overHome, inSheet].filter((mark) => state[mark]).map((mark) => [mark, state[mark]]));
}

/** After going forward in history nothing has the focus: then the form's button takes it. */
export function focusFormAfterResults(): void {
  requestAnimationFrame(() => {
    const hasFocus = document.activeElement && document.activeElement !== document.body;
    if (!hasFocus) document.querySelector<HTMLElement>('[data-flight-search] button[type="submit"]')?.focus();
  });
}
