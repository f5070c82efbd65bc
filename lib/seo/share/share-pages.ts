import { createTranslator } from 'next-intl';
import type { Bilingual } from '@/content/bilingual';
import { branchPages } from '@/content/branches';
import { b2b } from '@/content/business/b2b';
import { corporate } from '@/content/business/corporate';
import { karamClub } from '@/content/business/karam-club';
import { loyaltyPartners } from '@/content/business/loyalty-partners';
import { mice } from '@/content/business/mice';
import { privateJets } from '@/content/business/private-jets';
import { victoriaFleets } from '@/content/business/victoria-fleets';
import { about } from '@/content/company-pages/about';
import { career } from '@/content/company-pages/career';
import { comingSoon } from '@/content/company-pages/coming-soon';
import { contact } from '@/content/company-pages/contact';
import { emailLanding } from '@/content/company-pages/email-landing';
import { feedback } from '@/content/company-pages/feedback';
import { privacy } from '@/content/company-pages/privacy';
import { terms } from '@/content/company-pages/terms';
import { destinations } from '@/content/destinations';
import { experiencesPage } from '@/content/experiences';
import { hotels } from '@/content/hotels';
import { offerCategories, offersPage } from '@/content/offer-pages';
import type { Picture } from '@/content/picture';
import { places } from '@/content/places';
import { plannedPlaces } from '@/content/planned-places';
import { popularOffers } from '@/content/popular';
import { airportTransfers } from '@/content/services/airport-transfers';
import { carRental } from '@/content/services/car-rental';
import { cruises } from '@/content/services/cruises';
import { meetAssist } from '@/content/services/meet-assist';
import { packages } from '@/content/services/packages';
import { travelInsurance } from '@/content/services/travel-insurance';
import { umrah } from '@/content/services/umrah';
import { visa } from '@/content/services/visa';
import { stays } from '@/content/stays';
import { supportContact } from '@/content/support/contact';
import { flightStatus } from '@/content/support/flight-status';
import { giftCard } from '@/content/support/gift-card';
import { manageBooking } from '@/content/support/manage-booking';
import { trackRefund } from '@/content/support/track-refund';
import { trackVisa } from '@/content/support/track-visa';
import { travelRequirements } from '@/content/support/travel-requirements';
import { shownPosts } from '@/lib/blog/shown/shown-posts';
import { company } from '@/lib/company/company';
import { comma, intlTag, locales } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { allPackages } from '@/lib/packages/on-sale/on-sale';
import { pictureOf } from '@/lib/state/photos';
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
import tripPlansAr from '@/messages/ar/tripPlans.json';
import weatherAr from '@/messages/ar/weather.json';
import whereAr from '@/messages/ar/where.json';
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
import tripPlansEn from '@/messages/en/tripPlans.json';
import weatherEn from '@/messages/en/weather.json';
import whereEn from '@/messages/en/where.json';
import { artOf, headingsOf, namedPage, type SharePage } from './share-page';

type Entry = readonly [path: string, page: SharePage];

const words = {
  en: createTranslator({ locale: 'en', messages: { packages: packagesEn }, namespace: 'packages' }),
  ar: createTranslator({ locale: 'ar', messages: { packages: packagesAr }, namespace: 'packages' }),
};

function joined(separator: Bilingual, ...texts: readonly Bilingual[]): Bilingual {
  return { en: texts.map(({ en }) => en).join(separator.en), ar: texts.map(({ ar }) => ar).join(separator.ar) };
}

/** The heading of a destination is its name, so the line names the section. */
const sections = {
  blog: { en: blogEn.index.name, ar: blogAr.index.name },
  destinations: { en: destinationsEn.title, ar: destinationsAr.title },
  holidays: { en: packagesEn.programme, ar: packagesAr.programme },
};
const dot = { en: ' · ', ar: ' · ' };

/** As published, if they were. */
const holidays = (): Entry[] =>
  allPackages().flatMap(({ holiday: { id, name, price, nights, art }, country }): Entry[] => {
    const photo = pictureOf({ id, art });
    const days = { nights, days: nights + 1 };
    const length = { en: words.en('duration', days), ar: words.ar('duration', days) };
    const line = joined(dot, country.name, length);
    const [en = '', ar = ''] = locales.map((locale) => `${words[locale]('from')} ${formatQar(price, intlTag(locale))}`);
    const request = { en: words.en('booking.heading', { name: name.en }), ar: words.ar('booking.heading', { name: name.ar }) };
    return [
      [`/travel/package/${id}`, { title: name, line: joined(dot, length, { en, ar }), art, photo }],
      [`/travel/booking/${id}`, { title: request, line, art, photo }],
    ];
  });

/** As published, if they were. */
function articles(): Entry[] {
  return shownPosts().map(({ slug, title, art }) => [`/blog/${slug}`, { title, line: sections.blog, art }]);
}

const categories: readonly Entry[] = (['holidays', 'visas', 'tours'] as const).map((category) => {
  const offer = popularOffers.find((one) => one.category === category);
  return [
    `/travel/category/${category}`,
    {
      title: headingsOf(offerCategories[category]),
      line: { en: words.en(`offers.category.${category}`), ar: words.ar(`offers.category.${category}`) },
      art: offer ? artOf(offer) : 'doha',
    },
  ];
});

