/** The interface of flight status suppliers (docs/product/live-data.md): one adapter each, one shape of answer. */
import type { FlightByNumber, FlightStatus, FlightsByRoute } from '../../contracts/flights/flight-status.ts';
import type { Source } from '../../resilience/supplier.ts';

export interface FlightStatusContext {
  /** Aborts when the caller stops waiting. */
  signal: AbortSignal;
  /** The latest end, by `performance.now()`: no retry that could not be over by then. */
  endsAt?: number;
  now: Date;
}

export interface SuppliedStatuses {
  flights: FlightStatus[];
  /** Names in English by airline code, for every airline in `flights` that the supplier can name. */
  carriers: Record<string, string>;
}

/** Both return no flights when none leaves, and throw RateLimited while requests are not allowed. */
export interface FlightStatusSupplier extends Source {
  byNumber(request: FlightByNumber, context: FlightStatusContext): Promise<SuppliedStatuses>;
  /** Flights without a change of planes. */
  byRoute(request: FlightsByRoute, context: FlightStatusContext): Promise<SuppliedStatuses>;
}
