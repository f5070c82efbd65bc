import { getMessages, getTranslations } from 'next-intl/server';
import { cityName } from '@/lib/flights/place-names';
import { airportLabel, homeAirport } from '@/lib/flights/search/search-form';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { passengerLimits } from '@/supabase/functions/_shared/contracts/flights/flight-request';

const mostPassengers = 2 * passengerLimits.adults.max + passengerLimits.children.max;

/** The words of the search form, ready to show: plurals are worked out on the server, one text for each number. */
export interface FlightFormWords {
  form: Omit<Messages['flights']['form'], 'passengerCount' | 'airportCount' | 'nights'>;
  errors: Messages['flights']['errors'];
  /** By number of passengers, 0 to 27. */
  passengerCounts: string[];
  /** By number of suggestions, from 0 to as many as the form shows. */
  airportCounts: string[];
  close: string;
  /** Doha, where most trips begin, as the text of a field. */
  home: string;
}

/** The words of the fields of a flight search, for a form that shows up to `mostSuggestions` airports. */
export async function flightFormWords(locale: Locale, mostSuggestions: number): Promise<FlightFormWords> {
  const t = await getTranslations({ locale, namespace: 'flights.form' });
  const { flights, common } = await getMessages({ locale });
  const { passengerCount: _passengers, airportCount: _airports, nights: _nights, ...form } = flights.form;
  const upTo = (most: number, text: (count: number) => string) => Array.from({ length: most + 1 }, (_, count) => text(count));
  return {
    form,
    errors: flights.errors,
    passengerCounts: upTo(mostPassengers, (count) => t('passengerCount', { count })),
    airportCounts: upTo(mostSuggestions, (count) => t('airportCount', { count })),
    close: common.close,
    home: airportLabel(cityName(homeAirport, locale), homeAirport),
  };
}
