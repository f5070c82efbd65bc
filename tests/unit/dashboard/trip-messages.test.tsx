import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { tripMessages } from '@/app/[locale]/dashboard/page';
import { Progress } from '@/components/bookings/confirmation/progress';
import { BookedFlights } from '@/components/bookings/products/flight/summary/booked-flight';
import { BookedFacts } from '@/components/dashboard/trips/booked-facts';
import type { SignedFlightOffer } from '@/lib/flights/offer';
import { locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { familySearch, offerFor } from '../bookings/booking-fixture';

const holiday = {
  type: 'holiday',
  packageId: 'istanbul',
  nights: 5,
  rooms: [{ adults: 2, childAges: [6] }],
  wishes: ['visa'],
  lines: [{ key: 'adult', quantity: 2, amount: 3000 }],
  legs: [{ offer: { price: { total: 1850 } } }],
} as const;
const stay = {
  type: 'stay',
  id: 'h1',
  board: 'breakfast',
  address: { area: 'Old town', cityName: 'Istanbul' },
  rooms: [{ name: 'Double room', adults: 2, childrenAges: [6] }],
  wishes: ['cot'],
  cancellation: { freeUntil: '2027-01-10' },
  price: { dueAtProperty: 45.5 },
} as const;

const bare = { ...offerFor(familySearch), signature: 's' };
for (const { fareDetailsBySegment } of bare.travelerPricings)
  for (const fare of fareDetailsBySegment)
    Object.assign(fare, { cabin: 'BUSINESS', includedCabinBags: { weight: 7, weightUnit: 'KG' } });
const onTheWay = { vehicle: 'TRAIN' as const, numberOfStops: 1, stops: [{ iataCode: 'CAI' }] };
const flight: SignedFlightOffer = {
  ...bare,
  itineraries: bare.itineraries.map(({ segments, ...way }) => ({
    ...way,
    fareBrand: 'Business Flex',
    segments: segments.map((segment) => ({ ...segment, ...onTheWay })),
  })),
  price: { ...bare.price, convertedFrom: { currency: 'GBP', total: '652.64', asOf: '2026-11-21' } },
  conditions: { change: { allowed: true, penalty: '400.00' }, refund: { allowed: null } },
  emissionsKg: 1412,
};

it.each(locales)('the dashboard has all messages for its trips (%s)', async (locale) => {
  const messages = tripMessages(await loadMessages(locale, ['account', 'bookings', 'flights', 'hotels', 'packages', 'states']));
  const missing: string[] = [];
  const html = renderToStaticMarkup(
    <NextIntlClientProvider
      locale={locale}
      messages={messages}
      timeZone="Asia/Qatar"
      onError={({ message }) => missing.push(message)}
    >
      <BookedFlights offers={[flight, bare]} />
      <Progress kind="flight" status="requested" requestedAt="2027-01-01T09:00:00Z" />
      <BookedFacts details={structuredClone(holiday) as never} nights={5} />
      <BookedFacts details={structuredClone(stay) as never} nights={4} />
    </NextIntlClientProvider>,
  );
  expect(missing).toEqual([]);
  // The cabin and the rules of the fare must be shown.
  expect(html).toContain(messages.flights.form.business);
  const way = { ar: ['بالقطار', 'تتوقف في القاهرة', 'حقيبة يد 7'], en: ['By train', 'Stops in Cairo', 'Cabin bag 7'] }[locale];
  const terms = ['Business Flex', '400', 'GBP', '652.64', messages.flights.results.terms.refund.unknown];
  for (const reported of [...terms, ...way, messages.flights.results.tickets.separate]) expect(html).toContain(reported);
});
