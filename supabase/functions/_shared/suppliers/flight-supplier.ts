/** The one door to whoever sells flights (docs/decisions/0003-sandbox-supplier.md): an adapter per supplier, one shape of answer. */
import type { DayFare, FlightCalendarRequest } from '../contracts/flight-calendar.ts';
import type { FlightOffer, FlightSearchRequest } from '../contracts/flight-search.ts';

export interface FlightSearchContext {
  /** Aborts when the caller stops waiting. */
  signal: AbortSignal;
  /** The day in Qatar, yyyy-MM-dd. */
  today: string;
  /** Flights that leave before this instant are not offered. */
  notBefore?: Date;
}

export interface SuppliedFlights {
  offers: FlightOffer[];
  /** Names in English by airline and aircraft code, for every code in `offers`. */
  carriers: Record<string, string>;
  aircraft: Record<string, string>;
}

export interface FlightSupplier {
  name: string;
  /** True when nothing it offers can really be bought. */
  sandbox: boolean;
  /** Throws SupplierRefusal when it understands the search and declines it. */
  searchFlights(request: FlightSearchRequest, context: FlightSearchContext): Promise<SuppliedFlights>;
  /** One entry a day asked for, in order, each the lowest that `searchFlights` would find for that day. Throws as it does. */
  lowestFares(request: FlightCalendarRequest, context: FlightSearchContext): Promise<DayFare[]>;
}
