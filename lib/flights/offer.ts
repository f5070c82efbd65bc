/** The words of the flight contract, for components: they reach contracts through lib. */
export type { CabinClass, FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
export type {
  Bags,
  FlightItinerary,
  FlightOffer,
  FlightSearchAnswer,
  FlightSegment,
  SignedFlightOffer,
} from '@/supabase/functions/_shared/contracts/flights/flight-search';
