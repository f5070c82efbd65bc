import type { FieldProblem } from '@/lib/http';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flight-search';
import { checkOfferSignature, signingKey } from '@/supabase/functions/_shared/offer-signature';
import type { BookingObjection } from '../check-booking';
import { checkPassengers } from '../trip-rules';
import { journeyDatesOf } from './journey-dates';
import type { BookedLeg, MultiCityRequest } from './schema';

/** What speaks against storing a well-formed request at `now`, or null. The seals come first: only what they vouch for counts. */
export async function checkMultiCity(
  { legs, passengers }: MultiCityRequest,
  secret: string,
  now: Date,
): Promise<BookingObjection | null> {
  const seals = await checkSeals(legs, secret, now);
  if (seals.includes('altered')) return { code: 'offerAltered' };
  if (seals.includes('expired')) return { code: 'offerExpired' };

  const today = todayInQatar(now);
  const searches = legs.map(({ search }) => search);
  const problems = searches.flatMap((search, index) =>
    legProblems(search, searches[index - 1] ?? null, searches[0] ?? null, index, today),
  );
  const [first] = searches;
  // Of a mixed party nobody can say who should be there.
  if (first && !problems.some(({ message }) => message === 'mixedParties')) {
    problems.push(...checkPassengers(passengers, first, { ...journeyDatesOf(legs), today }));
  }
  return problems.length > 0 ? { code: 'invalidBooking', problems } : null;
}

async function checkSeals(legs: readonly BookedLeg[], secret: string, now: Date) {
  const key = await signingKey(secret);
  return Promise.all(
    legs.map(({ search, offer: { signature, ...offer } }) => checkOfferSignature(key, offer, search, signature, now)),
  );
}

function legProblems(
  search: FlightSearchRequest,
  before: FlightSearchRequest | null,
  first: FlightSearchRequest | null,
  index: number,
  today: string,
): FieldProblem[] {
  const problem = (field: string, message: string) => ({ path: `legs.${index}.search${field}`, message });
  const found: FieldProblem[] = [];
  if (search.returnDate) found.push(problem('.returnDate', 'oneWayOnly'));
  if (first && partyOf(search) !== partyOf(first)) found.push(problem('', 'mixedParties'));
  if (before && search.departureDate < before.departureDate) found.push(problem('.departureDate', 'legsOutOfOrder'));
  if (search.departureDate < today) found.push(problem('.departureDate', 'departurePast'));
  return found;
}

function partyOf({ adults, children, infants, cabinClass }: FlightSearchRequest): string {
  return [adults, children, infants, cabinClass].join();
}
