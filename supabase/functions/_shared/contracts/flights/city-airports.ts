/**
 * Cities with several airports, by the IATA code of the city, which suppliers take like that of an airport. Istanbul and Goa share theirs with
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

/** The airports that an end of a search stands for, the main one first: those of a city, else the airport itself. */
export function airportsOf(place: string): readonly string[] {
  return cityAirports.get(place) ?? [place];
}

/** Whether both ends are in one city, between whose airports nobody flies: the same airport, the city and one of its airports, or two of them. */
export function isSamePlace(origin: string, destination: string): boolean {
  return cityOf(origin) === cityOf(destination);
}

function cityOf(place: string): string {
  return [...cityAirports].find(([city, airports]) => city === place || airports.includes(place))?.[0] ?? place;
}
