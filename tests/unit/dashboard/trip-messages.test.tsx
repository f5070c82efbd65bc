import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { tripMessages } from '@/app/[locale]/dashboard/trip-messages';
import { Progress } from '@/components/bookings/confirmation/progress';
import { BookedFlight } from '@/components/bookings/products/flight/summary/booked-flight';
import { PackageFacts, StayFacts } from '@/components/dashboard/trips/booked-facts';
import { locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { familySearch, offerFor } from '../bookings/booking-fixture';

const holiday = {
  ...{ of: 'holiday', packageId: 'istanbul', nights: 5, rooms: [{ adults: 2, childAges: [6] }], wishes: ['visa'] },
  lines: [{ key: 'adult', quantity: 2, amount: 3000 }],
} as const;
const stay = {
  ...{ of: 'stay', id: 'h1', board: 'breakfast', address: { area: 'Old town', cityName: 'Istanbul' } },
  ...{ rooms: [{ name: 'Double room', adults: 2, childrenAges: [6] }], wishes: ['cot'] },
  ...{ cancellation: { freeUntil: '2027-01-10' }, price: { dueAtProperty: 45.5 } },
} as const;

const flight = { ...offerFor(familySearch), signature: 's' };
for (const { fareDetailsBySegment } of flight.travelerPricings) for (const fare of fareDetailsBySegment) fare.cabin = 'BUSINESS';

it.each(locales)('the dashboard has every word its trips are told in (%s)', async (locale) => {
  const messages = tripMessages(await loadMessages(locale, ['account', 'bookings', 'flights', 'hotels', 'packages']));
  const missing: string[] = [];
  const html = renderToStaticMarkup(
    <NextIntlClientProvider
      locale={locale}
      messages={messages}
      timeZone="Asia/Qatar"
      onError={({ message }) => missing.push(message)}
    >
      <BookedFlight offer={flight} />
      <Progress kind="flight" status="requested" requestedAt="2027-01-01T09:00:00Z" />
      <PackageFacts holiday={structuredClone(holiday) as never} />
      <StayFacts stay={structuredClone(stay) as never} nights={4} />
    </NextIntlClientProvider>,
  );
  expect(missing).toEqual([]);
  // Nobody must take business for economy.
  expect(html).toContain(messages.flights.form.business);
});
