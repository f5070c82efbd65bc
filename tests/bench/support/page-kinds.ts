/** One page of each kind of reading page, in both languages. */
const kinds = {
  home: '/',
  destination: '/explore/destinations/turkey',
  hotel: '/explore/hotels/sheraton-grand-doha',
  'blog post': '/blog/first-umrah-from-doha',
  'service with a form': '/services/visa',
  package: '/travel/package/paris',
  support: '/support/travel-requirements',
  category: '/travel/category/holidays',
};

export const pagesToMeasure = Object.entries(kinds).flatMap(([kind, address]) => [
  { kind, language: 'en', address },
  { kind, language: 'ar', address: `/ar${address}`.replace(/\/$/, '') },
]);
