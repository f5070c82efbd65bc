import type { HotelOffer, HotelSearchRequest } from '../../../contracts/hotel-search.ts';
import type { HotelPlaceFacts } from '../../../hotel-places/place-facts.ts';

export function offersAt(_place: HotelPlaceFacts, _request: HotelSearchRequest, _now: Date): HotelOffer[] {
  return [];
}
