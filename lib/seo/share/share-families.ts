import { createTranslator } from 'next-intl';
import type { Bilingual } from '@/content/bilingual';
import { branchPages } from '@/content/branches';
import { destinations } from '@/content/destinations';
import { hotels } from '@/content/hotels';
import { offerCategories } from '@/content/offer-pages';
import { holidayCountries } from '@/content/packages';
import { places } from '@/content/places';
import { plannedPlaces } from '@/content/planned-places';
import { popularOffers } from '@/content/popular';
import { posts } from '@/content/posts';
import { comma, intlTag, locales } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import blogAr from '@/messages/ar/blog.json';
import destinationsAr from '@/messages/ar/destinations.json';
import packagesAr from '@/messages/ar/packages.json';
import blogEn from '@/messages/en/blog.json';
import destinationsEn from '@/messages/en/destinations.json';
import packagesEn from '@/messages/en/packages.json';
import { artOf, headingsOf, type SharePage } from './share-page';

type Entry = readonly [path: string, page: SharePage];

const words = {
  en: createTranslator({ locale: 'en', messages: { packages: packagesEn }, namespace: 'packages' }),
  ar: createTranslator({ locale: 'ar', messages: { packages: packagesAr }, namespace: 'packages' }),
};

/** Joins texts, in each language. */
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

const holidays: readonly Entry[] = holidayCountries.flatMap((country) =>
  country.cities.flatMap(({ id, name, nights, price, art }): Entry[] => {
    const days = { nights, days: nights + 1 };
    const length = { en: words.en('duration', days), ar: words.ar('duration', days) };
    const line = joined(dot, country.name, length);
    const [en = '', ar = ''] = locales.map((locale) => `${words[locale]('from')} ${formatQar(price, intlTag(locale))}`);
    const request = { en: words.en('booking.heading', { name: name.en }), ar: words.ar('booking.heading', { name: name.ar }) };
    return [
      [`/travel/package/${id}`, { title: name, line: joined(dot, length, { en, ar }), art }],
      [`/travel/booking/${id}`, { title: request, line, art }],
    ];
  }),
);

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
export const shareFamilies: readonly Entry[] = [
  ...holidays,
  ...categories,
  ...destinations.map((place): Entry => {
    return [`/explore/destinations/${place.slug}`, { title: headingsOf(place), line: sections.destinations, art: place.art }];
  }),
  ...[...places, ...plannedPlaces].map((place): Entry => {
    return [`/travel/destination/${place.slug}`, { title: headingsOf(place), line: sections.holidays, art: artOf(place) }];
  }),
  ...hotels.map(({ slug, name, city, country, art }): Entry => {
    return [`/explore/hotels/${slug}`, { title: name, line: joined(comma, city, country), art }];
  }),
  ...posts.map(({ slug, title, art }): Entry => {
    return [`/blog/${slug}`, { title, line: sections.blog, art }];
  }),
  ...branchPages.map((branch): Entry => {
    return [`/branches/${branch.slug}`, { title: headingsOf(branch), line: branch.address, art: 'doha' }];
  }),
];
