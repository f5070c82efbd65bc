import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HotelOfferCard } from '@/components/hotels/results/card/hotel-offer-card';
import { FoundHotelsProvider } from '@/components/hotels/results/results-context';
import { summarizeHotels } from '@/lib/hotels/summarize-hotel';
import english from '@/messages/en/hotels.json';
import type { HotelOffer } from '@/supabase/functions/_shared/contracts/hotel-search';
import { answerOf, makeHotel, today } from './hotels';

const search = {
  destination: 'istanbul',
  checkIn: '2027-01-20',
  checkOut: '2027-01-23',
  rooms: [{ adults: 2, childrenAges: [] }],
};

function cardOf(hotel: HotelOffer): string {
  const answer = answerOf([hotel]);
  const [summary] = summarizeHotels(answer, today);
  if (!summary) throw new Error('No hotel');
  const flags = { isActive: false, isExpired: false, isCompared: false, isComparisonFull: false };
  const ignore = () => undefined;
  const handlers = { onPoint: ignore, onCompare: ignore, onBook: ignore, onRequest: ignore, onSearchAgain: ignore };
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="Asia/Qatar" messages={{ hotels: english }}>
      <FoundHotelsProvider search={search} answer={answer}>
        <ul>
          <HotelOfferCard summary={summary} {...flags} {...handlers} />
        </ul>
      </FoundHotelsProvider>
    </NextIntlClientProvider>,
  );
}

it('the card says how far a hotel is from the centre, when somebody says where it stands', () => {
  expect(cardOf(makeHotel({ geoCode: { latitude: 41.1, longitude: 29 } }))).toContain('11 km from the centre');
  expect(cardOf(makeHotel({ geoCode: null }))).not.toContain('from the centre');
});