/** Share images of pages with a variable part in their address, by English path. */
const shareFamilies: readonly Entry[] = [
  ...holidays(),
  ...categories,
  ...destinations.map((place): Entry => {
    return [
      `/explore/destinations/${place.slug}`,
      { title: headingsOf(place), line: sections.destinations, art: place.art, photo: place.slug },
    ];
  }),
  ...[...places, ...plannedPlaces].map((place): Entry => {
    return [
      `/travel/destination/${place.slug}`,
      { title: headingsOf(place), line: sections.holidays, art: artOf(place), photo: place.slug },
    ];
  }),
  ...hotels.map(({ slug, name, city, country, art }): Entry => {
    return [`/explore/hotels/${slug}`, { title: name, line: joined(comma, city, country), art, photo: slug }];
  }),
  ...articles(),
  ...branchPages.map((branch): Entry => {
    return [`/branches/${branch.slug}`, { title: headingsOf(branch), line: branch.address, art: 'doha' }];
  }),
];

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
  art: Picture,
): readonly [path: string, page: SharePage] {
  const [[title, line], [titleAr, lineAr]] = [pick(messages.en), pick(messages.ar)];
  return [path, { title: { en: title, ar: titleAr }, line: { en: line, ar: lineAr }, art }];
}

/** Share images of the pages whose texts are in messages, by English path. */
const shareIndexes: readonly (readonly [path: string, page: SharePage])[] = [
  entry('/', { en: homeEn, ar: homeAr }, (words) => [words.hero.flights.title, words.hero.subject], 'doha'),
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
  ['/explore/where', { title: { en: whereEn.heading, ar: whereAr.heading }, line: sections.destinations, art: 'santorini' }],
  entry('/services', { en: servicesEn, ar: servicesAr }, (words) => [words.index.heading, words.title], 'packages'),
  entry('/support', { en: supportEn, ar: supportAr }, (words) => [words.index.heading, words.name], 'doha'),
  entry(
    '/support/currency-exchange',
    { en: currencyEn, ar: currencyAr },
    (words) => [words.page.heading, words.page.name],
    'istanbul',
  ),
  entry('/support/weather', { en: weatherEn, ar: weatherAr }, (words) => [words.page.heading, words.page.name], 'interlaken'),
  entry('/trip-plan', { en: tripPlansEn, ar: tripPlansAr }, (words) => [words.share.title, words.share.line], 'santorini'),
  [
    '/travel/offers',
    { title: headingsOf(offersPage), line: { en: packagesEn.offers.crumb, ar: packagesAr.offers.crumb }, art: 'nice' },
  ],
];

const guides = {
  '/business/b2b': b2b,
  '/business/corporate': corporate,
  '/business/mice': mice,
  '/business/private-jets': privateJets,
  '/business/victoria-fleets': victoriaFleets,
  '/explore/experiences': experiencesPage,
  '/explore/hotels': stays,
  '/karam-club': karamClub,
  '/loyalty-partners': loyaltyPartners,
  '/services/airport-transfers': airportTransfers,
  '/services/car-rental': carRental,
  '/services/cruises': cruises,
  '/services/meet-assist': meetAssist,
  '/services/packages': packages,
  '/services/travel-insurance': travelInsurance,
  '/services/umrah': umrah,
  '/services/visa': visa,
};

const sharePages: ReadonlyMap<string, SharePage> = new Map([
  ...shareIndexes,
  ...shareFamilies,
  ...Object.entries(guides).map(([path, guide]) => [path, namedPage(guide, artOf(guide))] as const),
  ['/about', namedPage(about, 'doha')],
  ['/career', namedPage(career, 'doha')],
  ['/coming-soon', namedPage(comingSoon, 'doha')],
  ['/contact', namedPage(contact, 'airport-transfers')],
  ['/email-landing', namedPage(emailLanding, 'maldives')],
  ['/feedback', namedPage(feedback, 'hotel-beach')],
  ['/privacy', { ...namedPage(privacy, 'doha'), line: company.name }],
  ['/services/flight-status', namedPage(flightStatus, 'meet-assist')],
  ['/support/contact', namedPage(supportContact, 'doha')],
  ['/support/gift-card', namedPage(giftCard, 'packages')],
  ['/support/manage-booking', namedPage(manageBooking, 'packages')],
  ['/support/track-refund', namedPage(trackRefund, 'doha')],
  ['/support/track-visa', namedPage(trackVisa, 'visa')],
  ['/support/travel-requirements', namedPage(travelRequirements, 'visa')],
  ['/terms', { ...namedPage(terms, 'doha'), line: company.name }],
]);

/** The share image of the page at an English path; undefined for pages without one. */
export function findSharePage(path: string): SharePage | undefined {
  if (path.startsWith('/blog/')) return new Map(articles()).get(path);
  return /^\/travel\/(?:package|booking)\//.test(path) ? new Map(holidays()).get(path) : sharePages.get(path);
}

export function sharePaths(): readonly string[] {
  return [...sharePages.keys()];
}
