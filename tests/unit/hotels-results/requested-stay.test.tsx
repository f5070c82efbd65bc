import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { StaySteps } from '@/components/bookings/products/stay/stay-request-page';
import { saveRequested } from '@/lib/bookings/receipt';
import { stayRequestPath } from '@/lib/hotels/search/whole-search';
import bookings from '@/messages/en/bookings.json';
import hotels from '@/messages/en/hotels.json';
import { stubTabStorage } from '../stubs';
import { answerOf, makeHotel } from './hotels';

const room = { adults: 2, childrenAges: [8] };
const search = { destination: 'istanbul', checkIn: '2027-01-20', checkOut: '2027-01-23', rooms: [room] };
const reference = 'KT-7F3K9Q';

beforeEach(() => {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) });
  stubTabStorage();
});

function formOf(hotelId: string, changed: Partial<typeof search> = {}) {
  const { hotels: found, ...answer } = answerOf([makeHotel({ id: hotelId })]);
  const [hotel] = found;
  if (!hotel) throw new Error('There is one');
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="Asia/Qatar" messages={{ bookings, hotels }}>
      <StaySteps
        stay={{ ...answer, search: { ...search, ...changed }, hotel }}
        before={null}
        isReview={false}
        live={{
          renew: async () => ({ status: 'gone', legs: [] }),
          replace: () => undefined,
          lose: async () => null,
          acceptPrice: () => undefined,
        }}
      />
    </NextIntlClientProvider>,
  );
}

it('the form of a requested stay shows that it was requested, with a link to its receipt', () => {
  expect(formOf('plain')).not.toContain(reference);
  saveRequested(stayRequestPath(search, 'plain'), reference);
  expect(formOf('plain')).toMatch(new RegExp(`You already requested this stay: <a [^>]*confirmation\\?reference=${reference}"`));
});

it('another hotel, other days and other rooms are another stay', () => {
  saveRequested(stayRequestPath(search, 'plain'), reference);
  for (const form of [
    formOf('other'),
    formOf('plain', { checkOut: '2027-01-24' }),
    formOf('plain', { rooms: [{ ...room, childrenAges: [9] }] }),
  ]) {
    expect(form).not.toContain(reference);
  }
});
