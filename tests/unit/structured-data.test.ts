import { describe, expect, it } from 'vitest';
import { inlineJson } from '@/components/layout/json-ld';
import { numberedOffices } from '@/content/branches';
import { destinations } from '@/content/destinations';
import { hotels } from '@/content/hotels';
import { packageCountries } from '@/content/packages';
import { places } from '@/content/places';
import { plannedPlaces } from '@/content/planned-places';
import { posts } from '@/content/posts';
import { company } from '@/lib/company/company';
import { officeOf } from '@/lib/company/offices';
import { locales } from '@/lib/i18n/locales';
import { type GraphNode, pageGraph } from '@/lib/seo/graph';
import { lastChange, postFiles } from '@/lib/seo/last-change';
import {
  articleNode,
  branchNode,
  destinationNode,
  hotelNode,
  listNode,
  packageNode,
  planningNode,
} from '@/lib/structured-data/structured-data';
import { findErrors } from './structured-data/find-errors.ts';
import { readVocabulary } from './structured-data/vocabulary.ts';

describe('find errors', () => {
  const vocabulary = readVocabulary();
  const errorsOf = (...things: unknown[]) => findErrors({ '@context': 'https://schema.org', '@graph': things }, vocabulary);
  const hotel = {
    '@type': 'Hotel',
    geo: { '@type': 'GeoCoordinates', latitude: 25.3, longitude: 51.5 },
    image: 'https://karam.example/share/en.jpg',
    name: 'A',
    address: { '@type': 'PostalAddress', addressLocality: 'Doha', addressCountry: 'QA' },
  };

  describe('the vocabulary', () => {
    it('knows the superclasses of a class', () => {
      expect([...(vocabulary.ancestors('TravelAgency') ?? [])]).toEqual(
        expect.arrayContaining(['TravelAgency', 'LocalBusiness', 'Place', 'Organization', 'Thing']),
      );
      expect(vocabulary.ancestors('TravelAgent')).toBeNull();
    });

    it('knows the types of properties, including inherited ones', () => {
      expect(vocabulary.rangeOf('TravelAgency', 'openingHoursSpecification')).toContain('OpeningHoursSpecification');
      expect(vocabulary.rangeOf('Hotel', 'cabinClass')).toBeNull();
      expect(vocabulary.members('DayOfWeek')).toContain('Friday');
    });
  });

  describe('planted mistakes are found', () => {
    it.each([
      ['an unknown class', { '@type': 'Hotell' }, /no such class/],
      ['a property of something else', { ...hotel, itinerary: 'x' }, /Hotel\.itinerary: no such property/],
      ['a class in the wrong place', { ...hotel, starRating: hotel.address }, /a PostalAddress is none of Rating/],
      ['a missing property', { '@type': 'Hotel', name: 'A' }, /lacks address/],
      ['an empty list', { '@type': 'ItemList', itemListElement: [] }, /lacks itemListElement/],
      ['a relative address', { ...hotel, url: '/hotel' }, /not a whole address/],
      ['a reference to nothing', { ...hotel, parentOrganization: { '@id': 'https://a.example/#b' } }, /points at nothing/],
      ['a score', { ...hotel, aggregateRating: { '@type': 'AggregateRating', ratingValue: 5 } }, /not ours to say/],
      [
        'a day in another format',
        {
          ...hotel,
          openingHoursSpecification: { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Someday', opens: '8', closes: '20:00' },
        },
        /"Someday" is none of DayOfWeek/,
      ],
      ['a number instead of text', { ...hotel, name: 5 }, /name: a number/],
    ])('%s', (_what, thing, mistake) => {
      expect(errorsOf(thing).join('\n')).toMatch(mistake);
    });

    it('duplicates, and invalid graphs', () => {
      expect(errorsOf(hotel)).toEqual([]);
      expect(errorsOf(hotel, hotel)).toEqual(['1 said twice']);
      expect(findErrors(hotel, vocabulary)).toHaveLength(1);
    });
  });
});

describe('json ld', () => {
  it('no text can close the script element or break the line', () => {
    const label = '</script><script>alert(1)</script><!-- & \u2028\u2029';
    const graph = pageGraph('en', [{ label }], []);
    const json = inlineJson(graph);
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual(graph);
  });
});

describe('page graphs', () => {
  const vocabulary = readVocabulary();
  const crumbs = [{ label: 'Home', href: '/' }, { label: 'Branches', href: '/branches' }, { label: 'Al Sadd' }];
  const offices = numberedOffices.map(officeOf);
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
});
