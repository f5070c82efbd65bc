/** Types of the flight contract for components, which may not import contracts directly. */
export type { CabinClass, FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
export type {
  Bags,
  FareService,
  FlightItinerary,
  FlightOffer,
  FlightSearchResponse,
  FlightSegment,
  SignedFlightOffer,
} from '@/supabase/functions/_shared/contracts/flights/flight-search';
