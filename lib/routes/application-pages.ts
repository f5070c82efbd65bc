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
