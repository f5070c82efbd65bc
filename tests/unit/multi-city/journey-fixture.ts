import type { MultiCityRequest } from '@/lib/bookings/multi-city/schema';
import { passengerTypesOf } from '@/lib/bookings/passengers';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flight-search';
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

/** A request that is in order on any day before its legs, each sealed until `expiresAt`. */
export async function sealedJourney({
  searches = roundOf(['2027-01-14', '2027-01-20', '2027-01-25']),
  expiresAt = '2027-01-01T00:00:00.000Z',
  secret = signingSecret,
  idempotencyKey = crypto.randomUUID() as string,
} = {}): Promise<MultiCityRequest> {
  const key = await signingKey(secret);
  const legs = await Promise.all(
    searches.map(async (search, index) => {
      const offer = { ...offerFor(search, `${1000 * (index + 1)}.50`), id: `offer-${index + 1}` };
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
