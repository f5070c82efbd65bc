/** The interface of flight status suppliers (docs/decisions/0024-flight-status.md): one adapter each, one shape of answer. */
import type { FlightByNumber, FlightStatus, FlightsByRoute } from '../../contracts/flights/flight-status.ts';
import type { Source } from '../supplier.ts';

export interface FlightStatusContext {
  /** Aborts when the caller stops waiting. */
  signal: AbortSignal;
  /** When that will be at the latest, milliseconds since 1970: no second try that could not be over by then. */
  endsAt?: number;
  now: Date;
}

export interface SuppliedStatuses {
  flights: FlightStatus[];
  /** Names in English by airline code, for every airline in `flights` that the supplier can name. */
  carriers: Record<string, string>;
}

/** Both answer without flights when none leaves, and throw RateLimited when they may not be asked for a while. */
export interface FlightStatusSupplier extends Source {
  byNumber(request: FlightByNumber, context: FlightStatusContext): Promise<SuppliedStatuses>;
  /** Flights without a change of aircraft. */
  byRoute(request: FlightsByRoute, context: FlightStatusContext): Promise<SuppliedStatuses>;
}
