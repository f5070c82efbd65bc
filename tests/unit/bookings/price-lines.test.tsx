import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PriceLines } from '@/components/bookings/products/flight/summary/price-lines';
import type { FlightOffer } from '@/lib/flights/offer';
import arabic from '@/messages/ar/bookings.json';
import english from '@/messages/en/bookings.json';
import { familySearch, offerFor } from './booking-fixture';

const offer = offerFor(familySearch);
const [adults] = offer.travelerPricings;
if (!adults) throw new Error('There are adults');
const share = { ...adults, price: { total: '1850.00', base: '1500.00' } };
const travelerPricings: FlightOffer['travelerPricings'] = [
  { ...share, quantity: 2 },
  { ...share, travelerType: 'CHILD', quantity: 1 },
  { ...share, travelerType: 'HELD_INFANT', quantity: 1 },
];

/** Each line as text: its label and its amount. */
function read(said: Partial<FlightOffer>, locale: 'en' | 'ar' = 'en'): string[] {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} timeZone="Asia/Qatar" messages={{ bookings: locale === 'en' ? english : arabic }}>
      <PriceLines offer={{ ...offer, ...said, signature: 'seal' }} />
    </NextIntlClientProvider>,
  );
  return [...html.matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map((line) =>
    line
      .slice(1)
      .join(': ')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+(?=:)/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

describe('the lines of a price', () => {
  it('show the price of each type of passenger if the supplier states it', () => {
    expect(read({ travelerPricings })).toEqual([
      '2 adults QAR 1,850 each: QAR 3,700',
      '1 child: QAR 1,850',
      '1 infant: QAR 1,850',
      'Taxes and fees included: QAR 1,400',
      'Total: QAR 7,400',
    ]);
  });

  it('show that only the party has a price', () => {
    expect(read({ travelerPricings, pricedAsParty: true })).toEqual([
      '2 adults, 1 child, and 1 infant: The airline gives one price for everyone together, not one for each traveller.',
      'Taxes and fees included: QAR 1,400',
      'Total: QAR 7,400',
    ]);
    expect(read({ travelerPricings, pricedAsParty: true }, 'ar')[0]).toContain(' و');
  });
});
