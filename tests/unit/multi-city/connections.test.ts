import { describe, expect, it } from 'vitest';
import { connectionBetween, hardConnectionsOf, overlapIn, tooSoonAfter } from '@/lib/flights/multi-city/connections';
import type { FlightOffer } from '@/lib/flights/offer';
import { airportChangesOf } from '@/lib/flights/round-trip';

function flight(from: string, departs: string, to: string, arrives: string): Pick<FlightOffer, 'itineraries'> {
  const end = (iataCode: string, at: string) => ({ iataCode, at: `${at}:00` });
  const segment = {
    id: '1',
    carrierCode: 'QR',
    number: '1',
    departure: end(from, departs),
    arrival: end(to, arrives),
    duration: 'PT7H',
    numberOfStops: 0,
  };
  return { itineraries: [{ duration: 'PT7H', segments: [segment] }] };
}

const toLondon = flight('DOH', '2027-01-14T08:00', 'LHR', '2027-01-14T13:00');

describe('two legs after each other', () => {
  it.each([
    ['days apart', 'LHR', '2027-01-16T09:00', []],
    ['three hours apart', 'LHR', '2027-01-14T16:00', []],
    ['a minute less than three hours apart', 'LHR', '2027-01-14T15:59', ['short']],
    ['a minute apart', 'LHR', '2027-01-14T13:01', ['short']],
    ['at the very same minute', 'LHR', '2027-01-14T13:00', ['overlap']],
    ['the second before the first has landed', 'LHR', '2027-01-14T12:59', ['overlap']],
    ['from another airport of the city, in time', 'LGW', '2027-01-14T18:00', ['airportChange']],
    ['from another airport of the city, days later', 'LGW', '2027-01-18T18:00', ['airportChange']],
    ['from another airport of the city, with little time', 'LGW', '2027-01-14T17:59', ['short', 'airportChange']],
    ['from another airport of the city, before landing', 'LGW', '2027-01-14T11:00', ['overlap', 'airportChange']],
    ['from another city, in time', 'CDG', '2027-01-15T09:00', ['cityChange']],
    ['from another city, with little time', 'MAN', '2027-01-14T18:00', ['short', 'cityChange']],
  ])('%s', (_, from, departs, warnings) => {
    expect(connectionBetween(toLondon, flight(from, departs, 'DOH', '2027-01-17T10:00'))?.warnings).toEqual(warnings);
  });

  it.each([
    ['SAW', 'IST'],
    ['JFK', 'EWR'],
    ['NRT', 'HND'],
  ])('days apart, from %s to %s, change the airport', (lands, leaves) => {
    const there = flight('DOH', '2027-01-14T08:00', lands, '2027-01-14T13:00');
    const onwards = flight(leaves, '2027-01-18T09:00', 'LHR', '2027-01-18T11:00');
    expect(connectionBetween(there, onwards)).toMatchObject({ change: 'airportChange', warnings: ['airportChange'] });
    const journey = [there, onwards].map(({ itineraries }) => itineraries);
    expect(airportChangesOf([there, onwards])).toEqual([{ lands, leaves }]);
    expect(airportChangesOf([{ itineraries: journey.flat() }])).toEqual([{ lands, leaves }]);
  });

  it('from the same airport, or from another city, do not change the airport', () => {
    const fromParis = flight('CDG', '2027-01-18T09:00', 'DOH', '2027-01-18T17:00');
    expect(airportChangesOf([toLondon, flight('LHR', '2027-01-18T09:00', 'CDG', '2027-01-18T11:00')])).toEqual([]);
    expect(airportChangesOf([toLondon, fromParis])).toEqual([]);
  });

  it('are compared by instants', () => {
    // Paris is an hour ahead: 13:30 there is before 13:00 in London.
    const fromParis = flight('CDG', '2027-01-14T13:30', 'DOH', '2027-01-14T22:00');
    expect(connectionBetween(toLondon, fromParis)).toMatchObject({ minutes: -30, warnings: ['overlap', 'cityChange'] });
    // New York is five hours behind.
    const fromNewYork = flight('JFK', '2027-01-14T09:00', 'DOH', '2027-01-15T06:00');
    expect(connectionBetween(toLondon, fromNewYork)).toMatchObject({ minutes: 60, change: 'cityChange' });
  });

  it('from an unknown airport are compared by local times', () => {
    const fromNowhere = flight('ZZZ', '2027-01-14T14:00', 'DOH', '2027-01-14T22:00');
    expect(connectionBetween(toLondon, fromNowhere)).toMatchObject({ minutes: 60, warnings: ['short', 'cityChange'] });
  });

  it('have no result when one has no flights', () => {
    expect(connectionBetween({ itineraries: [] }, toLondon)).toBeNull();
  });
});

describe('the tight connections of a journey', () => {
  const inTime = flight('LHR', '2027-01-20T09:00', 'CDG', '2027-01-20T11:15');
  const tooEarly = flight('CDG', '2027-01-20T11:00', 'DOH', '2027-01-20T19:00');
  const inHaste = flight('CDG', '2027-01-20T12:00', 'DOH', '2027-01-20T20:00');

  it('are none when all legs follow each other easily', () => {
    expect(hardConnectionsOf([toLondon, inTime])).toEqual([]);
  });

  it('are listed by the leg that lands', () => {
    expect(hardConnectionsOf([toLondon, inTime, inHaste])).toMatchObject([{ number: 2, connection: { warnings: ['short'] } }]);
  });

  it('skip a leg without a selection', () => {
    expect(hardConnectionsOf([toLondon, null, tooEarly])).toEqual([]);
  });

  it('prevent the journey only when one leaves before the other has landed', () => {
    expect(overlapIn(hardConnectionsOf([toLondon, inTime, tooEarly]))?.number).toBe(2);
    expect(overlapIn(hardConnectionsOf([toLondon, inTime, inHaste]))).toBeNull();
  });
});

describe('the offers of the next leg that leave too soon', () => {
  const offers = [
    { id: 'before', ...flight('LHR', '2027-01-14T12:59', 'CDG', '2027-01-14T15:00') },
    { id: 'in haste', ...flight('LHR', '2027-01-14T15:59', 'CDG', '2027-01-14T18:00') },
    { id: 'in time', ...flight('LHR', '2027-01-14T16:00', 'CDG', '2027-01-14T18:15') },
    { id: 'elsewhere in haste', ...flight('LGW', '2027-01-14T17:59', 'CDG', '2027-01-14T20:15') },
    { id: 'elsewhere in time', ...flight('LGW', '2027-01-14T18:00', 'CDG', '2027-01-14T20:15') },
    { id: 'in haste as well', ...flight('LHR', '2027-01-14T15:59', 'ORY', '2027-01-14T18:30') },
  ];

  it('are those with less time than is advised, more of it to another airport', () => {
    const found = tooSoonAfter(toLondon, offers);
    expect([...found.keys()]).toEqual(['before', 'in haste', 'elsewhere in haste', 'in haste as well']);
    expect(found.get('before')).toMatchObject({ minutes: -1, change: 'sameAirport' });
    expect(found.get('elsewhere in haste')).toMatchObject({ minutes: 299, change: 'airportChange' });
  });

  it('are none while the previous leg has no selection', () => {
    expect(tooSoonAfter(null, offers).size).toBe(0);
  });
});
