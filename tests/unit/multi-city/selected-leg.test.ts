import { describe, expect, it } from 'vitest';
import { lookUpChoice } from '@/lib/flights/multi-city/selected-leg';
import type { FlightSearchAnswer } from '@/lib/flights/offer';
import { offerFor } from '../bookings/booking-fixture';
import { roundOf } from './journey-fixture';

const [search] = roundOf(['2027-01-14', '2027-01-20', '2027-01-25']);
if (!search) throw new Error('No leg');
const offer = { ...offerFor(search, '1850.00'), id: 'a', signature: 'seal' };
const answer: FlightSearchAnswer = {
  data: [offer],
  otherFares: {},
  searchParams: search,
  dictionaries: { carriers: {}, aircraft: {} },
  meta: {
    supplier: 'sandbox',
    sandbox: true,
    suppliers: [],
    searchedAt: '2026-12-01T10:00:00Z',
    expiresAt: '2026-12-01T10:30:00Z',
  },
};
const { meta, dictionaries } = answer;
const nothing = { selected: null, isGone: false, before: null };
const selected = { search, offer, meta, dictionaries };
const picked = { offerId: 'a', seen: selected };
const answerOf = (...data: (typeof offer)[]) => ({ ...answer, data });
const at = (total: string) => ({ ...offer.price, total });
const named = (fareBrand: string) => offer.itineraries.map((way) => ({ ...way, fareBrand }));

describe('the selection of a leg', () => {
  it('is empty without a choice, and until the answer arrives', () => {
    expect(lookUpChoice(search, null, answer)).toEqual(nothing);
    expect(lookUpChoice(search, picked, null)).toEqual(nothing);
  });

  it('is the offer of the newest answer', () => {
    const found = { selected, isGone: false, before: null };
    expect(lookUpChoice(search, picked, answer)).toEqual(found);
    expect(lookUpChoice(search, { offerId: 'a', seen: null }, answer)).toEqual(found);
  });

  it('may be a more expensive fare of the same flights', () => {
    const flex = { ...offer, id: 'flex' };
    const withFares = { ...answer, otherFares: { a: [flex] } };
    expect(lookUpChoice(search, { offerId: 'flex', seen: null }, withFares).selected?.offer).toBe(flex);
  });

  it('has the earlier offer, too, when its price or fare has changed', () => {
    const light = { ...selected, offer: { ...offer, itineraries: named('Light') } };
    for (const change of [{ price: at('1900.00') }, { itineraries: named('Flex') }]) {
      const changed = { ...light.offer, ...change };
      const leg = lookUpChoice(search, { offerId: 'a', seen: light }, answerOf(changed));
      expect(leg).toMatchObject({ selected: { offer: changed }, before: light, isGone: false });
    }
  });

  it('is found under a new id, and not confused with other flights that now have its id', () => {
    const renumbered = { ...offer, id: 'b' };
    const delayed = offer.itineraries.map((way) => ({
      ...way,
      segments: way.segments.map((segment) => ({ ...segment, number: '999' })),
    }));
    const other = { ...offer, itineraries: delayed };
    expect(lookUpChoice(search, picked, answerOf(other, renumbered))).toEqual({
      ...{ selected: { ...selected, offer: renumbered }, isGone: false, before: null },
    });
  });

  it('is gone when its flights are not in the newest answer', () => {
    expect(lookUpChoice(search, { offerId: 'b', seen: null }, answer)).toEqual({ ...nothing, isGone: true });
    expect(lookUpChoice(search, picked, answerOf())).toEqual({ ...nothing, isGone: true });
  });
});
