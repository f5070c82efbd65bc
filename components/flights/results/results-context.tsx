import { useLocale } from 'next-intl';
import { createContext, type ReactNode, useContext } from 'react';
import type { FlightSearchRequest, FlightSearchResponse } from '@/lib/flights/offer';
import { airlineName, airportName, briefPlace, cityName, shortAirportName } from '@/lib/flights/place-names';
import { airportsOf } from '@/supabase/functions/_shared/contracts/flights/city-airports';
import { legsOf } from '@/supabase/functions/_shared/contracts/flights/legs-of-search';

interface FoundFlights {
  search: FlightSearchRequest;
  answer: FlightSearchResponse;
}

const FoundFlightsContext = createContext<FoundFlights | null>(null);

export function FoundFlightsProvider({ search, answer, children }: FoundFlights & { children: ReactNode }) {
  return <FoundFlightsContext value={{ search, answer }}>{children}</FoundFlightsContext>;
}

/** The shown answer and its search. */
export function useFoundFlights(): FoundFlights {
  const found = useContext(FoundFlightsContext);
  if (!found) throw new Error('No FoundFlightsProvider above');
  return found;
}

/** Names by code in the language of the page. */
export function useNames() {
  const locale = useLocale();
  const { answer, search } = useFoundFlights();
  const { carriers, aircraft } = answer.dictionaries;
  /** For a city that was searched as a whole: which airport it is. */
  const isOneOfSeveral = (code: string) =>
    legsOf(search)
      .flatMap(({ origin, destination }) => [origin, destination])
      .some((end) => airportsOf(end).length > 1 && airportsOf(end).includes(code));
  return {
    city: (code: string) => cityName(code, locale),
    place: (code: string) => (isOneOfSeveral(code) ? airportName(code, locale) : cityName(code, locale)),
    airport: (code: string) => airportName(code, locale),
    shortAirport: (code: string) => shortAirportName(code, locale),
    briefPlace: (code: string) => briefPlace(code, locale),
    airline: (code: string) => airlineName(code, locale, carriers),
    aircraft: (code: string) => aircraft[code] ?? code,
  };
}
