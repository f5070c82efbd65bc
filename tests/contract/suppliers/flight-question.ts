/** The search and its date in the tests of flight suppliers. */
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { crossRates } from '@/supabase/functions/_shared/exchange-rates/rates';

export const today = '2026-11-21';
/** A pound is 4.55 riyals. */
export const rates = crossRates({ USD: 1, GBP: 0.8 }, today);

export const asked = (more: Partial<FlightSearchRequest> = {}): FlightSearchRequest => ({
  origin: 'DOH',
  destination: 'LHR',
  departureDate: '2027-01-14',
  adults: 1,
  children: 0,
  infants: 0,
  cabinClass: 'ECONOMY',
  ...more,
});
export const context = (more = {}) => ({ signal: new AbortController().signal, today, ...more });
