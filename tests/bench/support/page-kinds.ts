import { addDays, todayInQatar } from '../../../supabase/functions/_shared/contracts/calendar-day.ts';

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
  'where to go': '/explore/where',
};

const day = addDays(todayInQatar(), 50);

/** Results opened by their address. They are not indexed. */
const results = {
  'flight results': `/?from=DOH&to=LHR&departure=${day}&return=${addDays(day, 9)}&adults=2&children=0&infants=0&class=economy&view=results`,
  'hotel results': `/explore/hotels/results?destination=dubai&checkin=${day}&checkout=${addDays(day, 3)}&rooms=2`,
};

const inBoth = (addresses: Readonly<Record<string, string>>) =>
  Object.entries(addresses).flatMap(([kind, address]) => [
    { kind, language: 'en', address },
    { kind, language: 'ar', address: `/ar${address}`.replace(/\/(?=\?|$)/, '') },
  ]);

export const pagesToMeasure = inBoth(kinds);
export const resultsToMeasure = inBoth(results);
