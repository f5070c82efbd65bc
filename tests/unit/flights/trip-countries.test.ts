import { describe, expect, it } from 'vitest';
import { countryOfAirport, tripCountries } from '@/lib/flights/trip-countries';
import { makeItinerary, makeSegment } from './results/offers.ts';

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

  it('are none without flights', () => {
    expect(tripCountries([])).toEqual([]);
    expect(tripCountries([{ itineraries: [] }])).toEqual([]);
  });
});

it('only know the country of airports in our list', () => {
  expect(countryOfAirport('DOH')).toBe('QA');
  expect(countryOfAirport('KEF')).toBeNull();
});
