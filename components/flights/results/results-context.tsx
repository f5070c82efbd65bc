import { useLocale } from 'next-intl';
import { createContext, type ReactNode, useContext } from 'react';
import type { FlightSearchAnswer, FlightSearchRequest } from '@/lib/flights/offer';
import { airlineName, airportName, cityName } from '@/lib/flights/place-names';

interface FoundFlights {
  search: FlightSearchRequest;
  answer: FlightSearchAnswer;
}

const FoundFlightsContext = createContext<FoundFlights | null>(null);

export function FoundFlightsProvider({ search, answer, children }: FoundFlights & { children: ReactNode }) {
  return <FoundFlightsContext value={{ search, answer }}>{children}</FoundFlightsContext>;
}

/** The answer on screen and the search it answers. */
export function useFoundFlights(): FoundFlights {
  const found = useContext(FoundFlightsContext);
  if (!found) throw new Error('No FoundFlightsProvider above');
  return found;
}

/** Names by code in the language of the page. */
export function useNames() {
  const locale = useLocale();
  const { carriers, aircraft } = useFoundFlights().answer.dictionaries;
  return {
    city: (code: string) => cityName(code, locale),
    airport: (code: string) => airportName(code, locale),
    airline: (code: string) => airlineName(code, locale, carriers),
    aircraft: (code: string) => aircraft[code] ?? code,
  };
}
