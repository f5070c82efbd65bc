import { useLocale } from 'next-intl';
import type { FlightSearchAnswer } from '@/lib/flights/offer';
import { airlineName, airportName, cityName } from '@/lib/flights/place-names';

/** Names by code in the language of the page. */
export function useTripNames({ carriers }: FlightSearchAnswer['dictionaries']) {
  const locale = useLocale();
  return {
    city: (code: string) => cityName(code, locale),
    airport: (code: string) => airportName(code, locale),
    airline: (code: string) => airlineName(code, locale, carriers),
  };
}
export type TripNames = ReturnType<typeof useTripNames>;
