/** The interface of hotel suppliers (docs/decisions/0020-sandbox-hotels.md): one adapter each, one shape of answer. */
import type { HotelDetails, HotelDetailsRequest } from '../../contracts/hotels/hotel-details.ts';
import type { HotelPlace, HotelPlacesRequest } from '../../contracts/hotels/hotel-places.ts';
import type { HotelOffer, HotelSearchAnswer, HotelSearchRequest } from '../../contracts/hotels/hotel-search.ts';
import type { Supplier } from '../supplier.ts';

export interface HotelSearchContext {
  /** Aborts when the caller stops waiting. */
  signal: AbortSignal;
  now: Date;
}

export interface SuppliedHotels {
  hotels: HotelOffer[];
  place: HotelSearchAnswer['place'];
  /** True when there may be more hotels in the place than were asked for, cheaper ones among them. */
  limited?: boolean;
}

export interface HotelSupplier extends Supplier {
  /** What it can sell in one search; more is refused before it is asked. */
  limits: { rooms: number; guestsInRoom: number };
  /** False for an id that cannot have come from `findPlaces`. */
  isKnownPlace(cityCode: string): boolean;
  /** Places for what was typed, best first, as many as the contract allows at the most; with `freeOnly` those it knows by itself. */
  findPlaces(request: HotelPlacesRequest, signal: AbortSignal): Promise<HotelPlace[]>;
  /** Throws SupplierRefusal when it understands the search and declines it. */
  searchHotels(request: HotelSearchRequest, context: HotelSearchContext): Promise<SuppliedHotels>;
  /**
   * The same rate for the same party at today's price, or the nearest one that the supplier holds in its place; null when it is no longer sold. May be
   * asked twice: it neither reserves nor costs anything. Throws as searchHotels does.
   */
  priceAgain(offer: HotelOffer, request: HotelSearchRequest, context: HotelSearchContext): Promise<HotelOffer | null>;
  /** What one hotel is, without days and prices; null for an id it does not know. */
  findHotel(request: HotelDetailsRequest, context: HotelSearchContext): Promise<HotelDetails | null>;
}
