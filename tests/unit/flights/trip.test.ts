import { describe, expect, it, test } from 'vitest';
import type { FlightOffer } from '@/lib/flights/offer';
import { resultsOfLink } from '@/lib/flights/results/results-of-link';
import { findSameTrip, insteadOf, nearestTrip } from '@/lib/flights/same-trip';
import { countryOfAirport, tripCountries } from '@/lib/flights/trip-countries';
import { familySearch, offerFor } from '../bookings/booking-fixture';
import { makeItinerary, makeSegment } from './results/offers.ts';

describe('same trip', () => {
  const offer = offerFor(familySearch);

  test.each<[what: string, change: Partial<FlightOffer>, isSame: boolean]>([
    ['another id and price', { id: 'another', price: { ...offer.price, total: '1.00' } }, true],
    ['another supplier', { supplier: 'another' }, true],
    ['one direction less', { itineraries: offer.itineraries.slice(0, 1) }, false],
    ['another day', { itineraries: offerFor({ ...familySearch, departureDate: '2027-01-15' }).itineraries }, false],
    ['another cabin', { travelerPricings: offerFor({ ...familySearch, cabinClass: 'FIRST' }).travelerPricings }, false],
  ])('with %s an offer is the same trip: %#', (_, change, isSame) => {
    expect(findSameTrip([{ ...offer, ...change }], offer) !== undefined).toBe(isSame);
  });

  /** A fare of the flights of `offer`, under a new id. */
  function fare(brand: string | undefined, total: number, { bags = 1, fee = '100.00' } = {}) {
    return {
      ...offer,
      id: 'anew',
      price: { ...offer.price, total: total.toFixed(2) },
      itineraries: offer.itineraries.map(({ fareBrand: _, ...way }) => ({ ...way, ...(brand && { fareBrand: brand }) })),
      conditions: { change: { allowed: true, penalty: fee }, refund: { allowed: null } },
      travelerPricings: offer.travelerPricings.map((each) => ({
        ...each,
        fareDetailsBySegment: each.fareDetailsBySegment.map((flight) => ({ ...flight, includedCheckedBags: { quantity: bags } })),
      })),
    };
  }

  describe('of several fares of the same flights', () => {
    it.each<[string, ReturnType<typeof fare>[], ReturnType<typeof fare>]>([
      ['the same name at another price', [fare('Light', 1000), fare('Flex', 1200)], fare('Flex', 1001)],
      [
        'the same conditions where names are alike',
        [fare('Light', 1200, { fee: '300.00' }), fare('Light', 1300)],
        fare('Light', 1200),
      ],
      ['the same bags where none has a name', [fare(undefined, 1200, { bags: 0 }), fare(undefined, 1500)], fare(undefined, 1200)],
      ['the nearest price where all else is alike', [fare('Light', 1400), fare('Light', 1210)], fare('Light', 1200)],
    ])('it is the one with %s', (_, sold, selected) => {
      expect(findSameTrip(sold, selected)).toBe(sold[1]);
    });

    it('is that of the same supplier when two sell it', () => {
      const sold = [{ ...fare('Light', 1200), supplier: 'another' }, fare('Light', 1300)];
      expect(findSameTrip(sold, fare('Light', 1200))).toBe(sold[1]);
    });

    it.each<[string, ReturnType<typeof fare>[]]>([
      ['on no worse terms', [fare('Light', 1190, { bags: 0 }), fare('Flex', 1500, { bags: 2 })]],
      ['at the nearest price', [fare('Plus', 1500), fare('Flex', 1250)]],
    ])('it is the nearest when the name is gone: %s', (_, sold) => {
      expect(findSameTrip(sold, fare('Classic', 1200))).toBe(sold[1]);
    });
  });

  describe('in place of flights that are no longer sold', () => {
    const leaving = (clock: string, total: number, airline = 'QR') => ({
      ...fare('Classic', total),
      validatingAirlineCodes: [airline],
      itineraries: offer.itineraries.map(({ segments, ...way }) => ({
        ...way,
        fareBrand: 'Classic',
        segments: segments.map((segment) => ({
          ...segment,
          departure: { ...segment.departure, at: segment.departure.at.replace(/T.*/, `T${clock}:00`) },
        })),
      })),
    });
    const flexAt = (clock: string, total: number) => {
      const { itineraries, ...one } = leaving(clock, total);
      return { ...one, itineraries: itineraries.map((way) => ({ ...way, fareBrand: 'Flex' })) };
    };
    const selected = leaving('21:55', 1200);

    it.each([
      ['at the nearest hours', [leaving('08:00', 1200), leaving('20:00', 1900)], 1900],
      ['of the same airline, though another leaves nearer', [leaving('21:00', 1200, 'BA'), leaving('08:00', 1500)], 1500],
      ['the cheaper of two at the same hours', [leaving('20:00', 1900), leaving('20:00', 1400)], 1400],
    ])('come those %s', (_, sold, total) => {
      expect(nearestTrip(sold, selected)?.price.total).toBe(`${total}.00`);
    });

    it('comes the nearest of these fares', () => {
      const flex = { ...leaving('20:00', 900), ...fare('Flex', 900), itineraries: leaving('20:00', 900).itineraries };
      const [light, classic] = [
        { ...flex, itineraries: flex.itineraries.map((way) => ({ ...way, fareBrand: 'Light' })) },
        leaving('20:00', 1900),
      ];
      expect(nearestTrip([light, classic], selected)).toBe(classic);
    });

    it.each([
      ['the fare at another price', [leaving('21:55', 1200), leaving('21:55', 1350), leaving('20:00', 1200)], 1350],
      ['another fare of the flights', [leaving('21:55', 1200), flexAt('21:55', 1500), leaving('20:00', 1250)], 1500],
      ['the nearest flights', [leaving('21:55', 1200), leaving('08:00', 1210), leaving('20:00', 1250)], 1250],
    ])('comes %s for one that was sold out when it was ordered, which an old answer still has', (_, sold, total) => {
      expect(insteadOf(sold, selected)?.price.total).toBe(`${total}.00`);
      expect(insteadOf([leaving('21:55', 1200)], selected)).toBeUndefined();
    });

    it('comes the cheapest when the selection is unknown, and nothing when nothing is sold', () => {
      expect(nearestTrip([leaving('08:00', 1300), leaving('20:00', 1250)])?.price.total).toBe('1250.00');
      expect(nearestTrip([], selected)).toBeUndefined();
    });
  });
});

