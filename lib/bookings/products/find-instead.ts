import 'server-only';
import { insteadOf, isSameTrip } from '@/lib/flights/same-trip';
import { handleFlightSearch } from '@/lib/flights/search/search-responses';
import { ratesOnSale } from '@/lib/hotels/room-groups';
import { handleHotelSearch } from '@/lib/hotels/search/search-responses';
import type { Locale } from '@/lib/i18n/locales';
import { isSameInRiyals } from '@/lib/money';
import { searchForPage } from '@/lib/search/search-for-page';
import { isSameBrand } from '@/supabase/functions/_shared/contracts/flights/fare-terms';
import { fullSearchShape } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { type PackedResponse, unpackResponse } from '@/supabase/functions/_shared/contracts/flights/packed/packed-response';
import {
  type HotelSearchResponse,
  hotelOffer,
  hotelSearchShape,
  roomsOf,
} from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { hasWorseTerms, isSameRooms, nearestRate } from '@/supabase/functions/_shared/contracts/hotels/rate-terms';
import { readFlight } from './flight/stored';
import type { InsteadResponse } from './instead';

/** A booking as stored. */
interface Lost {
  search: unknown;
  offer: unknown;
}

type Find = (lost: Lost, headers: Headers, language: Locale) => Promise<InsteadResponse>;

const none: InsteadResponse = { outcome: 'none' };
const failed: InsteadResponse = { outcome: 'failed' };
const unasked: InsteadResponse = { outcome: 'unasked' };

/** By kind. Of several tickets, and of a holiday, each part would have to fit the others: those have none. */
const finders: Readonly<Record<string, Find>> = { flight: findFlight, hotel: findStay };

/**
 * Searches again for what was sold out, within the limits of the sender of `headers`, and picks what is nearest to it. Never rejects.
 */
export const findInstead = (kind: string, ...asked: Parameters<Find>): Promise<InsteadResponse> =>
  Object.hasOwn(finders, kind) && finders[kind] ? finders[kind](...asked) : Promise.resolve(unasked);

async function findFlight({ search: stored, offer }: Lost, headers: Headers): Promise<InsteadResponse> {
  const { data: search } = fullSearchShape.safeParse(stored);
  const [lost] = readFlight(offer).flights ?? [];
  if (!search || !lost) return unasked;
  const found = await searchForPage<PackedResponse>('Flight search', headers, (request) => handleFlightSearch(request, search));
  if (!found.ok) return failed;
  const { data, otherFares, meta, dictionaries } = unpackResponse(found.value);
  const nearest = insteadOf([...data, ...Object.values(otherFares).flat()], lost);
  if (!nearest) return none;
  const like = !isSameTrip(nearest, lost) ? 'flights' : isSameBrand(nearest, lost) ? 'price' : 'fare';
  const selected = { search, offer: nearest, meta, dictionaries };
  return { outcome: 'found', instead: { kind: 'flight', like, before: Number(lost.price.total), selected } };
}

async function findStay({ search: stored, offer }: Lost, headers: Headers, language: Locale): Promise<InsteadResponse> {
  const { data: search } = hotelSearchShape.safeParse(stored);
  const { data: lost } = hotelOffer.safeParse(offer);
  if (!search || !lost) return unasked;
  const { cityCode: destination, checkIn, checkOut } = search;
  const rooms = roomsOf(search);
  const question = { ...search, occupancy: rooms, hotel: lost.id, language };
  const found = await searchForPage<HotelSearchResponse>('Hotel search', headers, (one) => handleHotelSearch(one, question));
  if (!found.ok) return failed;
  const { hotels, ...answer } = found.value;
  const left = ratesOnSale({ hotels }, lost.id).filter((rate) => {
    const isAsGood = rate.rate === lost.rate || !hasWorseTerms(rate, lost);
    return !(isAsGood && isSameInRiyals(Number(rate.price.total), Number(lost.price.total)));
  });
  const hotel = nearestRate(left, lost);
  if (!hotel) return none;
  const selected = { ...answer, search: { destination, checkIn, checkOut, rooms }, hotel };
  const like = isSameRooms(hotel, lost) ? 'rate' : 'room';
  return { outcome: 'found', instead: { kind: 'hotel', like, before: Number(lost.price.total), selected } };
}
