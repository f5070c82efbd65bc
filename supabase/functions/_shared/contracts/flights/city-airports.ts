import { onlyMark } from './flight-request.ts';

/**
 * Cities with several airports, by the IATA code of the city, which suppliers accept like that of an airport; the main airport comes first. Some
 * share their code with an airport. There the code means the city, and as a place the code with `onlyMark` means the airport: "IST-ONLY" is Istanbul Airport.
 */
export const cityAirports: ReadonlyMap<string, readonly string[]> = new Map(
  `LON LHR LGW STN LCY LTN SEN;IST IST SAW;PAR CDG ORY BVA;NYC JFK LGA EWR;TYO HND NRT;BJS PEK PKX;SEL ICN GMP;MIL MXP LIN BGY
  MOW SVO DME VKO ZIA;GOI GOI GOX;DXB DXB DWC;BOM BOM NMI;BKK BKK DMK;CAI CAI SPX;ROM FCO CIA;BRU BRU CRL;OSL OSL TRF;KUL KUL SZB
  JKT CGK HLP;SHA PVG SHA;CTU TFU CTU;TPE TPE TSA;OSA KIX ITM;WAS IAD DCA;CHI ORD MDW;DFW DFW DAL;HOU IAH HOU;YTO YYZ YTZ
  SAO GRU VCP;BUE EZE AEP`
    .split(/;|\n\s+/)
    .map((city) => [city.slice(0, 3), city.slice(4).split(' ')]),
);

/** The airports of a place in a search, the main one first: those of a city, or the airport itself. */
export function airportsOf(place: string): readonly string[] {
  return cityAirports.get(place) ?? [iataCodeOf(place)];
}

/** The code of a place as suppliers know it; some take that of a marked airport for its city. */
export function iataCodeOf(place: string): string {
  return place.slice(0, 3);
}

/** The place that means this airport alone. */
export function onlyAirport(code: string): string {
  return cityAirports.has(code) ? code + onlyMark : code;
}

/** The airports in the city of an airport, itself among them. */
export function airportsBeside(code: string): readonly string[] {
  return [...cityAirports.values()].find((airports) => airports.includes(code)) ?? [code];
}

/** Whether both places are in one city, where nobody flies: the same airport, the city and one of its airports, or two of them. */
export function isSamePlace(origin: string, destination: string): boolean {
  return cityOf(origin) === cityOf(destination);
}

function cityOf(place: string): string {
  const code = iataCodeOf(place);
  return [...cityAirports].find(([city, airports]) => city === code || airports.includes(code))?.[0] ?? code;
}
