import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RateFacts } from '@/components/hotels/results/card/hotel-facts';
import arabic from '@/messages/ar/hotels.json';
import english from '@/messages/en/hotels.json';
import type { HotelOffer } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { makeHotel, summarize } from './hotels';

/** The facts of the rate as text. */
function read(convertedFrom: HotelOffer['price']['convertedFrom'], locale: 'en' | 'ar' = 'en'): string[] {
  const hotel = makeHotel();
  const [summary] = summarize({ ...hotel, price: { ...hotel.price, ...(convertedFrom && { convertedFrom }) } });
  if (!summary) throw new Error('No hotel');
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} timeZone="Asia/Qatar" messages={{ hotels: locale === 'en' ? english : arabic }}>
      <RateFacts summary={summary} />
    </NextIntlClientProvider>,
  );
  return [...html.matchAll(/<li.*?>(.*?)<\/li>/g)].map(([, text]) => (text ?? '').replaceAll(/<[^>]+>/g, ''));
}

const pounds = { currency: 'GBP', total: '1204.5', asOf: '2026-11-21' };

it('a converted price shows its original amount and the exchange rate, on the card and in the summary of the request', () => {
  expect(read(pounds)).toContain('Price converted from GBP 1,204.5 at the rate of 21/11/2026');
  expect(read({ currency: 'KWD', total: '99.750', asOf: null })).toContain('Price converted from KWD 99.750 at the fixed rate');
  expect(read(pounds, 'ar')).toContain('السعر محوّل من GBP 1,204.5 بسعر الصرف ليوم 21/11/2026');
});

it('a price in riyals does not', () => {
  expect(read(undefined)).toEqual(['Room only', 'Cancellation terms not stated']);
});
