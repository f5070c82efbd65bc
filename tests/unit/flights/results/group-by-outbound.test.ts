import { describe, expect, it } from 'vitest';
import { groupByOutbound } from '@/lib/flights/results/group-by-outbound';
import { summarizeOffer } from '@/lib/flights/results/summarize-offer';
import { makeItinerary, makeOffer, outboundNonStop, returnNonStop } from './offers';

const afternoon = makeItinerary('PT7H50M', 'QR5 DOH 01-14T15:00 LHR 01-14T19:50 PT7H50M');
const lateReturn = makeItinerary('PT6H45M', 'QR6 LHR 01-21T21:00 DOH 01-22T06:45 PT6H45M');

const offers = [
  makeOffer({ id: 'early, dear', itineraries: [outboundNonStop, lateReturn] }),
  makeOffer({ id: 'late', itineraries: [afternoon, returnNonStop] }),
  makeOffer({ id: 'early', itineraries: [outboundNonStop, returnNonStop] }),
].map(summarizeOffer);

const idsOf = (groups: ReturnType<typeof groupByOutbound>) => groups.map((group) => group.offers.map(({ id }) => id));

describe('outbound groups', () => {
  it('contain their returns, both in the order of the list', () => {
    const groups = groupByOutbound(offers);
    expect(idsOf(groups)).toEqual([['early, dear', 'early'], ['late']]);
    expect(groups.map(({ first }) => first.id)).toEqual(['early, dear', 'late']);
  });

  it('keep their key when a filter removes the first offer', () => {
    expect(
      groupByOutbound(offers.slice(1))
        .map(({ id }) => id)
        .sort(),
    ).toEqual(
      groupByOutbound(offers)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('differ by the day, because flight numbers repeat every day', () => {
    const nextDay = makeItinerary('PT7H50M', 'QR3 DOH 01-15T07:50 LHR 01-15T12:40 PT7H50M');
    expect(
      groupByOutbound([...offers, summarizeOffer(makeOffer({ id: 'next', itineraries: [nextDay, returnNonStop] }))]),
    ).toHaveLength(3);
  });

  it('without a return stay single, even if they are fares of the same flight', () => {
    const oneWay = ['light', 'flex'].map((id) => summarizeOffer(makeOffer({ id, itineraries: [outboundNonStop] })));
    expect(idsOf(groupByOutbound(oneWay))).toEqual([['light'], ['flex']]);
  });
});
