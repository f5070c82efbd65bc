/** The interface of hotel suppliers (docs/engineering/suppliers.md): one adapter each, one shape of answer. */
import type { HotelDetails, HotelDetailsRequest } from '../../contracts/hotels/hotel-details.ts';
import type { HotelPlace, HotelPlacesRequest } from '../../contracts/hotels/hotel-places.ts';
import type { HotelOffer, HotelSearchRequest, HotelSearchResponse } from '../../contracts/hotels/hotel-search.ts';
import type { Supplier } from '../../resilience/supplier.ts';

export interface HotelSearchContext {
  /** Aborts when the caller stops waiting. */
  signal: AbortSignal;
  now: Date;
}

export interface SuppliedHotels {
  hotels: HotelOffer[];
  place: HotelSearchResponse['place'];
  /** True when the place may have more hotels than were requested, including cheaper ones. */
  limited?: boolean;
}

export interface HotelSupplier extends Supplier {
  /** The limits of one search; more is refused without a request. */
  limits: { rooms: number; guestsInRoom: number };
  /** False for an id that cannot have come from `findPlaces`. */
  isKnownPlace(cityCode: string): boolean;
  /** Places for a keyword, best first, within the contract's limit; with `freeOnly`, only those it knows without a request. */
  findPlaces(request: HotelPlacesRequest, signal: AbortSignal): Promise<HotelPlace[]>;
  /** Throws SupplierRefusal when it understands the search and declines it. */
  searchHotels(request: HotelSearchRequest, context: HotelSearchContext): Promise<SuppliedHotels>;
  /**
   * The same rate for the same party at its present price, or the nearest available one; null when it is no longer sold. May be called twice: it
   * neither reserves nor costs anything. Throws like searchHotels.
   */
  priceAgain(offer: HotelOffer, request: HotelSearchRequest, context: HotelSearchContext): Promise<HotelOffer | null>;
  /** One hotel, without days and prices; null for an unknown id. */
  findHotel(request: HotelDetailsRequest, context: HotelSearchContext): Promise<HotelDetails | null>;
}
