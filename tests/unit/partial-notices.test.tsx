import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PartialResults } from '@/components/layout/partial-results';
import arabicFlights from '@/messages/ar/flights.json';
import arabicHotels from '@/messages/ar/hotels.json';
import flights from '@/messages/en/flights.json';
import hotels from '@/messages/en/hotels.json';
import type { SupplierReport } from '@/supabase/functions/_shared/contracts/supplier-report';

const words = { en: { flights, hotels }, ar: { flights: arabicFlights, hotels: arabicHotels } };

function draw(locale: 'en' | 'ar', of: 'flights' | 'hotels', status: SupplierReport['status']): string {
  const searchedAt = new Date().toISOString();
  const suppliers = [
    { name: 'one', sandbox: false, status: 'ok' as const, offers: 3, milliseconds: 10 },
    { name: 'other', sandbox: false, status, offers: 0, milliseconds: 10 },
  ];
  const meta = { supplier: 'one', sandbox: false, suppliers, searchedAt, expiresAt: searchedAt };
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={words[locale]} timeZone="Asia/Qatar">
      <PartialResults of={of} meta={meta} onSearchAgain={() => undefined} />
    </NextIntlClientProvider>,
  );
}

describe('results without one supplier', () => {
  it.each([
    ['en', 'flights', flights.results.partial],
    ['ar', 'flights', arabicFlights.results.partial],
    ['en', 'hotels', hotels.results.partial],
    ['ar', 'hotels', arabicHotels.results.partial],
  ] as const)('show a notice in %s, and a retry button when a retry can help', (locale, of, text) => {
    const drawn = draw(locale, of, 'failed');
    expect(drawn.replaceAll('&#x27;', "'")).toContain(text);
    expect(drawn).toContain('role="status"');
    expect(drawn).toMatch(/<button[^>]*disabled[^>]*>[^<]*30/);
  });

  it('show no notice when the others have answered or refused', () => {
    expect(draw('en', 'flights', 'ok')).toBe('');
    expect(draw('en', 'hotels', 'refused')).toBe('');
  });
});