describe('trip countries', () => {
  /** "DOH IST LHR": one direction with a change of planes in Istanbul; "DOH LHR/LGW EDI" changes from one airport to the other. */
  function way(route: string) {
    const stops = route.split(' ').map((stop) => stop.split('/'));
    const flights = stops
      .slice(1)
      .map(([landing], index) => `QR${index + 1} ${stops[index]?.at(-1)} 01-14T08:00 ${landing} 01-14T12:00`);
    return makeItinerary('PT9H', ...flights);
  }

  const trip = (...ways: string[]) => ({ itineraries: ways.map(way) });
  const touched = (...offers: ReturnType<typeof trip>[]) =>
    tripCountries(offers).map(({ country, airport, role }) => `${country ?? airport} ${role}`);

  describe('the countries of a trip', () => {
    it.each<[why: string, ways: string[], countries: string[]]>([
      ['a non-stop flight has its destination', ['DOH LHR'], ['GB destination']],
      ['a round trip does not lead home', ['DOH LHR', 'LHR DOH'], ['GB destination']],
      [
        'connections of both directions come after it',
        ['DOH IST LHR', 'LHR BAH DOH'],
        ['GB destination', 'TR connection', 'BH connection'],
      ],
      ['each country once', ['DOH IST LHR', 'LHR SAW DOH'], ['GB destination', 'TR connection']],
      ['a connection in the country of destination is no other country', ['DOH IST AYT', 'AYT IST DOH'], ['TR destination']],
      ['a change of airport means entering the country', ['DOH IST/SAW LHR'], ['GB destination', 'TR transfer']],
      ['entering once counts more than staying airside', ['DOH IST LHR', 'LHR SAW/IST DOH'], ['GB destination', 'TR transfer']],
      [
        'a change of airport across a border counts for both countries',
        ['DOH MXP/GVA LHR'],
        ['GB destination', 'IT transfer', 'CH transfer'],
      ],
      ['Qatar is a destination for trips from elsewhere', ['LHR BAH DOH'], ['QA destination', 'BH connection']],
      ['Qatar is a connection between two others', ['BOM DOH LHR', 'LHR DOH BOM'], ['GB destination', 'QA connection']],
      ['a first flight inside the own country adds none', ['JED RUH CDG'], ['FR destination']],
      ['a domestic trip adds none', ['JED RUH', 'RUH JED'], []],
      ['a domestic trip through another country adds that one', ['JED DXB RUH'], ['AE connection']],
      ['countries that are not in the index are listed', ['DOH BGW ARN'], ['SE destination', 'IQ connection']],
      ['an unknown airport is listed by its code', ['DOH KEF YYZ'], ['CA destination', 'KEF connection']],
    ])('%s', (_why, ways, countries) => {
      expect(touched(trip(...ways))).toEqual(countries);
    });

    it('have every stop of a multi-city journey, but not its end at home', () => {
      expect(touched(trip('DOH IST'), trip('IST FRA LHR'), trip('LHR DOH'))).toEqual([
        'TR destination',
        'GB destination',
        'DE connection',
      ]);
    });

    it('have the country where a later leg begins', () => {
      expect(touched(trip('DOH FCO'), trip('ZRH DOH'))).toEqual(['IT destination', 'CH destination']);
    });

    it('treat a country that is first a stop and later visited as a destination', () => {
      expect(touched(trip('DOH IST LHR'), trip('LHR IST'))).toEqual(['GB destination', 'TR destination']);
    });

    it('leave out technical stops: everybody stays on board', () => {
      const segment = makeSegment('QR1 DOH 01-14T08:00 GRU 01-14T18:00', { numberOfStops: 1 });
      expect(touched({ itineraries: [makeItinerary('PT15H', segment)] })).toEqual(['BR destination']);
    });

    it('have the days of a destination in all, and of the longest stop on the way', () => {
      const days = (...ways: string[][]) =>
        tripCountries([{ itineraries: ways.map((flights) => makeItinerary('PT9H', ...flights)) }]).map(
          (stop) => `${stop.country} ${stop.role} ${stop.days}`,
        );
      const out = ['TK1 DOH 02-12T08:00 IST 02-12T12:00', 'TK2 IST 02-12T14:00 LHR 02-12T16:00'];
      const back = ['TK3 LHR 03-26T08:00 IST 03-26T23:00', 'TK4 IST 03-27T02:00 DOH 03-27T06:00'];
      expect(days(out, back)).toEqual(['GB destination 43', 'TR connection 2']);
      const fromOther = ['TK3 LHR 03-26T08:00 IST 03-26T12:00', 'TK4 SAW 03-26T16:00 DOH 03-26T20:00'];
      expect(days(out, fromOther)).toEqual(['GB destination 43', 'TR transfer 1']);
      // A stop on the way out, and days there on the way back.
      expect(days(out, ['TK3 LHR 02-20T08:00 IST 02-20T12:00'], ['TK4 IST 02-22T16:00 DOH 02-22T20:00'])).toEqual([
        'GB destination 9',
        'TR destination 4',
      ]);
      expect(days(['AZ1 DOH 02-12T08:00 FCO 02-12T12:00'], ['LX1 ZRH 02-20T08:00 DOH 02-20T12:00'])).toEqual([
        'IT destination null',
        'CH destination null',
      ]);
      // By land from Milan to Geneva, and weeks later through Rome.
      const byLand = ['AZ1 DOH 02-12T08:00 MXP 02-12T12:00', 'LX1 GVA 02-12T18:00 LHR 02-12T20:00'];
      expect(days(byLand, ['AZ2 LHR 03-26T08:00 FCO 03-26T12:00', 'AZ3 FCO 03-26T14:00 DOH 03-26T20:00'])).toContain(
        'IT transfer 1',
      );
    });

    it('are none without flights', () => {
      expect(tripCountries([])).toEqual([]);
      expect(tripCountries([{ itineraries: [] }])).toEqual([]);
    });
  });

  it('only know the country of airports in our list', () => {
    expect(countryOfAirport('DOH')).toBe('QA');
    expect(countryOfAirport('KEF')).toBeNull();
  });
});

