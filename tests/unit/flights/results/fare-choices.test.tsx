import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FareChoices } from '@/components/flights/results/details/fare-choices';
import { FoundFlightsProvider } from '@/components/flights/results/results-context';
import { summarizeAnswer } from '@/lib/flights/results/summarize-offer';
import arabic from '@/messages/ar/flights.json';
import english from '@/messages/en/flights.json';
import type { SignedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { makeAnswer, makeOffer, outboundNonStop, returnNonStop, roundTrip } from './offers';

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
  const answer = { ...makeAnswer([first], party), otherFares: { [first.id]: others } };
  const [picked] = summarizeAnswer(answer);
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

const sentencesOf = (html: string) => [...html.matchAll(/<span class="sr-only">(.*?)<\/span>/g)].map(([, text]) => text?.trim());

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
        'حقيبة مقصورة 7 كجم، حقيبة مشحونة واحدة، التغيير بـ600 ر.ق. للجميع، إلغاء مجاني، ' +
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
    expect(draw([flex, front])).toContain('we ask the airline');
    expect(draw([back, front])).not.toContain('we ask the airline');
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
