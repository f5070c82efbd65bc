/**
 * Writes form values into the address of this history entry, where a reload, the back button and the language switch find them. It goes with the state of Next, which therefore does not hear of it: nothing is drawn or read anew.
 */
export function replaceAddressQuery(query: URLSearchParams): void {
  const search = `?${query}`;
  try {
    if (window.location.search !== search) window.history.replaceState(window.history.state, '', search + window.location.hash);
  } catch {
    // Safari refuses more than a hundred changes in half a minute; the next one will do.
  }
}
