import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FareChips } from '@/components/flights/results/card/fare-chips';
import { OfferRow } from '@/components/flights/results/card/offer-row';
import { FoundFlightsProvider } from '@/components/flights/results/results-context';
import type { FlightOffer } from '@/lib/flights/offer';
import { averageEmissions, comparedEmissions } from '@/lib/flights/results/emissions';
import { type OfferSummary, summarizeOffer, summarizeResponse } from '@/lib/flights/results/summarize-offer';
import arabic from '@/messages/ar/flights.json';
import english from '@/messages/en/flights.json';
import { makeItinerary, makeOffer, makeResponse, makeSegment, outboundNonStop, returnNonStop, roundTrip } from './offers';

const viaIstanbul = makeItinerary(
  'PT13H5M',
  'TK2 LHR 01-21T15:00 IST 01-21T22:00 PT4H',
  'TK3 IST 01-22T00:10 DOH 01-22T07:05 PT4H',
);

function draw(said: Partial<FlightOffer> = {}, locale: 'en' | 'ar' = 'en', isExpired = false): string {
  return drawSummary(summarizeOffer(makeOffer(said)), locale, isExpired);
}

function drawSummary(
  summary: OfferSummary,
  locale: 'en' | 'ar' = 'en',
  isExpired = false,
  visaPrice: number | null = null,
): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} timeZone="Asia/Qatar" messages={{ flights: locale === 'en' ? english : arabic }}>
      <FoundFlightsProvider search={roundTrip} answer={makeResponse([summary.offer])}>
        <OfferRow
          summary={summary}
          averageEmissions={1000}
          highlight={null}
          visaPrice={visaPrice}
          isOpen={false}
          isExpired={isExpired}
          onToggle={() => undefined}
          action={null}
        >
          details
        </OfferRow>
      </FoundFlightsProvider>
    </NextIntlClientProvider>,
  ).replaceAll('\u00a0', ' ');
}

const sentenceIn = (html: string) => /<p class="sr-only">(.*?)<\/p>/.exec(html)?.[1];

function chipsOf(said: Partial<FlightOffer>): string[] {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="Asia/Qatar" messages={{ flights: english }}>
      <FareChips summary={summarizeOffer(makeOffer(said))} averageEmissions={1000}>
        {null}
      </FareChips>
    </NextIntlClientProvider>,
  );
  return [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, text]) =>
    (text ?? '').replaceAll(/<span aria-hidden.*?<\/bdi><\/span>|<[^>]+>/g, '').replaceAll('\u00a0', ' '),
  );
}

