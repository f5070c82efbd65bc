import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BookedFlights } from '@/components/bookings/products/flight/summary/booked-flight';
import { FareChips } from '@/components/flights/results/card/fare-chips';
import { OfferDetails } from '@/components/flights/results/details/offer-details';
import { FoundFlightsProvider } from '@/components/flights/results/results-context';
import { fareRows } from '@/lib/bookings/products/flight/mail-fare';
import type { Bags } from '@/lib/flights/offer';
import { summarizeResponse } from '@/lib/flights/results/summarize-offer';
import { loadMessages } from '@/lib/i18n/messages';
import { makeOffer, makeResponse, roundTrip } from './offers';

function offerWith(bags: Bags) {
  const offer = makeOffer({});
  const travelerPricings = offer.travelerPricings.map((pricing) => ({
    ...pricing,
    fareDetailsBySegment: pricing.fareDetailsBySegment.map((fare) => ({ ...fare, includedCheckedBags: bags })),
  }));
  return { ...offer, travelerPricings };
}

const asText = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ');

/** Airlines count checked bags by pieces or by weight: `includedCheckedBags` then has one of two shapes. */
describe.each<[string, Bags, { en: string; ar: string }, { en: string; ar: string }, boolean]>([
  ['two pieces', { quantity: 2 }, { en: '2 checked bags', ar: 'حقيبتان مشحونتان' }, { en: '2 bags', ar: 'حقيبتان' }, true],
  [
    '30 kg',
    { weight: 30, weightUnit: 'KG' },
    { en: '30 kg checked', ar: 'أمتعة مشحونة 30 كجم' },
    { en: '30 kg', ar: '30 كجم' },
    true,
  ],
  [
    '50 lb',
    { weight: 50, weightUnit: 'LB' },
    { en: '50 lb checked', ar: 'أمتعة مشحونة 50 رطلًا' },
    { en: '50 lb', ar: '50 رطلًا' },
    true,
  ],
  [
    'a weight beside no pieces',
    { quantity: 0, weight: 25, weightUnit: 'KG' },
    { en: '25 kg checked', ar: 'أمتعة مشحونة 25 كجم' },
    { en: '25 kg', ar: '25 كجم' },
    true,
  ],
  [
    'no pieces',
    { quantity: 0 },
    { en: 'No checked bag', ar: 'من دون حقيبة مشحونة' },
    { en: 'Not included', ar: 'غير مشمولة' },
    false,
  ],
  [
    'no weight',
    { weight: 0 },
    { en: 'No checked bag', ar: 'من دون حقيبة مشحونة' },
    { en: 'Not included', ar: 'غير مشمولة' },
    false,
  ],
])('%s', (_, bags, words, mailWords, hasBag) => {
  const offer = offerWith(bags);
  const answer = makeResponse([offer]);
  const [summary] = summarizeResponse(answer);
  if (!summary) throw new TypeError('An answer has a journey');

  it.each(['en', 'ar'] as const)('are in row, details, booking and mail (%s)', async (locale) => {
    const messages = await loadMessages(locale, ['bookings', 'flights']);
    const shown = (children: React.ReactNode) =>
      asText(
        renderToStaticMarkup(
          <NextIntlClientProvider locale={locale} timeZone="Asia/Qatar" messages={messages}>
            <FoundFlightsProvider search={roundTrip} answer={answer}>
              {children}
            </FoundFlightsProvider>
          </NextIntlClientProvider>,
        ),
      );
    const row = (
      <FareChips summary={summary} averageEmissions={1000}>
        {null}
      </FareChips>
    );
    for (const part of [row, <OfferDetails key="details" summary={summary} />, <BookedFlights key="booked" offers={[offer]} />])
      expect(shown(part)).toContain(words[locale]);
    expect((await fareRows([offer], locale)).map(({ text }) => asText(text))).toContain(mailWords[locale]);
  });

  it('count as a checked bag for the filter', () => {
    expect(summary.hasCheckedBag).toBe(hasBag);
  });
});
