import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { usePaySteps } from '@/components/bookings/flow/review-parts';
import { PassengersReview } from '@/components/bookings/products/flight/passengers/passengers-review';
import { type TripNoteProps, TripNoteProvider } from '@/components/flights/terms/trip-note';
import { locales } from '@/lib/i18n/locales';
import { loadAllMessages, loadMessages } from '@/lib/i18n/messages';
import bookings from '@/messages/en/bookings.json';

vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => ({}) }));

const passenger = (givenNames: string, nationality: string, passportNumber: string) => ({
  type: 'adult' as const,
  title: 'MS' as const,
  givenNames,
  surname: 'Example',
  dateOfBirth: '1990-01-01',
  gender: 'female' as const,
  nationality,
  passportNumber,
  passportExpiry: '2031-01-01',
});

function review(changed: object, onTrip: (trip: TripNoteProps) => void = () => undefined) {
  const props = {
    request: {
      passengers: [passenger('Noor', 'QA', 'A1')],
      contact: { email: 'noor@example.com', phone: '+97455550100', notes: '' },
    },
    trip: { departureDate: '2030-01-14', lastDay: '2030-01-21' },
    countries: [],
    price: { before: null, now: 100 },
    sending: { offer: null },
    offers: [],
    backTo: '/',
    isPaidAtOnce: false,
    onAcceptPrice: () => undefined,
    onEdit: () => undefined,
    onFieldErrors: () => undefined,
    ...changed,
  } as unknown as ComponentProps<typeof PassengersReview>;
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ bookings }} timeZone="Asia/Qatar">
      <TripNoteProvider
        value={(trip) => {
          onTrip(trip);
          return null;
        }}
      >
        <PassengersReview {...props} />
      </TripNoteProvider>
    </NextIntlClientProvider>,
  );
}

function PaySteps({ kind, isBookedByAgent }: { kind: string; isBookedByAgent: boolean }) {
  return usePaySteps(kind, isBookedByAgent);
}

it('the note about the trip gets every passenger, and the review shows frequent flyer numbers', () => {
  const asked: TripNoteProps[] = [];
  const passengers = [
    passenger('Noor', 'QA', 'A1'),
    { ...passenger('Asha', 'IN', 'A2'), loyaltyAirline: 'BA', loyaltyNumber: '12901014' },
  ];
  const contact = { email: 'noor@example.com', phone: '+97455550100', notes: '' };
  const html = review({ request: { passengers, contact } }, (trip) => asked.push(trip));
  expect(html).toContain('British Airways <bdi>12901014</bdi>');
  expect(asked[0]?.travellers).toEqual([
    { name: 'Noor Example', nationality: 'QA' },
    { name: 'Asha Example', nationality: 'IN' },
  ]);
});

it('for a request that is paid at once and ordered from its supplier, no agent is mentioned', () => {
  const agent = /travel expert|through the agency/;
  expect(review({})).toMatch(agent);
  expect(review({ isPaidAtOnce: true })).toMatch(/Once your payment is in, a travel expert books your flights/);
  const paidAtOnce = review({ isPaidAtOnce: true, isOrdered: true });
  expect(paidAtOnce).not.toMatch(agent);
  expect(paidAtOnce.replace(/<[^>]+>/g, ' ')).not.toMatch(/request/i);
  expect(paidAtOnce).toMatch(/Continue to payment: .*QAR.100/);
  expect(paidAtOnce).toContain('nothing is booked until you have paid');
});

it.each(locales)(
  'only where an agent books, the steps after a payment name one and the hours of the office (%s)',
  async (locale) => {
    const { bookings: words } = await loadMessages(locale, ['bookings']);
    const steps = (kind: string, isBookedByAgent: boolean) => {
      return renderToStaticMarkup(
        <NextIntlClientProvider locale={locale} messages={{ bookings: words }} timeZone="Asia/Qatar">
          <PaySteps {...{ kind, isBookedByAgent }} />
        </NextIntlClientProvider>,
      );
    };
    const agent = { en: /travel expert/, ar: /مستشارينا/ }[locale];
    const booked = ['flight', 'hotel', 'package'].map((kind) => steps(kind, true));
    for (const text of booked) expect(text).toMatch(agent);
    expect(new Set(booked).size).toBe(3);
    for (const kind of ['flight', 'hotel']) expect(steps(kind, false)).not.toMatch(agent);
  },
);

it.each(locales)('what is read before, however it is paid, speaks of no request and no agent (%s)', async (locale) => {
  const { home, hotels, packages, destinations, payments, ...others } = await loadAllMessages(locale);
  const { card } = hotels.results;
  const { meta, alreadyRequested, noStay } = hotels.stayRequest;
  const read = [
    ...[home.hero.flights.text, home.hero.hotels.text, card.request, card.requestLabel, hotels.stayPage.rates.askLabel],
    ...[meta.title, meta.description, alreadyRequested, noStay.text, packages.next.text, packages.next.request],
    ...[packages.booking.buyTitle, packages.booking.buyHeading, packages.booking.buyDescription, packages.request.flights.text],
    ...[packages.request.travellers.submit, destinations.flights.ask, others.bookings.flow.alreadyRequested],
    ...[...Object.values(others.selfService.booking.sheet), payments.page.description, others.mail.booking.paid],
  ];
  for (const text of read) expect(text).not.toMatch({ en: /request|travel expert/i, ar: /طلب|مستشار/ }[locale]);
});

it('where the airline holds the seats, the review offers to pay now or later, with what each costs and what happens if not paid', () => {
  const holdUntil = new Date('2026-12-03T15:00:00Z');
  const price = { before: null, now: 1850 };
  const finish = /name="finish"/g;
  const html = review({ isPaidAtOnce: true, holdUntil, price }).replace(/\p{Cf}/gu, '');
  expect(html.match(finish)).toHaveLength(2);
  expect(html).toContain('Hold until Thu, 3 Dec 2026, 18:00, pay later');
  expect(html).toMatch(/QAR.1,850 today/);
  expect(html).toMatch(/Nothing today, QAR.1,850 by then[^<]*costs you nothing/);
  // Not where an agent is asked, nor where they cannot be held.
  expect(review({ isPaidAtOnce: false, holdUntil, price })).not.toMatch(finish);
  expect(review({ isPaidAtOnce: true, holdUntil: null, price })).not.toMatch(finish);
});

it('somebody with one name is called by it, with what the ticket says, and a short passport is warned of', () => {
  const passengers = [{ ...passenger('FNU', 'ID', 'A1'), surname: 'Suryani', passportExpiry: '2030-02-01' }];
  const html = review({ request: { passengers, contact: { email: 'a@example.com', phone: '+97455550100', notes: '' } } });
  expect(html).toMatch(/<h3[^>]*><bdi[^>]*>Suryani<\/bdi>/);
  expect(html).toContain(`${bookings.review.onTicket}</dt><dd class="break-words font-medium"><bdi>FNU Suryani</bdi>`);
  expect(html).toContain(bookings.passengers.warnings.passportTooShort.split('{')[0]);
});
