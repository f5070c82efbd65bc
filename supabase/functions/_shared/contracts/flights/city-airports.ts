/**
 * Cities with several airports, by the IATA code of the city, which suppliers accept like that of an airport. Istanbul and Goa share it with
 * their main airport: the code means the city.
 */
export const cityAirports: ReadonlyMap<string, readonly string[]> = new Map([
  ['LON', ['LHR', 'LGW', 'STN', 'LCY']],
  ['IST', ['IST', 'SAW']],
  ['PAR', ['CDG', 'ORY']],
  ['NYC', ['JFK', 'LGA', 'EWR']],
  ['TYO', ['HND', 'NRT']],
  ['BJS', ['PEK', 'PKX']],
  ['SEL', ['ICN', 'GMP']],
  ['MIL', ['MXP', 'LIN', 'BGY']],
  ['MOW', ['SVO', 'DME', 'VKO']],
  ['GOI', ['GOI', 'GOX']],
]);

/** The airports of a place in a search, the main one first: those of a city, or the airport itself. */
export function airportsOf(place: string): readonly string[] {
  return cityAirports.get(place) ?? [place];
}

/** Whether both places are in one city, where nobody flies: the same airport, the city and one of its airports, or two of them. */
export function isSamePlace(origin: string, destination: string): boolean {
  return cityOf(origin) === cityOf(destination);
}

function cityOf(place: string): string {
  return [...cityAirports].find(([city, airports]) => city === place || airports.includes(place))?.[0] ?? place;
}
