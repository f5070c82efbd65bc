import { expect, test } from 'vitest';
import { renewChoice } from '@/lib/flights/results/renewed-choice';
import { summarizeOffer } from '@/lib/flights/results/summarize-offer';
import { makeOffer, outboundNonStop, returnNonStop } from './offers';

const sold = (id: string, fareBrand: string, adultPrice: number, out = outboundNonStop) =>
  summarizeOffer(makeOffer({ id, adultPrice, itineraries: [out, returnNonStop].map((way) => ({ ...way, fareBrand })) }));
const [segment] = outboundNonStop.segments;
const elsewhere = { ...outboundNonStop, segments: segment ? [{ ...segment, number: '999' }] : [] };
const flex = sold('flex', 'Flex', 2300);

const refundable = (allowed: boolean) => {
  const offer = { ...flex.offer, conditions: { change: { allowed: true }, refund: { allowed } } };
  return summarizeOffer(offer);
};

test('a selected fare whose terms got worse is reported, even with the same name and price', () => {
  expect(renewChoice(refundable(true), [refundable(false)]).change).toBe('stricter');
  expect(renewChoice(refundable(false), [refundable(true)]).change).toBeNull();
});

test.each([
  ['under another id, unchanged', [sold('light 2', 'Light', 2000), sold('flex 2', 'Flex', 2300)], 'flex 2', null],
  ['at another price', [sold('flex 2', 'Flex', 2400)], 'flex 2', 'price'],
  ['under its id at another price', [sold('flex', 'Flex', 2400)], 'flex', 'price'],
  [
    'no longer, with the nearest in its place',
    [sold('light', 'Light', 2000), sold('comfort', 'Comfort', 2500)],
    'comfort',
    'fareGone',
  ],
  [
    'when its id is now that of another fare',
    [sold('flex', 'Flex', 2300, elsewhere), sold('light', 'Flex', 2400)],
    'light',
    'price',
  ],
  ['no longer on these flights', [sold('other', 'Flex', 2300, elsewhere)], undefined, 'gone'],
])('a selected fare is found again: %s', (_, offers, id, change) => {
  const renewed = renewChoice(flex, offers);
  expect([renewed.now?.id, renewed.change]).toEqual([id, change]);
});
