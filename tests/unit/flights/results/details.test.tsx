import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test, vi } from 'vitest';
import { FareChoices } from '@/components/flights/results/details/fare-choices';
import { FareTerms } from '@/components/flights/results/details/offer-details';
import { FoundFlightsProvider } from '@/components/flights/results/results-context';
import { cabinsOf, leastBags } from '@/lib/flights/fare';
import type { Bags, CabinClass, FlightOffer } from '@/lib/flights/offer';
import { summarizeResponse } from '@/lib/flights/results/summarize-offer';
import arabic from '@/messages/ar/flights.json';
import english from '@/messages/en/flights.json';
import type { SignedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { familySearch, offerFor } from '../../bookings/booking-fixture';
import { makeOffer, makeResponse, outboundNonStop, returnNonStop, roundTrip } from './offers';

// As in a browser: what the server draws says nothing of an end.
vi.mock('@/lib/browser/use-is-in-browser', () => ({ useIsInBrowser: () => true }));

describe('fare choices', () => {
  const party = { ...roundTrip, adults: 2, children: 1 };

  /** A fare of the same flights for two adults and a child; `flights` says what each of them includes. */
  function fare(
    fareBrand: string,
    adultPrice: number,
    flights: Partial<SignedFlightOffer['travelerPricings'][number]['fareDetailsBySegment'][number]>[],
    more: Partial<SignedFlightOffer> = {},
  ): SignedFlightOffer {
    const itineraries = [outboundNonStop, returnNonStop].map((way) => ({ ...way, fareBrand }));
    const offer = makeOffer({ id: fareBrand, adultPrice, itineraries });
    const fareDetailsBySegment = itineraries.flatMap(({ segments }, index) =>
      segments.map(({ id }) => ({ segmentId: id, cabin: 'ECONOMY' as const, ...flights[index] })),
    );
    const price = { total: adultPrice.toFixed(2), base: '1.00' };
    return {
      ...offer,
      price: { currency: 'QAR', total: (adultPrice * 3).toFixed(2), base: '1.00' },
      travelerPricings: [
        { travelerType: 'ADULT', quantity: 2, price, fareDetailsBySegment },
        { travelerType: 'CHILD', quantity: 1, price, fareDetailsBySegment },
      ],
      ...more,
    };
  }

  const bags = {
    includedCheckedBags: { quantity: 1 },
    includedCabinBags: { weight: 7, weightUnit: 'KG' as const },
    includedServices: { seat: true, meal: false },
  };
  const light = fare('Economy Light', 2000, [{}, {}]);
  const flex = fare('Economy Flex', 2310, [bags, bags], {
    conditions: { change: { allowed: true, penalty: '600.00' }, refund: { allowed: true, penalty: '0.00' } },
  });

  function draw(offers: SignedFlightOffer[], locale: 'en' | 'ar' = 'en'): string {
    const [first, ...others] = offers;
    if (!first) throw new TypeError('A journey has a fare');
    const answer = { ...makeResponse([first], party), otherFares: { [first.id]: others } };
    const [picked] = summarizeResponse(answer);
    if (!picked) throw new TypeError('An answer has a journey');
    return renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} timeZone="Asia/Qatar" messages={{ flights: locale === 'en' ? english : arabic }}>
        <FoundFlightsProvider search={party} answer={answer}>
          <FareChoices selected={picked} onChoose={() => undefined} />
        </FoundFlightsProvider>
      </NextIntlClientProvider>,
    )
      .replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')
      .replaceAll('\u00a0', ' ');
  }

  const sentencesOf = (html: string) =>
    [...html.matchAll(/<span class="sr-only">(.*?)<\/span>/g)].map(([, text]) => text?.trim());

  describe('the fares of a journey', () => {
    it('are each read as one sentence: name, price per person and for the party, and what is included', () => {
      expect(sentencesOf(draw([light, flex]))).toEqual([
        'Economy Light, QAR 2,000 per adult, QAR 6,000 in total for 3 passengers; ' +
          'Cabin bag not stated, Checked bags not stated, Changes not stated, Refund not stated, ' +
          'Seat choice not stated, Meal not stated, 600 points',
        'Economy Flex, QAR 2,310 per adult, QAR 6,930 in total for 3 passengers; ' +
          'Cabin bag 7 kg, 1 checked bag, Change for QAR 600 in total, Free cancellation, ' +
          'Seat choice included, Meal not included, 693 points',
      ]);
    });

    it('are read in Arabic, too', () => {
      expect(sentencesOf(draw([light, flex], 'ar'))[1]).toBe(
        'Economy Flex، 2,310 ر.ق. للبالغ الواحد، الإجمالي 6,930 ر.ق. لـ3 مسافرين؛ ' +
          'حقيبة يد 7 كجم، حقيبة مشحونة واحدة، التغيير بـ600 ر.ق. للجميع، إلغاء مجاني، ' +
          'اختيار المقعد مشمول، الوجبة غير مشمولة، 693 نقطة',
      );
    });

    it('show the same content visually, and repeat nothing for screen readers', () => {
      const [, card = ''] = draw([light, flex]).split('</label>');
      for (const part of [
        'Economy Flex',
        'QAR 2,310',
        'QAR 6,930',
        'Cabin bag 7 kg',
        '1 checked bag',
        'Change for QAR 600 in total',
        'Meal not',
      ])
        expect(card.split('</span>').filter((piece) => piece.includes(part) && !piece.includes('sr-only'))).toHaveLength(1);
      expect(card.replace(/<span class="sr-only">.*?<\/span>/, '')).toMatch(/<span aria-hidden="true"[^>]*>.*<bdi>Economy Flex/);
    });

    it('show priority when one of them states it, and "not stated" only where something is missing', () => {
      const both = { priorityBoarding: true, priorityCheckIn: true };
      const first = fare('Economy First', 2900, [{ ...bags, includedServices: both }, bags]);
      const rules = { conditions: flex.conditions };
      const said = { ...bags, includedServices: { seat: true, meal: true, ...both } };
      const front = fare('Economy Front', 2900, [said, said], rules);
      const back = fare(
        'Economy Back',
        2400,
        [said, { ...said, includedServices: { ...said.includedServices, priorityBoarding: false } }],
        rules,
      );
      const priority = (offers: SignedFlightOffer[]) =>
        sentencesOf(draw(offers)).map((text) => /[^,]*riority[^,]*/.exec(text ?? '')?.[0].trim());
      expect(priority([light, first])).toEqual([undefined, undefined]);
      expect(priority([flex, front])).toEqual(['Priority boarding not stated', 'Priority check-in and boarding']);
      expect(priority([back, front])).toEqual(['Priority check-in', 'Priority check-in and boarding']);
      expect(draw([flex, front])).toContain('We’ll check anything not stated with the airline');
      expect(draw([back, front])).not.toContain('We’ll check anything not stated with the airline');
    });

    it('show cabins that differ from the search', () => {
      const mixed = fare('Business Saver', 5000, [{ cabin: 'BUSINESS' }, { cabin: 'ECONOMY' }]);
      expect(sentencesOf(draw([light, mixed])).map((text) => /; ([^,]*),/.exec(text ?? '')?.[1])).toEqual([
        'Economy',
        'Business and Economy',
      ]);
    });

    it('show when their price has expired', () => {
      expect(sentencesOf(draw([light, { ...flex, expiresAt: '2020-01-01T00:00:00.000Z' }]))[1]).toMatch(
        /693 points Price expired$/,
      );
    });
  });
});

