import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { connectionBetween, hardConnectionsOf, overlapIn, tooSoonAfter } from '@/lib/flights/multi-city/connections';
import {
  earliestDayOf,
  emptyMultiCityForm,
  isComplete,
  type Leg,
  legLimits,
  type MultiCityForm,
  mayAddLeg,
  mayRemoveLeg,
  withDate,
  withDestination,
  withLegAdded,
  withOrigin,
  withoutLeg,
} from '@/lib/flights/multi-city/legs';
import type { FlightOffer } from '@/lib/flights/offer';
import { airportChangesOf } from '@/lib/flights/round-trip';

describe('connections', () => {
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
});

describe('legs', () => {
  const idAt = ({ legs }: MultiCityForm, index: number) => legs[index]?.id ?? '';
  const origins = ({ legs }: MultiCityForm) => legs.map(({ from }) => from);

  describe('the destination of a leg', () => {
    it('becomes the departure city of the next one while that is empty', () => {
      const form = withDestination(emptyMultiCityForm, 'leg-1', 'London (LHR)');
      expect(origins(form)).toEqual(['', 'London (LHR)']);
    });

    it('updates a departure city that it filled in itself', () => {
      const form = withDestination(withDestination(emptyMultiCityForm, 'leg-1', 'London (LHR)'), 'leg-1', 'Paris (CDG)');
      expect(origins(form)).toEqual(['', 'Paris (CDG)']);
    });

    it('does not change a departure city that the visitor has typed', () => {
      const written = withOrigin(withDestination(emptyMultiCityForm, 'leg-1', 'London (LHR)'), 'leg-2', 'Rome (FCO)');
      expect(origins(withDestination(written, 'leg-1', 'Paris (CDG)'))).toEqual(['', 'Rome (FCO)']);
    });

    it('fills in a departure city that the visitor has cleared', () => {
      const emptied = withOrigin(withDestination(emptyMultiCityForm, 'leg-1', 'London (LHR)'), 'leg-2', '');
      expect(origins(withDestination(emptied, 'leg-1', 'Paris (CDG)'))).toEqual(['', 'Paris (CDG)']);
    });

    it('does not change the next leg during typing', () => {
      expect(origins(withDestination(emptyMultiCityForm, 'leg-1', 'Lond'))).toEqual(['', '']);
    });
  });

  describe('an added leg', () => {
    it('starts where the last one ends, and follows it later when that changes', () => {
      const form = withLegAdded(withDestination(emptyMultiCityForm, 'leg-2', 'Paris (CDG)'));
      expect(origins(form)).toEqual(['', '', 'Paris (CDG)']);
      expect(origins(withDestination(form, 'leg-2', 'Rome (FCO)'))).toEqual(['', '', 'Rome (FCO)']);
    });

    it('has a new id', () => {
      const form = withLegAdded(withoutLeg(withLegAdded(emptyMultiCityForm), 'leg-2'));
      expect(form.legs.map(({ id }) => id)).toEqual(['leg-1', 'leg-3', 'leg-4']);
    });

    it('is refused beyond six', () => {
      let form = emptyMultiCityForm;
      for (let count = 0; count < 9; count += 1) form = withLegAdded(form);
      expect(form.legs).toHaveLength(6);
      expect(mayAddLeg(form)).toBe(false);
    });
  });

  describe('a removed leg', () => {
    it('is refused below three', () => {
      expect(mayRemoveLeg(emptyMultiCityForm)).toBe(false);
      expect(withoutLeg(emptyMultiCityForm, 'leg-1')).toBe(emptyMultiCityForm);
    });

    it('makes the next one depart from the end of the previous one', () => {
      let form = withLegAdded(withDestination(emptyMultiCityForm, 'leg-1', 'London (LHR)'));
      form = withDestination(form, 'leg-2', 'Paris (CDG)');
      expect(origins(form)).toEqual(['', 'London (LHR)', 'Paris (CDG)']);
      expect(origins(withoutLeg(form, 'leg-2'))).toEqual(['', 'London (LHR)']);
    });
  });

  describe('days', () => {
    it('of a leg begin with the latest of the previous legs, and never in the past', () => {
      const form = withDate(withDate(withLegAdded(emptyMultiCityForm), 'leg-1', '2027-02-10'), 'leg-2', '2027-02-05');
      expect([0, 1, 2].map((index) => earliestDayOf(form, index, '2027-01-01'))).toEqual([
        '2027-01-01',
        '2027-02-10',
        '2027-02-10',
      ]);
      expect(earliestDayOf(form, 1, '2027-03-01')).toBe('2027-03-01');
    });
  });

  describe('any sequence of changes to the form', () => {
    const place = fc.constantFrom('', 'Lond', 'London (LHR)', 'Paris (CDG)', 'Doha (DOH)');
    const step = fc.oneof(
      fc.record({ type: fc.constant('add' as const) }),
      fc.record({ type: fc.constant('remove' as const), at: fc.nat(6) }),
      fc.record({ type: fc.constantFrom('from' as const, 'to' as const), at: fc.nat(6), text: place }),
    );
    type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

    function apply(form: MultiCityForm, action: Step): MultiCityForm {
      if (action.type === 'add') return withLegAdded(form);
      const id = idAt(form, action.at);
      if (action.type === 'remove') return withoutLeg(form, id);
      return action.type === 'from' ? withOrigin(form, id, action.text) : withDestination(form, id, action.text);
    }

    it('leaves two to six legs with unique ids, and a filled-in departure city is the end of the previous leg', () => {
      fc.assert(
        fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
          const { legs } = steps.reduce(apply, emptyMultiCityForm);
          expect(legs.length).toBeGreaterThanOrEqual(legLimits.min);
          expect(legs.length).toBeLessThanOrEqual(legLimits.max);
          expect(new Set(legs.map(({ id }) => id)).size).toBe(legs.length);
          expect(legs.filter(({ from, isFromPrefilled }) => isFromPrefilled && !from)).toEqual([]);
        }),
      );
    });

    it('makes it complete exactly when nothing is missing', () => {
      const leg: fc.Arbitrary<Leg> = fc.record({
        id: fc.uuid(),
        from: place,
        to: place,
        departureDate: fc.constantFrom('', '2027-01-14'),
        isFromPrefilled: fc.boolean(),
      });
      fc.assert(
        fc.property(fc.array(leg, { maxLength: 6 }), (legs) => {
          const isWhole = legs.length >= 2 && legs.every(({ from, to, departureDate }) => from && to && departureDate);
          expect(isComplete({ ...emptyMultiCityForm, legs })).toBe(isWhole);
        }),
      );
    });
  });
});
