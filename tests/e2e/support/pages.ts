/** Addresses that are measured and looked at one by one: one of each kind, each in one of the languages at least. */
export const homePages = ['/', '/ar'];

/** Pages to read: they load like a plain document. A new kind of page is added here and is measured from then on. */
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
