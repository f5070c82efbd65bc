import type { Messages } from '@/lib/i18n/messages';

/** The words of the search form, ready to show: plurals are worked out on the server, one text for each number. */
export interface FlightFormWords {
  form: Omit<Messages['flights']['form'], 'passengerCount' | 'airportCount' | 'nights' | 'noScript'>;
  errors: Messages['flights']['errors'];
  /** By number of passengers, 0 to 27. */
  passengerCounts: string[];
  /** By number of suggestions, from 0 to as many as the form shows. */
  airportCounts: string[];
  close: string;
}
