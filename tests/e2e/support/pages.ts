/** Addresses every check of the whole site goes through; a new page is added here and is measured from then on. */
export const homePages = ['/', '/ar'];

/** Pages to read: they load like a plain document. */
export const contentPages: string[] = [
  '/services/visa',
  '/services/packages',
  '/services/cruises',
  '/services/umrah',
  '/explore/hotels',
  '/travel/destination/maldives',
  '/travel/destination/dubai',
  '/travel/destination/turkey',
  '/travel/destination/switzerland',
].flatMap((path) => [path, `/ar${path}`]);

export const otherPages = ['/booking/passenger-info', '/booking/confirmation', '/page-not-found'].flatMap((path) => [
  path,
  `/ar${path}`,
]);
