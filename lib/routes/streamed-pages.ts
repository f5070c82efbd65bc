/** What can be chosen at /explore/where (lib/where/choices.ts): an address with one of them has an answer, also where its mark was lost. */
export const whereParameters = [
  ...['view', 'passport', 'month', 'departure', 'nights', 'people', 'budget', 'hours', 'weather'],
  ...['residence', 'visa', 'halal', 'children', 'beach'],
];
/** With choices: one of the parameters above. */
const whereToGo =
  /^(?:\/ar)?\/explore\/where\?(?:[^#]*&)?(?:view|passport|month|departure|nights|people|budget|hours|weather|residence|visa|halal|children|beach)=/;
const namesOfRequest = /^(?:\/ar)?\/booking\/travellers(?:[?#]|$)/;
const tripPlan = /^(?:\/ar)?\/trip-plan(?:[?#]|$)/;
const requestOfPackage = /^(?:\/ar)?\/travel\/booking\/[^/?#]+(?:[?#]|$)/;

/**
 * Addresses of pages that search a supplier. They are rendered for each request and sent as they come: the head at once, the results when they are
 * there (lib/site-server/streamed-page/streamed-page.ts). So are "Where can I go?" and the request of a package, whose price depends on its address,
 * and whose flights are searched once it has a day. Flights have the
 * address of the home page, with the search and `view=results` (DECISIONS 4); next.config.mjs leads each to its page.
 */
const streamedPages = [
  /^\/(?:ar\/?)?\?(?:[^#]*&)?view=results(?:[&#]|$)/,
  /^(?:\/ar)?\/explore\/hotels\/results\?(?:[^#]*&)?destination=/,
  /^(?:\/ar)?\/explore\/hotels\/stay\/[^/?#]+\?(?:[^#]*&)?checkin=/,
  requestOfPackage,
  namesOfRequest,
  tripPlan,
  /^(?:\/ar)?\/booking\/passenger-info(?:[?#]|$)/,
  /^(?:\/ar)?\/booking\/multi-city\?(?:[^#]*&)?view=results(?:[&#]|$)/,
  whereToGo,
  /^(?:\/ar)?\/(?:flight|hotel|multi-city|where)-results(?:[/?#]|$)/,
];

export function isStreamedPage(url: string): boolean {
  return streamedPages.some((page) => page.test(url));
}

/** Whether somebody is asked for what such a page shows. */
export function isSearched(url: string): boolean {
  if ([whereToGo, namesOfRequest, tripPlan].some((page) => page.test(url))) return false;
  return !requestOfPackage.test(url) || /[?&]departure=\d/.test(url);
}

/**
 * English paths of interactive pages, with all pages below them: their scripts start at once. On all other pages, scripts wait for an
 * interaction.
 */
export const applicationPages = [
  '/booking',
  '/dashboard',
  '/desk',
  '/explore/hotels/results',
  '/explore/hotels/stay',
  '/login',
  '/reset-password',
  '/support/gift-card',
  '/support/manage-booking',
  '/support/track-refund',
  '/support/track-visa',
  '/travel/booking',
  '/ui',
];

export function isApplicationPage(path: string): boolean {
  return applicationPages.some((page) => path === page || path.startsWith(`${page}/`));
}
