import 'server-only';
import { popularFlights } from '@/content/popular';
import { whereLooks } from '@/content/where-looks';
import { airportsBeside } from '@/supabase/functions/_shared/contracts/flights/city-airports';

/** The name of a picture of its city, by the IATA code of each airport that has one: a poster before a drawing of a sight. */
export const airportPictures: ReadonlyMap<string, string> = new Map(
  [
    ...Object.entries(whereLooks).map(([code, [picture]]) => [code, picture] as const),
    ...popularFlights.map(({ code, art }) => [code, art] as const),
  ].flatMap(([code, picture]) => airportsBeside(code).map((airport) => [airport, picture] as const)),
);
