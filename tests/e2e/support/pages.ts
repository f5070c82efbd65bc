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
