'use client';

import { FlightStatusScreen } from '@/components/flight-status/flight-status-screen';
import { AirportField } from '@/components/flights/airport-field';
import type { FlightFormWords } from '@/components/flights/form-words';
import { AirlineTile } from '@/components/flights/results/card/airline-tile';
import { loadSingleAirports } from '@/lib/flights/airports/airport-lookup';
import type { Locale } from '@/lib/i18n/locales';

interface FlightLookupProps {
  locale: Locale;
  words: FlightFormWords;
  whatsappNumber: string;
}

/** Connects two features: the flight status uses the airport field and the airline logos of the flight search. */
export function FlightLookup({ locale, words, whatsappNumber }: FlightLookupProps) {
  return (
    <FlightStatusScreen
      whatsappNumber={whatsappNumber}
      airportField={(field) => <AirportField locale={locale} words={words} load={loadSingleAirports} {...field} />}
      AirlineTile={AirlineTile}
    />
  );
}
