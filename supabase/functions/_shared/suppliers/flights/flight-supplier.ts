/** The interface of flight suppliers (docs/decisions/0003-sandbox-supplier.md): one adapter each, one shape of answer. */
import type { DayFare, FlightCalendarRequest } from '../../contracts/flights/flight-calendar.ts';
import type { FlightExtras } from '../../contracts/flights/flight-extras.ts';
import type { FlightSearchRequest } from '../../contracts/flights/flight-request.ts';
import type { FlightOffer } from '../../contracts/flights/flight-search.ts';
import type { Supplier } from '../supplier.ts';

export interface FlightSearchContext {
  /** Aborts when the caller stops waiting. */
  signal: AbortSignal;
  /** When that will be at the latest, milliseconds since 1970: no second try that could not be over by then. */
  endsAt?: number;
  /** The day in Qatar, yyyy-MM-dd. */
  today: string;
  /** When it is asked; deadlines that a supplier invents count from it. */
  now?: Date;
  /** Flights that leave before this instant are not offered. */
  notBefore?: Date;
}

export interface SuppliedFlights {
  offers: FlightOffer[];
  /** Names in English by airline and aircraft code, for every code in `offers`. */
  carriers: Record<string, string>;
  aircraft: Record<string, string>;
}

export interface FlightSupplier extends Supplier {
  /** What it can sell in one search, infants on laps aside; a larger party is refused before it is asked. */
  limits: { seats: number };
  /** Throws SupplierRefusal when it understands the search and declines it. Several legs (`legsOf`) are sold on one ticket; no offers where it sells none. */
  searchFlights(request: FlightSearchRequest, context: FlightSearchContext): Promise<SuppliedFlights>;
  /**
   * The same fare of the same flights for the same party at today's price, with an id that may be new; else the nearest fare of them, where the
   * supplier can say; null when they are no longer sold. Throws as searchFlights does.
   */
  priceAgain(offer: FlightOffer, request: FlightSearchRequest, context: FlightSearchContext): Promise<FlightOffer | null>;
  /** Bags, seats and meals that can be bought with an offer; null when it is no longer sold. Null for a supplier that sells none. */
  extras:
    | ((offer: FlightOffer, request: FlightSearchRequest, context: FlightSearchContext) => Promise<FlightExtras | null>)
    | null;
  /** One entry a day asked for, in order, each the lowest that `searchFlights` would find for that day. Null for a supplier that would have to search each day. */
  lowestFares: ((request: FlightCalendarRequest, context: FlightSearchContext) => Promise<DayFare[]>) | null;
}
