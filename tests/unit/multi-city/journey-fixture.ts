import { passengerTypesOf } from '@/lib/bookings/people';
import type { JourneyRequest } from '@/lib/bookings/products/multi-city/schema';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import type { FlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { signingKey, signOffer } from '@/supabase/functions/_shared/offer-signature';
import { offerFor, passengerOf, signingSecret } from '../bookings/booking-fixture';

const couple = { adults: 2, children: 0, infants: 0, cabinClass: 'ECONOMY' } as const;

/** Doha, London, Paris and back to Doha, for two adults, on these three days. */
export function roundOf(days: readonly [string, string, string]): FlightSearchRequest[] {
  const way = ['DOH', 'LHR', 'CDG', 'DOH'];
  return days.map((departureDate, index) => ({
    origin: way[index] ?? '',
    destination: way[index + 1] ?? '',
    departureDate,
    ...couple,
  }));
}

interface LegTimes {
  departs: string;
  arrives: string;
}

/** Local times of a leg on its day of departure: "06:00" and "12:30". */
export function timesOf(departs = '21:55', arrives = '23:05'): LegTimes {
  return { departs, arrives };
}

/** A valid request for any day before its legs, each signed until `expiresAt`. */
export async function sealedJourney({
  searches = roundOf(['2027-01-14', '2027-01-20', '2027-01-25']),
  expiresAt = '2027-01-01T00:00:00.000Z',
  secret = signingSecret,
  idempotencyKey = crypto.randomUUID() as string,
  times = [] as readonly LegTimes[],
  prices = [] as readonly string[],
} = {}): Promise<JourneyRequest> {
  const key = await signingKey(secret);
  const legs = await Promise.all(
    searches.map(async (search, index) => {
      const total = prices[index] ?? `${1000 * (index + 1)}.50`;
      const offer = { ...offerAt(search, total, times[index] ?? timesOf()), id: `offer-${index + 1}` };
      return { search, offer: { ...offer, signature: await signOffer(key, offer, search, expiresAt) } };
    }),
  );
  const types = searches[0] ? passengerTypesOf(searches[0]) : [];
  return {
    idempotencyKey,
    locale: 'en',
    legs,
    passengers: types.map(passengerOf),
    contact: { email: 'amina@example.com', phone: '+97440000000', notes: 'Window seats, please.' },
  };
}

function offerAt(search: FlightSearchRequest, total: string, { departs, arrives }: LegTimes): FlightOffer {
  const offer = offerFor(search, total);
  const at = (clock: string) => `${search.departureDate}T${clock}:00`;
  const itineraries = offer.itineraries.map((itinerary, index) => {
    if (index > 0) return itinerary;
    const segments = itinerary.segments.map(({ departure, arrival, ...segment }) => ({
      ...segment,
      departure: { ...departure, at: at(departs) },
      arrival: { ...arrival, at: at(arrives) },
    }));
    return { ...itinerary, segments };
  });
  return { ...offer, itineraries };
}
