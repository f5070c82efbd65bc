import { createTranslator } from 'next-intl';
import { destinations } from '@/content/destinations';
import { offersPage } from '@/content/offer-pages';
import blogAr from '@/messages/ar/blog.json';
import businessAr from '@/messages/ar/business.json';
import companyAr from '@/messages/ar/company.json';
import currencyAr from '@/messages/ar/currency.json';
import destinationsAr from '@/messages/ar/destinations.json';
import flightsAr from '@/messages/ar/flights.json';
import homeAr from '@/messages/ar/home.json';
import packagesAr from '@/messages/ar/packages.json';
import servicesAr from '@/messages/ar/services.json';
import supportAr from '@/messages/ar/support.json';
import weatherAr from '@/messages/ar/weather.json';
import blogEn from '@/messages/en/blog.json';
import businessEn from '@/messages/en/business.json';
import companyEn from '@/messages/en/company.json';
import currencyEn from '@/messages/en/currency.json';
import destinationsEn from '@/messages/en/destinations.json';
import flightsEn from '@/messages/en/flights.json';
import homeEn from '@/messages/en/home.json';
import packagesEn from '@/messages/en/packages.json';
import servicesEn from '@/messages/en/services.json';
import supportEn from '@/messages/en/support.json';
import weatherEn from '@/messages/en/weather.json';
import { type ArtSlug, headingsOf, type SharePage } from './share-page';

const destinationWords = {
  en: createTranslator({ locale: 'en', messages: { destinations: destinationsEn }, namespace: 'destinations' }),
  ar: createTranslator({ locale: 'ar', messages: { destinations: destinationsAr }, namespace: 'destinations' }),
};
const counted = { count: destinations.length };

function page(title: SharePage['title'], line: SharePage['line'], art: ArtSlug): SharePage {
  return { title, line, art };
}

/** The share images of the pages whose words are messages, by English path. */
export const shareIndexes: readonly (readonly [path: string, page: SharePage])[] = [
  ['/', page({ en: homeEn.hero.title, ar: homeAr.hero.title }, { en: homeEn.meta.title, ar: homeAr.meta.title }, 'doha')],
  [
    '/blog',
    page({ en: blogEn.index.heading, ar: blogAr.index.heading }, { en: blogEn.index.name, ar: blogAr.index.name }, 'doha'),
  ],
  [
    '/booking/multi-city',
    page(
      { en: flightsEn.multiCity.heading, ar: flightsAr.multiCity.heading },
      { en: flightsEn.multiCity.name, ar: flightsAr.multiCity.name },
      'istanbul',
    ),
  ],
  [
    '/branches',
    page(
      { en: companyEn.branches.index.heading, ar: companyAr.branches.index.heading },
      { en: companyEn.branches.index.name, ar: companyAr.branches.index.name },
      'doha',
    ),
  ],
  [
    '/business',
    page(
      { en: businessEn.index.heading, ar: businessAr.index.heading },
      { en: businessEn.title, ar: businessAr.title },
      'riyadh',
    ),
  ],
  [
    '/explore/destinations',
    page(
      { en: destinationWords.en('heading', counted), ar: destinationWords.ar('heading', counted) },
      { en: destinationsEn.title, ar: destinationsAr.title },
      'istanbul',
    ),
  ],
  [
    '/services',
    page(
      { en: servicesEn.index.heading, ar: servicesAr.index.heading },
      { en: servicesEn.title, ar: servicesAr.title },
      'packages',
    ),
  ],
  [
    '/support',
    page({ en: supportEn.index.heading, ar: supportAr.index.heading }, { en: supportEn.name, ar: supportAr.name }, 'doha'),
  ],
  [
    '/support/currency-exchange',
    page(
      { en: currencyEn.page.heading, ar: currencyAr.page.heading },
      { en: currencyEn.page.name, ar: currencyAr.page.name },
      'istanbul',
    ),
  ],
  [
    '/support/weather',
    page(
      { en: weatherEn.page.heading, ar: weatherAr.page.heading },
      { en: weatherEn.page.name, ar: weatherAr.page.name },
      'interlaken',
    ),
  ],
  ['/travel/offers', page(headingsOf(offersPage), { en: packagesEn.offers.crumb, ar: packagesAr.offers.crumb }, 'maldives')],
];
