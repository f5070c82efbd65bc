import { describe, expect, test } from 'vitest';
import { findLayovers } from '@/lib/flights/results/layovers';
import { summarizeOffer, timeBandOf } from '@/lib/flights/results/summarize-offer';
import { makeItinerary, makeOffer, makeSegment } from './offers';

const viaIstanbul = makeItinerary('PT13H20M', 'TK781 DOH 01-14T15:20 IST 01-14T20:00', 'TK1971 IST 01-14T22:40 LHR 01-15T00:40');
const back = makeItinerary('PT6H45M', 'QR4 LHR 01-21T15:00 DOH 01-22T00:45');

describe('the summary of an offer', () => {
  test('takes prices for one adult and for the party', () => {
    const offer = makeOffer({ adultPrice: 1500 });
    const adult = offer.travelerPricings[0];
    if (!adult) throw new Error('an offer has an adult');
    offer.travelerPricings = [
      { ...adult, quantity: 2 },
      { ...adult, travelerType: 'CHILD', price: { total: '1100.00', base: '900.00' } },
    ];
    offer.price.total = '4100.00';
    expect(summarizeOffer(offer)).toMatchObject({ adultPrice: 1500, totalPrice: 4100, travellers: 3 });
  });

  test('counts a connection and a technical stop as stops, in the direction with more of them', () => {
    const refuelling = makeItinerary('PT9H', makeSegment('QR4 LHR 01-21T15:00 DOH 01-22T02:00', { numberOfStops: 2 }));
    const summary = summarizeOffer(makeOffer({ itineraries: [viaIstanbul, refuelling] }));
    expect(summary.itineraries.map(({ stops }) => stops)).toEqual([1, 2]);
    expect(summary.stops).toBe(2);
  });

  test('layover airports are the departures of later segments, each once', () => {
    const viaTwo = makeItinerary(
      'PT20H',
      'BA1 LHR 01-21T08:00 FRA 01-21T10:00',
      'LH2 FRA 01-21T12:00 IST 01-21T16:00',
      'TK3 IST 01-21T18:00 DOH 01-21T22:00',
    );
    const summary = summarizeOffer(makeOffer({ itineraries: [viaIstanbul, viaTwo] }));
    expect(summary.layoverAirports).toEqual(['IST', 'FRA']);
    expect(summary.airlines).toEqual(['TK', 'BA', 'LH']);
  });

  test('times of day are those of the outbound, durations those of both directions', () => {
    expect(summarizeOffer(makeOffer({ itineraries: [viaIstanbul, back] }))).toMatchObject({
      departureAt: '2027-01-14T15:20:00',
      arrivalAt: '2027-01-15T00:40:00',
      departureBand: 'afternoon',
      arrivalBand: 'night',
      longestMinutes: 800,
      totalMinutes: 1205,
    });
  });

  test.each([
    ['QR1 DOH 01-14T23:00 LHR 01-15T05:00', 1],
    ['QR1 DOH 01-14T08:00 LHR 01-14T23:59', 0],
    ['HA1 HND 01-14T21:00 HNL 01-14T09:00', 0],
    ['NZ1 AKL 01-14T00:30 HNL 01-13T08:00', -1],
    ['QR1 DOH 01-30T23:00 LHR 02-01T00:10', 2],
  ])('%s lands %i days later by the calendar', (segment, days) => {
    const summary = summarizeOffer(makeOffer({ itineraries: [makeItinerary('PT9H', segment)] }));
    expect(summary.itineraries[0]?.dayOffset).toBe(days);
  });

  test.each([
    ['00:00', 'night'],
    ['05:59', 'night'],
    ['06:00', 'morning'],
    ['11:59', 'morning'],
    ['12:00', 'afternoon'],
    ['17:59', 'afternoon'],
    ['18:00', 'evening'],
    ['23:59', 'evening'],
  ])('%s is in the %s', (clock, band) => {
    expect(timeBandOf(`2027-01-14T${clock}:00`)).toBe(band);
  });
});

describe('layovers', () => {
  const between = (arrives: string, leaves: string, from = 'IST') =>
    findLayovers([makeSegment(`TK1 DOH 01-14T01:00 IST ${arrives}`), makeSegment(`TK2 ${from} ${leaves} LHR 01-16T12:00`)])[0];

  test.each([
    ['01-14T20:00', '01-14T20:59', 59, ['short']],
    ['01-14T20:00', '01-14T21:00', 60, []],
    ['01-14T23:00', '01-15T05:00', 360, ['overnight']],
    ['01-14T23:00', '01-15T03:30', 270, []],
    ['01-14T03:00', '01-14T14:00', 660, []],
    ['01-14T03:00', '01-15T04:00', 1500, ['overnight']],
    ['01-14T02:00', '01-14T07:00', 300, ['overnight']],
  ])('from %s to %s waits %i minutes with warnings %j', (arrives, leaves, minutes, warnings) => {
    expect(between(arrives, leaves)).toEqual({ airport: 'IST', arrivalAirport: 'IST', minutes, warnings });
  });

  test('between two airports need three hours', () => {
    expect(between('01-14T10:00', '01-14T12:59', 'SAW')).toMatchObject({ airport: 'SAW', warnings: ['short', 'airportChange'] });
    expect(between('01-14T10:00', '01-14T13:00', 'SAW')?.warnings).toEqual(['airportChange']);
  });

  test('one segment has none', () => {
    expect(findLayovers([makeSegment('QR3 DOH 01-14T07:50 LHR 01-14T12:40')])).toEqual([]);
  });
});