describe('fare', () => {
  function fareWith(segments: { cabin?: CabinClass; bags?: Bags }[]) {
    const offer = makeOffer();
    const [adult] = offer.travelerPricings;
    if (!adult) throw new Error('an offer has an adult');
    adult.fareDetailsBySegment = segments.map(({ cabin = 'ECONOMY', bags }, index) => ({
      segmentId: String(index),
      cabin,
      ...(bags && { includedCheckedBags: bags }),
    }));
    return offer;
  }

  describe('what a fare includes', () => {
    test('lists each cabin once', () => {
      expect(cabinsOf(fareWith([{ cabin: 'BUSINESS' }, { cabin: 'ECONOMY' }, { cabin: 'BUSINESS' }]))).toEqual([
        'BUSINESS',
        'ECONOMY',
      ]);
    });

    test.each<[string, Bags[], Bags]>([
      ['the same everywhere', [{ quantity: 2 }, { quantity: 2 }], { quantity: 2 }],
      ['fewer pieces', [{ quantity: 2 }, { quantity: 1 }], { quantity: 1 }],
      [
        'less weight',
        [
          { weight: 40, weightUnit: 'KG' },
          { weight: 30, weightUnit: 'KG' },
        ],
        { weight: 30, weightUnit: 'KG' },
      ],
      [
        'pounds against kilograms',
        [
          { weight: 50, weightUnit: 'LB' },
          { weight: 25, weightUnit: 'KG' },
        ],
        { weight: 50, weightUnit: 'LB' },
      ],
      ['a piece against a weight', [{ quantity: 1 }, { weight: 30, weightUnit: 'KG' }], { quantity: 1 }],
      ['none on one flight', [{ quantity: 2 }, { quantity: 0 }], { quantity: 0 }],
      ['none on one flight, and nothing said of the other', [{ quantity: 0 }, {}], { quantity: 0 }],
    ])('has the smallest allowance: %s', (_, bags, least) => {
      expect(leastBags(fareWith(bags.map((allowance) => ({ bags: allowance }))))).toEqual(least);
    });

    test.each<[string, { bags?: Bags }[]]>([
      ['of any flight', [{}, {}]],
      ['of one flight', [{ bags: { quantity: 2 } }, {}]],
      ['in an empty entry', [{ bags: {} }]],
    ])('is empty if nothing is stated %s', (_, segments) => {
      expect(leastBags(fareWith(segments))).toBeNull();
    });
  });
});

