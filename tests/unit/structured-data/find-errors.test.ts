import { describe, expect, it } from 'vitest';
import { findErrors } from './find-errors.ts';
import { readVocabulary } from './vocabulary.ts';

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
