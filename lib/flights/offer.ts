/** The words of the flight contract, for components: they reach contracts through lib. */
export type {
  CabinClass,
  CheckedBags,
  FlightItinerary,
  FlightOffer,
  FlightSearchAnswer,
  FlightSearchRequest,
  FlightSegment,
  SignedFlightOffer,
} from '@/supabase/functions/_shared/contracts/flight-search';
