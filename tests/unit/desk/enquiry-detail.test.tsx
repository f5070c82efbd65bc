import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BookingDetail } from '@/components/desk/detail/booking-detail';
import { EnquiryDetail } from '@/components/desk/detail/enquiry-detail';
import { readStored } from '@/lib/bookings/products/read-stored';
import type { DeskBooking, DeskEnquiry } from '@/lib/desk/details';
import { loadMessages } from '@/lib/i18n/messages';
import { familySearch, offerFor } from '../bookings/booking-fixture';

it('shows the travellers of a visa in order, in any order of the database', async () => {
  const messages = await loadMessages('en', ['desk', 'enquiries']);
  const enquiry: DeskEnquiry = {
    ...{ reference: 'KE-222222', user_id: null, kind: 'visa', status: 'new', locale: 'en', name: 'Amina Example' },
    ...{ email: 'a@example.com', phone: null, created_at: '2026-11-01T00:00:00Z' },
    details: {
      ...{ unknown: 'Kept', destination: 'Paris', traveler1Name: 'Amina Example', traveler2Name: 'Omar Example' },
      ...{ traveler1Nationality: 'Qatar', traveler2Nationality: 'Jordan' },
    },
  };
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Qatar">
      <EnquiryDetail id="1" enquiry={enquiry} />
    </NextIntlClientProvider>,
  );
  const shown = html.match(/Amina Example|Omar Example|Qatar|Jordan|Paris|Kept|Traveller\s\d: nationality/g);
  const [of1, of2] = ['Traveller\u00a01: nationality', 'Traveller\u00a02: nationality'];
  expect(shown).toEqual(['Amina Example', of1, 'Qatar', 'Omar Example', of2, 'Jordan', 'Paris', 'Kept']);
});

const flight = { ...offerFor(familySearch), supplier: 'duffel', id: 'off_1', signature: 'seal' };

async function shown(kind: string, offer: object): Promise<string> {
  const booking: DeskBooking = {
    ...{ id: 'b', reference: 'KT-FLY247', user_id: null, kind, status: 'confirmed', locale: 'en', notes: '' },
    ...{ contact_email: 'a@example.com', contact_phone: '+97440000000', offer: readStored(kind, offer), total_amount: 1 },
    ...{ departure_date: '2030-01-01', last_travel_date: '2030-01-02', created_at: '2029-01-01T00:00:00Z', issued: null },
    confirmed_at: '2029-01-02T00:00:00Z',
    booking_passengers: [],
  };
  return renderToStaticMarkup(
    <NextIntlClientProvider
      locale="ar"
      timeZone="Asia/Qatar"
      messages={await loadMessages('ar', ['desk', 'flights', 'hotels', 'tickets'])}
    >
      <BookingDetail version="" onChanged={() => {}} booking={booking} title="" itinerary={() => null} />
    </NextIntlClientProvider>,
  );
}

it('the desk shows supplier, both prices and their expiry for each flight', async () => {
  const { desk } = await loadMessages('ar', ['desk']);
  const convertedFrom = { currency: 'GBP', total: '652.640', asOf: '2026-11-21' };
  const second = { ...flight, id: 'off_2', expiresAt: '2020-01-01T09:00:00Z', price: { ...flight.price, convertedFrom } };
  const html = await shown('multicity', { legs: [{ offer: flight }, { offer: second }] });
  const [, one, two] = html
    .split(desk.detail.supplierOfferOf.replace('{number}', ''))
    .map((part) => part.replace(/<[^>]+>/g, ' '));
  expect(one).toMatch(/duffel .*off_1 /);
  expect(one).not.toContain('GBP');
  expect(one).not.toContain(desk.detail.heldUntil);
  expect(two).toMatch(/off_2 .*GBP 652\.640 .*21\/11\/2026.*7,400/);
  expect(two).toContain(desk.detail.passed);
  expect(await shown('package', { title: { en: 'Paris', ar: 'باريس' } })).not.toContain(desk.detail.supplierOffer);
});
