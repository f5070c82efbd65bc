import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Cancellation } from '@/components/hotels/results/card/cancellation';
import { cancellationTerms } from '@/lib/hotels/cancellation';
import arabic from '@/messages/ar/hotels.json';
import english from '@/messages/en/hotels.json';
import type { HotelOffer } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';

type Sent = HotelOffer['cancellation'];

/** The lines on a day, without direction marks. */
function read(sent: Sent, today = '2027-01-01', locale: 'en' | 'ar' = 'en'): string[] {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} timeZone="Asia/Qatar" messages={{ hotels: locale === 'en' ? english : arabic }}>
      <Cancellation terms={cancellationTerms(sent, today)} />
    </NextIntlClientProvider>,
  );
  return [...html.matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(([, text]) =>
    (text ?? '').replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '').replaceAll('\u00a0', ' '),
  );
}

const sent: Sent = {
  freeUntil: '2027-01-12',
  fees: [
    { after: '2027-01-12T18:00', amount: '350.00', part: 'firstNight' },
    { after: '2027-01-14T23:59', amount: '1050.00', part: 'wholeStay' },
  ],
};

describe('the cancellation of a rate', () => {
  it('shows until what time at the hotel it is free, and the cost afterwards', () => {
    expect(read(sent)).toEqual([
      'Free cancellation until Tue 12 Jan, 18:00 (hotel’s time)',
      'After that: QAR 350 (the first night)',
      'After Thu 14 Jan, 23:59: QAR 1,050 (the whole stay)',
    ]);
    expect(read(sent, '2027-01-01', 'ar')[0]).toBe('إلغاء مجاني حتى الثلاثاء، 12 يناير الساعة 18:00 (بتوقيت الفندق)');
  });

  it('is no longer free once the day has passed', () => {
    expect(read(sent, '2027-01-13')).toEqual([
      'Cancelling costs QAR 350 (the first night)',
      'After Thu 14 Jan, 23:59: QAR 1,050 (the whole stay)',
    ]);
    expect(read(sent, '2027-01-15')).toEqual(['Non-refundable']);
  });

  it('shows the end of the day if the supplier sends no time, and "not stated" if it sends nothing', () => {
    expect(read({ freeUntil: '2027-01-12' })).toEqual(['Free cancellation until Tue 12 Jan, 23:59 (hotel’s time)']);
    expect(read({ freeUntil: null })).toEqual(['Cancellation terms not stated']);
    expect(read({ freeUntil: '2026-12-12' })).toEqual(['Cancellation terms not stated']);
  });

  it('shows that a non-refundable rate costs the whole stay', () => {
    const fees = [{ after: null, amount: '900.00', part: 'wholeStay' as const }];
    expect(read({ freeUntil: null, fees })).toEqual(['Non-refundable']);
  });
});
