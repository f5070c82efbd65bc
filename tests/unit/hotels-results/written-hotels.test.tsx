import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WrittenHotels } from '@/components/hotels/results/list/written-hotels';
import { FoundHotelsProvider } from '@/components/hotels/results/results-context';
import { hotels } from '@/content/hotels';
import { type HotelFilters, noFilters } from '@/lib/hotels/results/filter-hotels';
import english from '@/messages/en/hotels.json';
import { answerOf, makeHotel } from './hotels';

const written = hotels.map(({ slug, name, place, district, stars, art }) => ({
  ...{ slug, place, stars, art, name: name.en, names: [name.en, name.ar], district: district.en },
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
