/** Addresses that are measured one by one: one of each kind, each in at least one language. */
export const homePages = ['/', '/ar'];

/** Pages for reading, which load like a plain document. Add new kinds of pages here to measure them. */
export const contentPages: string[] = [
  '/about',
  '/ar/blog',
  '/blog/first-umrah-from-doha',
  '/ar/branches/al-sadd',
  '/business/corporate',
  '/ar/explore/destinations',
  '/explore/destinations/france',
  '/ar/explore/destinations/turkey',
  '/ar/explore/experiences',
  '/explore/hotels',
  '/ar/explore/hotels/sheraton-grand-doha',
  '/ar/karam-club',
  '/services',
  '/ar/services/packages',
  '/services/travel-insurance',
  '/ar/services/umrah',
  '/services/visa',
  '/ar/support',
  '/support/weather',
  '/ar/travel/destination/maldives',
  '/travel/offers',
  '/ar/travel/package/paris',
];

export const otherPages = [
  '/ar/booking/multi-city',
  '/booking/passenger-info',
  '/ar/booking/confirmation',
  '/booking/stay-request',
  '/ar/services/flight-status',
  '/ar/travel/booking/paris',
  '/ar/explore/hotels/results',
  '/login',
  '/ar/page-not-found',
  '/page-not-found',
];

/** More pages with something to fill in or to press. */
export const interactivePages = [
  ...[
    '/ar/branches',
    '/contact',
    '/ar/feedback',
    '/career',
    '/ar/services/cruises',
    '/support/manage-booking',
    '/ar/support/track-visa',
  ],
  ...['/support/track-refund', '/ar/support/gift-card', '/support/currency-exchange', '/ar/support/travel-requirements'],
  ...[
    '/services/visa',
    '/ar/services/meet-assist',
    '/reset-password',
    '/ar/dashboard',
    '/desk',
    '/ar/business/private-jets',
    '/email-landing',
  ],
];
