import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { BookingPage } from '@/components/bookings/products/flight/booking-page';
import { passengerInfoPath } from '@/lib/flights/selected-offer';
import bookings from '@/messages/en/bookings.json';
import { familySearch } from '../bookings/booking-fixture';

const address = vi.hoisted(() => ({ query: '' }));
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useSearchParams: () => new URLSearchParams(address.query),
}));

it('reads nothing from the tab before hydration', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), toFake: ['Date'] });
  address.query = passengerInfoPath(familySearch, 'offer-1').split('?')[1] ?? '';
  const html = renderToString(
    <NextIntlClientProvider locale="en" timeZone="Asia/Qatar" messages={{ bookings }}>
      <BookingPage search={familySearch} offerId="offer-1" countries={[]} isPaidAtOnce={false} />
    </NextIntlClientProvider>,
  );
  expect(html).toContain(bookings.flow.loading);
  expect(html).not.toContain(bookings.flow.noTrip.title);
});
