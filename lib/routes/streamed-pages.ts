/**
 * Pages that search a supplier. They are rendered for each request and sent as they come: the head at once, the results when they are there
 * (lib/site-server/streamed-page/streamed-page.ts). Flights have the address of the home page, with the search and `view=results` (DECISIONS 4).
 */
export function isStreamedPage(url: string): boolean {
  return /^\/(?:ar\/?)?\?(?:[^#]*&)?view=results(?:[&#]|$)/.test(url) || /^(?:\/ar)?\/flight-results(?:[/?#]|$)/.test(url);
}
