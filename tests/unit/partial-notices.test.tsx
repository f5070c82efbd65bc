import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PartialFlights } from '@/components/flights/results/list/partial-flights';
import { PartialHotels } from '@/components/hotels/results/list/partial-hotels';
import arabicFlights from '@/messages/ar/flights.json';
import arabicHotels from '@/messages/ar/hotels.json';
import flights from '@/messages/en/flights.json';
import hotels from '@/messages/en/hotels.json';
import type { SupplierReport } from '@/supabase/functions/_shared/contracts/supplier-report';

const words = { en: { flights, hotels }, ar: { flights: arabicFlights, hotels: arabicHotels } };

function draw(locale: 'en' | 'ar', Notice: typeof PartialFlights, status: SupplierReport['status']): string {
  const searchedAt = new Date().toISOString();
  const suppliers = [
    { name: 'one', sandbox: false, status: 'ok' as const, offers: 3, milliseconds: 10 },
    { name: 'other', sandbox: false, status, offers: 0, milliseconds: 10 },
  ];
  const meta = { supplier: 'one', sandbox: false, suppliers, searchedAt, expiresAt: searchedAt };
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={words[locale]} timeZone="Asia/Qatar">
      <Notice meta={meta} onSearchAgain={() => undefined} />
    </NextIntlClientProvider>,
  );
}

describe('results that miss a supplier', () => {
  it.each([
    ['en', PartialFlights, flights.results.partial],
    ['ar', PartialFlights, arabicFlights.results.partial],
    ['en', PartialHotels, hotels.results.partial],
    ['ar', PartialHotels, arabicHotels.results.partial],
  ] as const)('say so in %s, and let ask again once that can help', (locale, Notice, text) => {
    const drawn = draw(locale, Notice, 'failed');
    expect(drawn.replaceAll('&#x27;', "'")).toContain(text);
    expect(drawn).toContain('role="status"');
    expect(drawn).toMatch(/<button[^>]*disabled[^>]*>[^<]*30/);
  });

  it('say nothing when the others have answered or declined', () => {
    expect(draw('en', PartialFlights, 'ok')).toBe('');
    expect(draw('en', PartialHotels, 'refused')).toBe('');
  });
});
