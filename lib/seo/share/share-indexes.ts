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

/** A page with title and line from its messages, selected by `pick`. */
function entry<Words>(
  path: string,
  messages: { en: Words; ar: Words },
  pick: (words: Words) => readonly [title: string, line: string],
  art: ArtSlug,
): readonly [path: string, page: SharePage] {
  const [[title, line], [titleAr, lineAr]] = [pick(messages.en), pick(messages.ar)];
  return [path, { title: { en: title, ar: titleAr }, line: { en: line, ar: lineAr }, art }];
}

/** Share images of the pages whose texts are in messages, by English path. */
export const shareIndexes: readonly (readonly [path: string, page: SharePage])[] = [
  entry('/', { en: homeEn, ar: homeAr }, (words) => [words.hero.title, words.hero.subject], 'doha'),
  entry('/blog', { en: blogEn, ar: blogAr }, (words) => [words.index.heading, words.index.name], 'bukhara'),
  entry(
    '/booking/multi-city',
    { en: flightsEn, ar: flightsAr },
    (words) => [words.multiCity.heading, words.multiCity.name],
    'istanbul',
  ),
  entry(
    '/branches',
    { en: companyEn, ar: companyAr },
    (words) => [words.branches.index.heading, words.branches.index.name],
    'doha',
  ),
  entry('/business', { en: businessEn, ar: businessAr }, (words) => [words.index.heading, words.title], 'riyadh'),
  [
    '/explore/destinations',
    {
      title: { en: destinationWords.en('heading', counted), ar: destinationWords.ar('heading', counted) },
      line: { en: destinationsEn.title, ar: destinationsAr.title },
      art: 'istanbul',
    },
  ],
  entry('/services', { en: servicesEn, ar: servicesAr }, (words) => [words.index.heading, words.title], 'packages'),
  entry('/support', { en: supportEn, ar: supportAr }, (words) => [words.index.heading, words.name], 'doha'),
  entry(
    '/support/currency-exchange',
    { en: currencyEn, ar: currencyAr },
    (words) => [words.page.heading, words.page.name],
    'istanbul',
  ),
  entry('/support/weather', { en: weatherEn, ar: weatherAr }, (words) => [words.page.heading, words.page.name], 'interlaken'),
  [
    '/travel/offers',
    { title: headingsOf(offersPage), line: { en: packagesEn.offers.crumb, ar: packagesAr.offers.crumb }, art: 'nice' },
  ],
];