describe('fare terms', () => {
  const offer = offerFor(familySearch);

  /** The terms as text. */
  function read(said: Partial<FlightOffer>, locale: 'en' | 'ar' = 'en'): string[] {
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} timeZone="Asia/Qatar" messages={{ flights: locale === 'en' ? english : arabic }}>
        <FareTerms offer={{ ...offer, ...said, signature: 'seal' }} />
      </NextIntlClientProvider>,
    );
    return [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) =>
      (text ?? '').replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' '),
    );
  }

  const convertedFrom = { currency: 'GBP', total: '652.64', asOf: '2026-11-21' };

  describe('the terms of an offer', () => {
    it('show "not stated" when the supplier states none', () => {
      expect(read({})).toEqual([english.results.terms.change.unknown, english.results.terms.refund.unknown]);
    });

    it('show the fees for changes and refunds', () => {
      const { change, refund } = english.results.terms;
      expect(read({ conditions: { change: { allowed: true, penalty: '400.00' }, refund: { allowed: false } } })).toEqual([
        'Changes before departure for a fee of QAR 400 for both travellers; a difference in fare may apply',
        refund.refused,
      ]);
      expect(read({ conditions: { change: { allowed: true, penalty: '0.00' }, refund: { allowed: true } } })).toEqual([
        change.free,
        refund.allowed,
      ]);
      expect(read({ conditions: { change: { allowed: null }, refund: { allowed: null } } })).toEqual([
        change.unknown,
        refund.unknown,
      ]);
    });

    it('show the emissions for all passengers with a seat, and a converted price', () => {
      expect(read({ emissionsKg: 1412.4, price: { ...offer.price, convertedFrom } }).slice(2)).toEqual([
        'About 1,412 kg of CO₂ for 2 seats, an estimate',
        'Price converted from GBP 652.64 at the rate of 21/11/2026',
      ]);
      expect(
        read({ price: { ...offer.price, convertedFrom: { ...convertedFrom, currency: 'USD', asOf: null } } }).slice(2),
      ).toEqual(['Price converted from USD 652.64 at the fixed rate']);
    });

    it('are in Arabic, too', () => {
      const conditions = { change: { allowed: true, penalty: '400.00' }, refund: { allowed: null } };
      const [change, refund, emissions, converted] = read(
        { conditions, emissionsKg: 1412, price: { ...offer.price, convertedFrom } },
        'ar',
      );
      expect(change).toMatch(/برسوم مجموعها .*400/);
      expect(refund).toBe(arabic.results.terms.refund.unknown);
      expect(emissions).toMatch(/1,412 كجم .*لمقعدين/);
      expect(converted).toContain('GBP 652.64');
    });
  });
});