describe('results of link', () => {
  const today = '2026-11-22';
  const trip =
    'from=doha&to=london&departure=2026-12-06&return=2026-12-13&passengers=1&adults=1&children=0&infants=0&class=economy';
  const follow = (path: string, query: string) => String(resultsOfLink(path, new URLSearchParams(query), today));

  describe('a link to the flight search', () => {
    it.each(['/services/flights', '/ar/services/flights', '/flights'])('with a whole trip opens its results: %s', (path) => {
      const query = new URLSearchParams(follow(path, trip));
      expect(Object.fromEntries(query)).toMatchObject({
        from: 'DOH',
        to: 'LHR',
        departure: '2026-12-06',
        return: '2026-12-13',
        view: 'results',
      });
    });

    it.each([
      ['without days', 'from=doha&to=london&adults=1'],
      ['of the past', trip.replaceAll('2026-12', '2026-10')],
      ['to a place nobody knows', trip.replace('london', 'atlantis')],
      ['without a trip', ''],
    ])('%s only fills in the form with its values', (_, query) => {
      expect(follow('/services/flights', query)).toBe(query);
    });

    it('is ignored when it leads elsewhere', () => {
      expect(follow('/services/hotels', trip)).toBe(trip);
      expect(follow('/', trip)).toBe(trip);
    });
  });
});
