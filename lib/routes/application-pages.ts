/**
 * English paths, with all below them, of pages that are tools from the first moment: their scripts start at once. All other pages are for
 * reading, and theirs wait for the visitor.
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
