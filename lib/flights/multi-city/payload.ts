import type { CabinClass, FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { endsOfFields } from '../search/search-form';
import type { Leg } from './legs';

/** A multi-city search in the shape of the specification (SPEC section 3). */
export interface MultiCityPayload {
  type: 'multicity';
  segments: {
    /** "City (CODE)", as in the form. */
    from: string;
    to: string;
    /** Ours: the airport alone, where its code is also its city's. */
    fromOnly?: true;
    toOnly?: true;
    /** yyyy-MM-dd. */
    departure: string;
    /** From 1, in the order flown. */
    segmentNumber: number;
  }[];
  passengers: { adults: number; children: number; infants: number; total: number };
  travelClass: Lowercase<CabinClass>;
}

interface MultiCityTrip {
  legs: readonly Pick<Leg, 'from' | 'fromOnly' | 'to' | 'toOnly' | 'departureDate'>[];
  adults: number;
  children: number;
  infants: number;
  class: CabinClass;
}

export function multiCityPayload({ legs, adults, children, infants, class: cabin }: MultiCityTrip): MultiCityPayload {
  return {
    type: 'multicity',
    segments: legs.map(({ from, fromOnly, to, toOnly, departureDate }, index) => ({
      from,
      to,
      ...(fromOnly && { fromOnly: true }),
      ...(toOnly && { toOnly: true }),
      departure: departureDate,
      segmentNumber: index + 1,
    })),
    passengers: { adults, children, infants, total: adults + children + infants },
    travelClass: cabin.toLowerCase() as Lowercase<CabinClass>,
  };
}

/** The searches of a payload whose places contain their codes, one per leg, all for the same party. */
export function searchesOfPayload({ segments, passengers, travelClass }: MultiCityPayload): FlightSearchRequest[] {
  const { adults, children, infants } = passengers;
  return segments.map((segment) => ({
    ...endsOfFields(segment),
    departureDate: segment.departure,
    adults,
    children,
    infants,
    cabinClass: travelClass.toUpperCase() as CabinClass,
  }));
}
