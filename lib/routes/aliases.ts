/** Short and former addresses with the pages they redirect to (SPEC section 2, Redirects). English paths; Arabic ones are derived. */
export const aliases: Readonly<Record<string, string>> = {
  '/flights': '/',
  '/services/flights': '/',
  '/hotels': '/',
  '/services/hotels': '/explore/hotels',
  '/ceo-message': '/about#ceo-message',
  '/team': '/about#team',
  '/awards': '/about#awards',
  '/flight-status': '/services/flight-status',
  '/visa': '/services/visa',
  '/visa-services': '/services/visa',
  '/travel-insurance': '/services/travel-insurance',
  '/meet-assist': '/services/meet-assist',
  '/umrah-services': '/services/umrah',
  '/cruises': '/services/cruises',
  '/airport-transfers': '/services/airport-transfers',
  '/car-rental': '/services/car-rental',
  '/packages': '/services/packages',
  '/corporate': '/business/corporate',
  '/mice': '/business/mice',
  '/b2b': '/business/b2b',
  '/private-jets': '/business/private-jets',
  '/manage-booking': '/support/manage-booking',
  '/visa-tracking': '/support/track-visa',
  '/track-refund': '/support/track-refund',
  '/travel-requirements': '/support/travel-requirements',
  '/currency-exchange': '/support/currency-exchange',
  '/weather': '/support/weather',
  '/gift-card': '/support/gift-card',
  '/partners': '/explore/destinations',
  '/business/partners': '/explore/destinations',
  '/business/partners/destinations': '/explore/destinations',
  '/travel': '/services/packages',
  '/holidays': '/services/packages',
  '/travel/holidays': '/services/packages',
  '/travel/packages': '/services/packages',
  '/destinations': '/services/packages',
  '/travel/destinations': '/services/packages',
  '/offers': '/travel/offers',
  '/explore': '/explore/destinations',
};

/** Addresses with one variable part: their prefix and its replacement. */
export const aliasPrefixes: Readonly<Record<string, string>> = {
  '/business/partners/destinations': '/explore/destinations',
  '/package': '/travel/package',
  '/category': '/travel/category',
  '/destination': '/travel/destination',
  '/holidays': '/travel/destination',
  '/booking': '/travel/booking',
};

/** Pages below such a prefix, whose address is final. */
export const pagesBelowPrefixes: readonly string[] = [
  '/booking/passenger-info',
  '/booking/confirmation',
  '/booking/multi-city',
  '/booking/stay-request',
  '/booking/payment',
  '/booking/travellers',
];

/** The page of an alias, or null when the path is not an alias. */
export function resolveAlias(path: string): string | null {
  const whole = aliases[path];
  if (whole) return whole;
  if (pagesBelowPrefixes.includes(path)) return null;
  const cut = path.lastIndexOf('/');
  const prefix = aliasPrefixes[path.slice(0, cut)];
  return prefix && cut < path.length - 1 ? `${prefix}${path.slice(cut)}` : null;
}
