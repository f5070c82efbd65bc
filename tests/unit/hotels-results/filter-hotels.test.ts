import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { activeFilters, filterHotels, type HotelFilters, noFilters, withKnownAreas } from '@/lib/hotels/results/filter-hotels';
import { listFilterOptions, priceBounds, priceStep } from '@/lib/hotels/results/filter-options';
import { arbitraryFilters, arbitraryHotels, makeHotel, summarize } from './hotels';

const hotels = summarize(
  makeHotel({ id: 'plain' }),
  makeHotel({
    id: 'grand',
    name: 'Grand Café Hôtel',
    total: 4200,
    rating: 5,
    amenities: ['wifi', 'pool', 'spa'],
    board: 'breakfast',
    guestRating: { score: 8, reviews: 90 },
  }),
  makeHotel({
    id: 'cheap',
    name: 'بيت أحمد الكبير',
    total: 310,
    rating: 2,
    amenities: ['wifi'],
    address: { cityName: 'Istanbul', countryCode: 'TR', area: 'Taksim' },
    cancellation: { freeUntil: '2027-01-15' },
  }),
  makeHotel({ id: 'full', available: false, total: 900, cancellation: { freeUntil: '2027-01-15' } }),
);
const idsWith = (filters: Partial<HotelFilters>) => filterHotels(hotels, { ...noFilters, ...filters }).map(({ id }) => id);

describe('filters', () => {
  test.each<[Partial<HotelFilters>, string[]]>([
    [{}, ['plain', 'grand', 'cheap', 'full']],
    [{ price: { min: 310, max: 1000 } }, ['plain', 'cheap', 'full']],
    [{ price: { min: 1001, max: null } }, ['grand']],
    [{ stars: [5, 2] }, ['grand', 'cheap']],
    [{ amenities: ['wifi', 'spa'] }, ['grand']],
    [{ boards: ['breakfast', 'halfBoard'] }, ['grand']],
    [{ freeCancellation: true }, ['cheap']],
    [{ guestRating: 8 }, ['grand']],
    [{ guestRating: 9 }, []],
    [{ areas: ['Taksim'] }, ['cheap']],
    [{ name: 'cafe hotel' }, ['grand']],
    [{ name: '  بيت احمد ' }, ['cheap']],
    [{ name: '<script>' }, []],
    [{ stars: [5], areas: ['Taksim'] }, []],
  ])('%j leaves %j', (filters, ids) => {
    expect(idsWith(filters)).toEqual(ids);
  });

  test.each([
    ['al-sadd', 'Al Sadd Two Palms Hotel'],
    ['alsadd', 'Al Sadd Two Palms Hotel'],
    ['st regis', 'The St. Regis Doha'],
    ['ritz carlton', 'The Ritz-Carlton, Doha'],
    ['marsa malaz', 'Marsa Malaz Kempinski'],
    ['الدوحه', 'شيراتون جراند الدوحة'],
  ])('the name "%s" finds %s', (name, hotel) => {
    const named = summarize(makeHotel({ id: 'wanted', name: hotel }), makeHotel({ id: 'other', name: 'Plain House' }));
    expect(filterHotels(named, { ...noFilters, name }).map(({ id }) => id)).toEqual(['wanted']);
  });

  test('an expired free cancellation does not count', () => {
    const [passed] = summarize(makeHotel({ cancellation: { freeUntil: '2026-12-31' } }));
    expect(passed?.cancellation.freeUntil).toBeNull();
  });

  test('unknown districts hide nothing, because a link from the other language has other names', () => {
    const filters = withKnownAreas({ ...noFilters, areas: ['تقسيم', 'Taksim'] }, hotels);
    expect(filters.areas).toEqual(['Taksim']);
    expect(withKnownAreas({ ...noFilters, areas: ['تقسيم'] }, hotels).areas).toEqual([]);
  });
});

describe('properties of the filters', () => {
  test('the result is exactly what passes each single filter', () => {
    fc.assert(
      fc.property(arbitraryHotels, arbitraryFilters, (all, filters) => {
        const alone = activeFilters(filters).map((name) => new Set(filterHotels(all, { ...noFilters, [name]: filters[name] })));
        expect(filterHotels(all, filters)).toEqual(all.filter((hotel) => alone.every((passing) => passing.has(hotel))));
      }),
    );
  });

  test('each count is the number of results with that option', () => {
    fc.assert(
      fc.property(arbitraryHotels, arbitraryFilters, (all, filters) => {
        const options = listFilterOptions(all, filters);
        for (const name of ['stars', 'boards', 'areas'] as const)
          for (const { value, count } of options[name])
            expect(count).toBe(filterHotels(all, { ...filters, [name]: [value] }).length);
        for (const { value, count } of options.amenities)
          expect(count).toBe(filterHotels(all, { ...filters, amenities: [...filters.amenities, value] }).length);
        for (const { value, count } of options.guestRatings)
          expect(count).toBe(filterHotels(all, { ...filters, guestRating: value }).length);
        expect(options.freeCancellation).toBe(filterHotels(all, { ...filters, freeCancellation: true }).length);
      }),
    );
  });

  test('the slider goes from the lowest to the highest price in whole steps', () => {
    fc.assert(
      fc.property(arbitraryHotels, (all) => {
        const { min, max } = priceBounds(all);
        expect(min % priceStep).toBe(0);
        expect(max % priceStep).toBe(0);
        expect(max).toBeGreaterThan(min);
        for (const { total } of all) expect(total >= min && total <= max).toBe(true);
      }),
    );
    expect(priceBounds([])).toEqual({ min: 0, max: 10_000 });
  });
});
