import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HotelOfferCard } from '@/components/hotels/results/card/hotel-offer-card';
import { FoundHotelsProvider } from '@/components/hotels/results/results-context';
import { kilometresBetween } from '@/lib/hotels/map/kilometres';
import { summarizeHotels } from '@/lib/hotels/results/summarize-hotel';
import english from '@/messages/en/hotels.json';
import type { HotelOffer } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { gulfPlaces } from '@/supabase/functions/_shared/hotel-places/gulf';
import { answerOf, makeHotel, today } from './hotels';

/** The Kaaba, and the green dome. */
const mosques: Record<string, { latitude: number; longitude: number }> = {
  makkah: { latitude: 21.42251, longitude: 39.82616 },
  madinah: { latitude: 24.46713, longitude: 39.61115 },
};

const search = {
  destination: 'istanbul',
  checkIn: '2027-01-20',
  checkOut: '2027-01-23',
  rooms: [{ adults: 2, childrenAges: [] }],
};

function cardOf(hotel: HotelOffer, cityCode = 'istanbul'): string {
  const found = answerOf([hotel]);
  const answer = { ...found, searchParams: { ...found.searchParams, cityCode } };
  const [summary] = summarizeHotels(answer, today);
  if (!summary) throw new Error('No hotel');
  const flags = { isActive: false, isExpired: false, isCompared: false, isComparisonFull: false };
  const ignore = () => undefined;
  const handlers = {
    onPoint: ignore,
    onCompare: ignore,
    onOpen: ignore,
    onBook: ignore,
    onRequest: ignore,
    onSearchAgain: ignore,
  };
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="Asia/Qatar" messages={{ hotels: english }}>
      <FoundHotelsProvider search={search} near={null} answer={answer} written={[]}>
        <ul>
          <HotelOfferCard summary={summary} {...flags} {...handlers} />
        </ul>
      </FoundHotelsProvider>
    </NextIntlClientProvider>,
  );
}

it('the card shows the distance to a named landmark when the position of the hotel is known', () => {
  expect(cardOf(makeHotel({ geoCode: { latitude: 41.1, longitude: 29 } }), 'nowhere')).toContain(
    '11 km from the centre of Istanbul',
  );
  expect(cardOf(makeHotel({ geoCode: null }), 'nowhere')).not.toContain('from the centre');
});

it('the card shows guest rating and times if the supplier sends them, and what is due at the property', () => {
  const card = cardOf(
    makeHotel({
      due: 60,
      guestRating: { score: 8.4, reviews: 213 },
      times: { checkInFrom: '15:00', checkOutUntil: '12:00' },
    }),
  );
  expect(card).toContain('Guests give it 8.4 out of 10, 213 reviews');
  expect(card).toContain('Check-in from 15:00, check-out until 12:00');
  expect(card).toMatch(/<bdi[^>]*>QAR\s60<\/bdi> at the hotel.*<bdi[^>]*>QAR\s1,060<\/bdi> in all/);
  expect(cardOf(makeHotel())).not.toMatch(/out of 10|Check-in from/);
});

it('the price comes before the facts, and one link of the card is a button', () => {
  const card = cardOf(makeHotel());
  expect(card.indexOf('QAR')).toBeLessThan(card.indexOf('Amenities'));
  expect(card.match(/<a [^>]*tabindex="-1"/gi)).toHaveLength(1);
  expect(card.match(/<a /g)).toHaveLength(4);
  expect(card.match(/<a [^>]*bg-accent-fill/g)).toHaveLength(1);
});

it.each([
  ['makkah', 'from the Haram'],
  ['madinah', 'from the Prophet’s Mosque'],
])('in %s the distance is measured %s, which is in its centre', (cityCode, words) => {
  const place = gulfPlaces.find(({ id }) => id === cityCode);
  if (!place) throw new Error('No such place');
  const { latitude, longitude } = mosques[cityCode] ?? { latitude: 0, longitude: 0 };
  expect(kilometresBetween(place, { latitude, longitude })).toBeLessThan(0.2);
  expect(cardOf(makeHotel(), cityCode)).toContain(words);
});
