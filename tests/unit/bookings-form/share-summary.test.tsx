import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { ShareSummary } from '@/components/bookings/confirmation/share-summary';
import type { FlightReceipt, JourneyReceipt } from '@/lib/bookings/products/flight/describe';
import type { Receipt, TripReceipt } from '@/lib/bookings/receipt';
import arabic from '@/messages/ar/bookings.json';
import english from '@/messages/en/bookings.json';
import { familySearch, offerFor } from '../bookings/booking-fixture';

beforeEach(() => vi.stubGlobal('window', { location: { origin: 'https://www.karam.example' } }));

const made = { reference: 'KT-7F3K9Q', passengerNames: ['Amina Sara Haddad'], email: 'amina@example.com' };
const saved = {
  search: familySearch,
  offer: { ...offerFor(familySearch), signature: 's' },
  dictionaries: { carriers: {}, aircraft: {} },
};
const flight: FlightReceipt = { ...made, kind: 'flight', ...saved };
const journey: JourneyReceipt = { ...made, kind: 'multicity', legs: [saved, saved] };
const stay: TripReceipt = {
  ...{ ...made, kind: 'hotel', title: 'Plain House', lines: [], total: 1850 },
  facts: [
    { term: 'Check-in', text: '20/01/2027' },
    { term: 'Check-out', text: '23/01/2027' },
    { term: 'Meals', text: 'Room only' },
  ],
};

/** The text that WhatsApp opens with, without the invisible signs of amounts. */
function textOf(receipt: Receipt, locale: 'en' | 'ar'): string {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} timeZone="Asia/Qatar" messages={{ bookings: locale === 'ar' ? arabic : english }}>
      <ShareSummary receipt={receipt} />
    </NextIntlClientProvider>,
  );
  const address = new URL(/href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '');
  // Without a number the app asks for the recipient.
  expect(address.origin + address.pathname).toBe('https://wa.me/');
  return (address.searchParams.get('text') ?? '').replace(/[\u200e\u200f\u00a0]/g, (sign) => (sign === '\u00a0' ? ' ' : ''));
}

it.each<[string, Receipt, 'en' | 'ar', string[]]>([
  [
    'a flight',
    flight,
    'en',
    ['Doha – London – Doha', '14/01/2027 – 21/01/2027', 'QAR 7,400', '/support/manage-booking?reference=KT-7F3K9Q'],
  ],
  [
    'a flight',
    flight,
    'ar',
    ['الدوحة – لندن – الدوحة', '14/01/2027 – 21/01/2027', '7,400', '/ar/support/manage-booking?reference=KT-7F3K9Q'],
  ],
  ['a journey', journey, 'en', ['QAR 14,800']],
  ['a stay', stay, 'en', ['Plain House', 'Check-in: 20/01/2027\nCheck-out: 23/01/2027', 'QAR 1,850']],
])('has the subject, the price and the link of %s (%#)', (_, receipt, locale, parts) => {
  const text = textOf(receipt, locale);
  for (const part of ['KT-7F3K9Q', ...parts]) expect(text).toContain(part);
  // The message may go to a group: no names, no addresses.
  expect(text).not.toMatch(/Haddad|amina@/);
});
