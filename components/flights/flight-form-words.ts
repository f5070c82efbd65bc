import { getMessages, getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { passengerLimits } from '@/supabase/functions/_shared/contracts/flight-request';
import type { FlightFormWords } from './form-words';

const mostPassengers = 2 * passengerLimits.adults.max + passengerLimits.children.max;

/** The words of the fields of a flight search, for a form that shows up to `mostSuggestions` airports. */
export async function flightFormWords(locale: Locale, mostSuggestions: number): Promise<FlightFormWords> {
  const t = await getTranslations({ locale, namespace: 'flights.form' });
  const { flights, common } = await getMessages({ locale });
  const { passengerCount: _passengers, airportCount: _airports, nights: _nights, noScript: _noScript, ...form } = flights.form;
  const upTo = (most: number, text: (count: number) => string) => Array.from({ length: most + 1 }, (_, count) => text(count));
  return {
    form,
    errors: flights.errors,
    passengerCounts: upTo(mostPassengers, (count) => t('passengerCount', { count })),
    airportCounts: upTo(mostSuggestions, (count) => t('airportCount', { count })),
    close: common.close,
  };
}
