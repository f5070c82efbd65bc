import fc from 'fast-check';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { WrittenHotels } from '@/components/hotels/results/list/written-hotels';
import { FoundHotelsProvider } from '@/components/hotels/results/results-context';
import { hotels } from '@/content/hotels';
import { activeFilters, filterHotels, type HotelFilters, noFilters, withKnownAreas } from '@/lib/hotels/results/filter-hotels';
import { listFilterOptions, priceBounds, priceStep } from '@/lib/hotels/results/filter-options';
import { defaultSort, type SortOrder, sortHotels, sortOrders } from '@/lib/hotels/results/sort-hotels';
import type { HotelSummary } from '@/lib/hotels/results/summarize-hotel';
import english from '@/messages/en/hotels.json';
import { answerOf, arbitraryFilters, arbitraryHotels, makeHotel, summarize } from './hotels';

describe('filter hotels', () => {
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
});

describe('sort hotels', () => {
  /** The cost of a stay includes the fees at the property. */
  const measures: Record<Exclude<SortOrder, 'recommended'>, (hotel: HotelSummary) => number> = {
    price: ({ total, dueAtProperty }) => total + dueAtProperty,
    'price-desc': ({ total, dueAtProperty }) => -total - dueAtProperty,
    rating: ({ hotel }) => -(hotel.guestRating?.score ?? -1),
    stars: ({ stars }) => -stars,
    distance: ({ distance }) => distance ?? 1_000,
  };

  describe('the order of hotels', () => {
    test.each(sortOrders)('%s keeps all hotels, those with rooms first', (order) => {
      fc.assert(
        fc.property(arbitraryHotels, (hotels) => {
          const sorted = sortHotels(hotels, order);
          expect(sorted.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(hotels.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
          const firstFull = sorted.findIndex(({ available }) => !available);
          expect(firstFull < 0 || sorted.slice(firstFull).every(({ available }) => !available)).toBe(true);
        }),
      );
    });

    test.each(['price', 'price-desc', 'rating', 'stars', 'distance'] as const)('%s never goes back', (order) => {
      fc.assert(
        fc.property(arbitraryHotels, (hotels) => {
          const values = sortHotels(hotels, order)
            .filter(({ available }) => available)
            .map((hotel) => measures[order](hotel));
          expect(values).toEqual(values.toSorted((a, b) => a - b));
        }),
      );
    });

    test('recommended prefers the better hotel at the same price, and the cheaper one at the same comfort', () => {
      const hotels = summarize(
        makeHotel({ id: 'far', geoCode: { latitude: 41.1, longitude: 29 } }),
        makeHotel({ id: 'dear', total: 2200 }),
        makeHotel({ id: 'plain' }),
        makeHotel({ id: 'free', cancellation: { freeUntil: '2027-01-15' }, board: 'breakfast' }),
      );
      const order = sortHotels(hotels, 'recommended').map(({ id }) => id);
      expect(order.slice(0, 2)).toEqual(['free', 'plain']);
    });

    test('recommended does not begin with a cheap one-star house that guests do not like', () => {
      const hotels = summarize(
        makeHotel({ id: 'simple', rating: 1, total: 450, guestRating: { score: 5.4, reviews: 80 } }),
        makeHotel({ id: 'good', rating: 4, total: 1000, guestRating: { score: 8.6, reviews: 900 } }),
        makeHotel({ id: 'grand', rating: 5, total: 4200, guestRating: { score: 9, reviews: 400 } }),
      );
      expect(sortHotels(hotels, 'recommended').map(({ id }) => id)).toEqual(['good', 'simple', 'grand']);
      expect(defaultSort).toBe('recommended');
    });

    test('recommended prefers better guest ratings, other things being equal; a hotel without a rating counts as average', () => {
      const hotels = summarize(
        makeHotel({ id: 'disliked', guestRating: { score: 5.1, reviews: 200 } }),
        makeHotel({ id: 'unrated' }),
        makeHotel({ id: 'liked', guestRating: { score: 9.1, reviews: 200 } }),
      );
      expect(sortHotels(hotels, 'recommended').map(({ id }) => id)).toEqual(['liked', 'unrated', 'disliked']);
    });

    test('a hotel without a position is sorted last by distance', () => {
      const hotels = summarize(
        makeHotel({ id: 'unplaced', geoCode: null }),
        makeHotel({ id: 'far', geoCode: { latitude: 41.2, longitude: 29 } }),
        makeHotel({ id: 'near' }),
      );
      expect(hotels[0]?.distance).toBeNull();
      for (const order of ['distance', 'recommended', 'price'] as const) {
        expect(sortHotels(hotels, order).at(-1)?.id, order).toBe('unplaced');
      }
    });
  });
});

describe('written hotels', () => {
  const written = hotels.map(({ slug, name, place, district, stars, art }) => ({
    slug,
    place,
    stars,
    art,
    name: name.en,
    names: [name.en, name.ar],
    district: district.en,
  }));
  const search = { destination: 'doha', checkIn: '2027-01-20', checkOut: '2027-01-22', rooms: [{ adults: 2, childrenAges: [] }] };

  function shown(filters: Partial<HotelFilters>, sold: string[] = []): string[] {
    const answer = answerOf(sold.map((name) => makeHotel({ name })));
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale="en" timeZone="Asia/Qatar" messages={{ hotels: english }}>
        <FoundHotelsProvider search={search} near={null} answer={answer} written={written}>
          <WrittenHotels filters={{ ...noFilters, ...filters }} />
        </FoundHotelsProvider>
      </NextIntlClientProvider>,
    );
    return [...html.matchAll(/href="\/explore\/hotels\/([a-z-]+)\?([^"]+)"/g)].map(([, slug, query]) => {
      expect(query).toContain('checkin=2027-01-20&amp;checkout=2027-01-22&amp;rooms=2');
      return slug ?? '';
    });
  }

  it('hotels with a page of ours are listed in the search of their city, with its days', () => {
    expect(shown({}).toSorted()).toEqual(
      hotels
        .filter(({ place }) => place === 'doha')
        .map(({ slug }) => slug)
        .toSorted(),
    );
  });

  it('one that a supplier sells is already in the list', () => {
    expect(shown({}, ['Sheraton Grand Doha Resort & Convention Hotel', 'Mandarin Oriental, Doha'])).not.toContain(
      'mandarin-oriental-doha',
    );
  });

  it('they are found by name in either language, and hidden by filters on unknown facts', () => {
    expect(shown({ name: 'sharq' })).toEqual(['sharq-village-spa']);
    expect(shown({ name: 'سوق واقف' })).toEqual(['souq-waqif-boutique-hotels']);
    expect(shown({ stars: [3] })).toEqual([]);
    expect(shown({ freeCancellation: true })).toEqual([]);
  });
});
