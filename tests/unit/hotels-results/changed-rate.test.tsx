import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ChangedRate } from '@/components/bookings/products/stay/changed-rate';
import ar from '@/messages/ar/hotels.json';
import en from '@/messages/en/hotels.json';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { answerOf, makeHotel } from './hotels';

const search = {
  destination: 'istanbul',
  checkIn: '2027-01-20',
  checkOut: '2027-01-23',
  rooms: [{ adults: 2, childrenAges: [] }],
};
/** Not over on any day. */
const lastFreeDay = addDays(todayInQatar(), 30);
const free = { freeUntil: lastFreeDay, fees: [{ after: `${lastFreeDay}T14:00`, amount: '500.00' }] };
const usual = { id: 'plain', total: 1000, board: 'breakfast' as const, cancellation: free };

/** The text of the notice when `now` is sold instead of the usual rate. */
function noticeOf(now: Parameters<typeof makeHotel>[0], locale: 'en' | 'ar' = 'en'): string {
  const stayOf = (change: Parameters<typeof makeHotel>[0]) => {
    const { hotels, ...answer } = answerOf([makeHotel({ ...usual, ...change })]);
    const [hotel] = hotels;
    if (!hotel) throw new Error('There is one');
    return { ...answer, search, hotel };
  };
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} timeZone="Asia/Qatar" messages={{ hotels: locale === 'ar' ? ar : en }}>
      <ChangedRate before={stayOf({})} stay={stayOf(now)} onAccept={() => undefined} />
    </NextIntlClientProvider>,
  );
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ');
}

it('another price is shown with both prices and the difference only', () => {
  const said = noticeOf({ total: 1075 });
  expect(said).toMatch(/The price has changed .*1,000.*1,075.*75 more/);
  expect(said).not.toContain('before,');
  expect(said).toContain('Continue at the new price');
});

it('stricter terms at the same price are shown before and after', () => {
  const said = noticeOf({
    cancellation: { freeUntil: null, fees: [{ after: null, amount: '1000.00', part: 'wholeStay' }] },
    due: 60,
  });
  expect(said).toMatch(/The terms of your stay have changed .*The price is still .*1,000/);
  expect(said).toMatch(/Cancellation: before, .*14:00.*; now, Non-refundable/);
  expect(said).toMatch(/Due at the property: before, Nothing ; now, .*60/);
  expect(said).not.toMatch(/Rooms:|Meals:/);
});

it.each(['en', 'ar'] as const)(
  'another rate in place of a sold-out one is announced in %s, with its room and meals',
  (locale) => {
    const rooms = [{ name: 'Twin Room', adults: 2, childrenAges: [], total: '900.00' }];
    const said = noticeOf({ total: 900, board: 'roomOnly', rooms }, locale);
    const { stayRequest, results } = locale === 'ar' ? ar : en;
    for (const text of [stayRequest.priceChange.rateTitle, 'Twin Room', results.boards.breakfast, results.boards.roomOnly])
      expect(said).toContain(text);
  },
);
