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
const nothing = { selected: null, isGone: false, priceBefore: null };

describe('what was chosen for a leg', () => {
  it('is nothing without a choice, and while the answer is on its way', () => {
    expect(lookUpChoice(search, null, answer)).toEqual(nothing);
    expect(lookUpChoice(search, { offerId: 'a', total: 1850 }, null)).toEqual(nothing);
  });

  it('is the offer as the newest answer has it', () => {
    const found = { selected: { search, offer, meta, dictionaries }, isGone: false, priceBefore: null };
    expect(lookUpChoice(search, { offerId: 'a', total: 1850 }, answer)).toEqual(found);
    expect(lookUpChoice(search, { offerId: 'a', total: null }, answer)).toEqual(found);
  });

  it('may be a dearer fare of the same flights', () => {
    const flex = { ...offer, id: 'flex' };
    const withFares = { ...answer, otherFares: { a: [flex] } };
    expect(lookUpChoice(search, { offerId: 'flex', total: 1850 }, withFares).selected?.offer).toBe(flex);
  });

  it('keeps the price it was chosen at when that has changed', () => {
    expect(lookUpChoice(search, { offerId: 'a', total: 1700 }, answer)).toMatchObject({ priceBefore: 1700, isGone: false });
  });

  it('is gone when the newest answer is without it', () => {
    expect(lookUpChoice(search, { offerId: 'b', total: 1850 }, answer)).toEqual({ ...nothing, isGone: true });
  });
});
