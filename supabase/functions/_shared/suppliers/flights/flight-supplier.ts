/** The interface of flight suppliers (docs/engineering/suppliers.md): one adapter each, one shape of answer. */
import type { DayFare, FlightCalendarRequest } from '../../contracts/flights/flight-calendar.ts';
import type { FlightExtras } from '../../contracts/flights/flight-extras.ts';
import type { FlightSearchRequest } from '../../contracts/flights/flight-request.ts';
import type { FlightOffer } from '../../contracts/flights/flight-search.ts';
import type { Supplier } from '../../resilience/supplier.ts';

export interface FlightSearchContext {
  /** Aborts when the caller stops waiting. */
  signal: AbortSignal;
  /** The latest end, by `performance.now()`: no retry that could not be over by then. */
  endsAt?: number;
  /** The day in Qatar, yyyy-MM-dd. */
  today: string;
  /** The time of the request; invented deadlines count from it. */
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
  /** The most seats in one search, without infants on laps; a larger party is refused without a request. */
  limits: { seats: number };
  /**
   * Throws SupplierRefusal when it understands the search and declines it. Several legs (`legsOf`) are sold on one ticket; no offers when it
   * sells no such tickets.
   */
  searchFlights(request: FlightSearchRequest, context: FlightSearchContext): Promise<SuppliedFlights>;
  /**
   * The same fare of the same flights for the same party at its current price, perhaps with a new id; otherwise their nearest fare, if the
   * supplier can tell; null when they are no longer sold. Throws like searchFlights.
   */
  priceAgain(offer: FlightOffer, request: FlightSearchRequest, context: FlightSearchContext): Promise<FlightOffer | null>;
  /** Bags, seats and meals for an offer; null when it is no longer sold. The method is null for a supplier without extras. */
  extras:
    | ((offer: FlightOffer, request: FlightSearchRequest, context: FlightSearchContext) => Promise<FlightExtras | null>)
    | null;
  /**
   * One entry per requested day, in order: the lowest fare that `searchFlights` would find for it. Null for a supplier that would have to search
   * each day.
   */
  lowestFares: ((request: FlightCalendarRequest, context: FlightSearchContext) => Promise<DayFare[]>) | null;
}
