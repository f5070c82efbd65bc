/**
 * Why a search has no result. Suppliers' adapters, functions, the site's API and the screens share these codes, and pass them on unchanged. In
 * JSON they are the `code` of an error.
 */
export const searchFailures = [
  // Functions, when no supplier answered:
  'supplierRefused',
  'partyTooLarge',
  'supplierFailed',
  'supplierBusy',
  'supplierTooSlow',
  // The site's API, for itself:
  'searchUnavailable',
  'invalidSearch',
  'tooManyRequests',
  'paused',
  // The browser, for itself:
  'dailyLimitReached',
  'offline',
  'unexpected',
] as const;
export type SearchFailure = (typeof searchFailures)[number];

/** The supplier does not sell what was searched for. */
export type RefusalCode = Extract<SearchFailure, 'supplierRefused' | 'partyTooLarge'>;

/** No supplier answered. */
export type SupplierFailure = RefusalCode | Extract<SearchFailure, 'supplierFailed' | 'supplierBusy' | 'supplierTooSlow'>;

/** The same search would fail again: it is invalid, or searches are paused, or the daily limit is reached. */
const lasting: ReadonlySet<SearchFailure> = new Set(['partyTooLarge', 'invalidSearch', 'paused', 'dailyLimitReached']);

/** Whether the same search may succeed later. */
export function mayPass(code: SearchFailure): boolean {
  return !lasting.has(code);
}

export function isSearchFailure(code: unknown): code is SearchFailure {
  return searchFailures.some((failure) => failure === code);
}