describe('a row for screen readers', () => {
  it('has both directions and the price in one sentence', () => {
    expect(sentenceIn(draw({ itineraries: [outboundNonStop, viaIstanbul] }))).toBe(
      'Qatar Airways, Turkish Airlines: ' +
        'outbound on Thu 14 Jan from Doha at 07:50 to London at 12:40, 7 hours 50 minutes, non-stop, ' +
        'return on Thu 21 Jan from London at 15:00 to Doha at 07:05, arrives the next day, 13 hours 5 minutes, ' +
        '1 stop, 2 hours 10 minutes in Istanbul; QAR 2,000 per person',
    );
  });

  it('names a fare that is not the cheapest, and technical stops', () => {
    const viaMuscat = makeItinerary(
      'PT9H',
      makeSegment('QR3 DOH 01-14T07:50 LHR 01-14T13:50 PT9H', {
        numberOfStops: 1,
        stops: [{ iataCode: 'MCT', duration: 'PT1H20M' }],
      }),
    );
    const sold = ['Light', 'Flex'].map((fareBrand, index) =>
      makeOffer({ id: fareBrand, adultPrice: 2000 + index, itineraries: [{ ...viaMuscat, fareBrand }] }),
    );
    const [light, flex] = sold;
    if (!light || !flex) throw new TypeError('There are two');
    const fare = summarizeResponse({ data: [light], otherFares: { Light: [flex] } })[0]?.fares[1];
    if (!fare) throw new TypeError('There are two');
    expect(sentenceIn(drawSummary(fare))).toMatch(/1 stop, 1 hour 20 minutes in Muscat; Flex, QAR 2,001 per person$/);
  });

  it('says the price from door to door where the list has that order, with visas', () => {
    const summary = summarizeOffer(makeOffer());
    // To the dirham, as in the opened details: never more than is owed.
    const html = drawSummary(summary, 'en', false, 350.53);
    expect(sentenceIn(html)).toMatch(/QAR 2,000 per person, Door to door: from QAR 2,350.53$/);
    expect(html.split('data-testid="whole-price"')[1]).toContain('QAR 2,350.53');
    expect(html).toContain('data-testid="whole-price"');
    expect(drawSummary(summary)).not.toContain('Door to door');
  });

  it('is in Arabic, too, and visual parts are not read twice', () => {
    const html = draw({}, 'ar');
    expect(sentenceIn(html)).toMatch(
      /^الخطوط الجوية القطرية: الذهاب .*من الدوحة الساعة 07:50 إلى لندن الساعة 12:40، .*؛ .*للشخص$/,
    );
    expect(html.match(/aria-hidden="true" class="flex shrink-0 flex-col/g)).toHaveLength(1);
  });
});

describe('the chips of a fare', () => {
  it('show what the supplier states', () => {
    expect(
      chipsOf({
        conditions: { change: { allowed: true, penalty: '400.00' }, refund: { allowed: true, penalty: '0.00' } },
        emissionsKg: 880,
        numberOfBookableSeats: 2,
      }),
    ).toEqual(['2 seats left', '1 checked bag', '12% less CO₂', 'Free cancellation', 'Change for QAR 400']);
  });

  it('show the weight of bags, checked and in the cabin', () => {
    const [adult] = makeOffer().travelerPricings;
    if (!adult) throw new TypeError('An offer has an adult');
    const fareDetailsBySegment = adult.fareDetailsBySegment.map((fare) => ({
      ...fare,
      includedCheckedBags: { weight: 25 },
      includedCabinBags: { quantity: 0 },
    }));
    expect(chipsOf({ travelerPricings: [{ ...adult, fareDetailsBySegment }] })[0]).toBe('25 kg checked' + 'No cabin bag');
  });

  it('show nothing that is not stated, except that bags are not stated', () => {
    const [adult] = makeOffer().travelerPricings;
    if (!adult) throw new TypeError('An offer has an adult');
    const fareDetailsBySegment = adult.fareDetailsBySegment.map(({ includedCheckedBags: _, ...fare }) => fare);
    expect(
      chipsOf({
        travelerPricings: [{ ...adult, fareDetailsBySegment }],
        conditions: { change: { allowed: null }, refund: { allowed: false } },
      }),
    ).toEqual(['Bags not stated', 'Not refundable']);
  });

  it('name another airport of the return', () => {
    const fromGatwick = makeItinerary('PT6H45M', 'QR4 LGW 01-21T15:00 DOH 01-22T00:45 PT6H45M');
    expect(chipsOf({ itineraries: [outboundNonStop, fromGatwick] })[0]).toBe('Return from Gatwick');
    const toGatwick = makeItinerary('PT7H50M', 'QR3 DOH 01-28T07:50 LGW 01-28T12:40 PT7H50M');
    expect(chipsOf({ itineraries: [returnNonStop, toGatwick] })[0]).toBe('Return to Gatwick');
    const toDubai = makeItinerary('PT6H45M', 'QR4 LHR 01-21T15:00 DXB 01-22T00:45 PT6H45M');
    expect(chipsOf({ itineraries: [outboundNonStop, toDubai] })[0]).toBe('1 checked bag');
    expect(chipsOf({})[0]).toBe('1 checked bag');
  });

  it('mark other cabins, trains and buses, and an expired price', () => {
    const byTrain = makeItinerary(
      'PT12H',
      'AF1 DOH 01-14T01:00 CDG 01-14T06:00 PT7H',
      makeSegment('AF2 CDG 01-14T09:00 BRU 01-14T11:00 PT2H', { vehicle: 'TRAIN' }),
    );
    expect(chipsOf({ itineraries: [byTrain] })[0]).toBe('Part by train');
    const [adult] = makeOffer().travelerPricings;
    if (!adult) throw new TypeError('An offer has an adult');
    const fareDetailsBySegment = adult.fareDetailsBySegment.map((fare, index) => ({
      ...fare,
      cabin: index === 0 ? ('BUSINESS' as const) : fare.cabin,
    }));
    expect(chipsOf({ travelerPricings: [{ ...adult, fareDetailsBySegment }] })[0]).toBe('Business and Economy');
    expect(draw({}, 'en', true)).toContain(english.results.chips.expired);
  });

  it('warn of the layover first', () => {
    const tight = makeItinerary('PT12H', 'TK2 DOH 01-14T01:00 IST 01-14T06:00 PT5H', 'TK3 IST 01-14T06:40 LHR 01-14T10:00 PT4H');
    expect(chipsOf({ itineraries: [tight] })[0]).toBe(english.results.card.short);
  });
});

describe('emissions against the average', () => {
  it('are shown from five per cent on, and only when both are known', () => {
    expect(averageEmissions([makeOffer({ emissionsKg: 900 }), makeOffer({ emissionsKg: 1100 }), makeOffer()])).toBe(1000);
    expect(averageEmissions([makeOffer()])).toBeNull();
    expect(comparedEmissions(1080, 1000)).toBe(8);
    expect(comparedEmissions(960, 1000)).toBe(0);
    expect(comparedEmissions(undefined, 1000)).toBe(0);
    expect(comparedEmissions(900, null)).toBe(0);
  });
});
