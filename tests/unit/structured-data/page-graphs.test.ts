import { describe, expect, it } from 'vitest';
import { branchAreas } from '@/content/branches';
import { company } from '@/content/company';
import { destinations } from '@/content/destinations';
import { hotels } from '@/content/hotels';
import { packageCountries } from '@/content/packages';
import { places } from '@/content/places';
import { plannedPlaces } from '@/content/planned-places';
import { posts } from '@/content/posts';
import { locales } from '@/lib/i18n/locales';
import { type GraphNode, pageGraph } from '@/lib/seo/graph';
import { lastChange, postFiles } from '@/lib/seo/last-change';
import { articleNode } from '@/lib/structured-data/article';
import { branchNode } from '@/lib/structured-data/branch';
import { destinationNode, planningNode } from '@/lib/structured-data/destination';
import { packageNode } from '@/lib/structured-data/holiday';
import { hotelNode } from '@/lib/structured-data/hotel';
import { listNode } from '@/lib/structured-data/list';
import { findErrors } from './find-errors.ts';
import { readVocabulary } from './vocabulary.ts';

const vocabulary = readVocabulary();
const crumbs = [{ label: 'Home', href: '/' }, { label: 'Branches', href: '/branches' }, { label: 'Al Sadd' }];
const offices = branchAreas.flatMap((area) => area.offices);
const holidays = packageCountries.flatMap(({ cities }) => cities);

const families: Readonly<Record<string, (locale: 'en' | 'ar') => GraphNode[]>> = {
  offices: (locale) => offices.map((office) => branchNode(office, locale)),
  destinations: (locale) =>
    destinations.map((one) => {
      const facts = { ...one, name: one.name[locale], description: one[locale].description };
      return destinationNode(facts, `/explore/destinations/${one.slug}`, locale);
    }),
  places: (locale) =>
    [...places, ...plannedPlaces].map(({ slug, name, ...texts }) =>
      planningNode({ ...texts[locale], place: name[locale] }, `/travel/destination/${slug}`, locale),
    ),
  hotels: (locale) => hotels.map((hotel) => hotelNode(hotel, `/explore/hotels/${hotel.slug}`, locale)),
  holidays: (locale) => holidays.map((holiday) => packageNode(holiday, locale)),
  articles: (locale) => posts.map((post) => articleNode(post, locale)),
  lists: (locale) => [
    listNode(
      hotels.map(({ slug, name }) => ({ name: name[locale], path: `/explore/hotels/${slug}` })),
      locale,
    ),
  ],
};

describe.each(locales)('the structured data of pages in %s', (locale) => {
  it.each(Object.keys(families))('%s follow the vocabulary and have the data that Google requires', (family) => {
    const about = families[family]?.(locale) ?? [];
    expect(about.length).toBeGreaterThan(0);
    expect(about.flatMap((thing) => findErrors(pageGraph(locale, crumbs, [thing]), vocabulary))).toEqual([]);
  });

  it.each(hotels)('$slug names its country by its code', (hotel) => {
    expect(hotelNode(hotel, `/explore/hotels/${hotel.slug}`, locale).address).toMatchObject({
      addressCountry: expect.stringMatching(/^[A-Z]{2}$/),
    });
  });

  it('a general page still has the agency and its address', () => {
    expect(findErrors(pageGraph(locale, [], []), vocabulary)).toEqual([]);
    expect(pageGraph(locale, crumbs, [])['@graph'].at(-1)).toMatchObject({
      itemListElement: [
        { position: 1 },
        { position: 2, item: expect.stringMatching(/\/branches$/) },
        { position: 3, name: 'Al Sadd' },
      ],
    });
  });
});

it('an article was changed on the day that the site map says', () => {
  for (const post of posts) {
    const [, day = ''] = [post.published, lastChange(postFiles(post.slug))].sort();
    expect(articleNode(post, 'en').dateModified).toMatch(day);
  }
});

it('every office has its own name and the same opening hours', () => {
  const nodes = offices.map((office) => branchNode(office, 'en'));
  expect(new Set(nodes.map((node) => node['@id'])).size).toBe(offices.length);
  const { saturdayToThursday, friday } = company.openingHours;
  for (const node of nodes) {
    expect(node.openingHoursSpecification).toEqual([
      expect.objectContaining({
        dayOfWeek: ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
        ...saturdayToThursday,
      }),
      expect.objectContaining({ dayOfWeek: 'Friday', ...friday }),
    ]);
  }
});

it('street and town are separate in both languages', () => {
  const [office] = offices;
  if (!office) throw new Error('There is no office');
  const address = { en: 'C Ring Road, Al Sadd, Doha', ar: 'الطريق الدائري الثالث، السد، الدوحة' };
  expect(branchNode({ ...office, address }, 'en').address).toMatchObject({
    streetAddress: 'C Ring Road, Al Sadd',
    addressLocality: 'Doha',
  });
  expect(branchNode({ ...office, address }, 'ar').address).toMatchObject({ addressLocality: 'الدوحة' });
});
