/**
 * Writes form values into the address of this history entry, where a reload, the back button and the language switch find them. Bypasses the
 * Next.js router, so nothing renders or loads again.
 */
export function replaceAddressQuery(query: URLSearchParams): void {
  const search = `?${query}`;
  try {
    if (window.location.search !== search) window.history.replaceState(window.history.state, '', search + window.location.hash);
  } catch {
    // Safari throws after 100 changes within 30 seconds. A later change will update the address.
  }
}
