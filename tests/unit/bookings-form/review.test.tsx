import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { PassengersReview } from '@/components/bookings/products/flight/passengers/passengers-review';
import { type TripNoteProps, TripNoteProvider } from '@/lib/flights/trip-note';
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

it('what is known of the trip is asked for by everybody who travels, and memberships are read once more', () => {
  const asked: TripNoteProps[] = [];
  const props = {
    request: {
      passengers: [
        passenger('Noor', 'QA', 'A1'),
        { ...passenger('Asha', 'IN', 'A2'), loyaltyAirline: 'BA', loyaltyNumber: '12901014' },
      ],
      contact: { email: 'noor@example.com', phone: '+97455550100', notes: '' },
    },
    trip: { departureDate: '2030-01-14', lastDay: '2030-01-21' },
    typedPhone: '55550100',
    countries: [],
    price: { before: null, after: 100 },
    sending: { offer: null },
    offers: [],
    backTo: '/',
    onAcceptPrice: () => undefined,
    onEdit: () => undefined,
    onFieldErrors: () => undefined,
  } as unknown as ComponentProps<typeof PassengersReview>;
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ bookings }} timeZone="Asia/Qatar">
      <TripNoteProvider
        value={(trip) => {
          asked.push(trip);
          return null;
        }}
      >
        <PassengersReview {...props} />
      </TripNoteProvider>
    </NextIntlClientProvider>,
  );
  expect(html).toContain('British Airways <bdi>12901014</bdi>');
  expect(asked[0]?.travellers).toEqual([
    { name: 'Noor Example', nationality: 'QA' },
    { name: 'Asha Example', nationality: 'IN' },
  ]);
});
