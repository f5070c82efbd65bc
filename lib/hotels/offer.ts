/** Types of the hotel contract for components, which may not import contracts directly. */
export type {
  AmenityCode,
  Board,
  HotelSearchRequest,
  HotelSearchResponse,
  RoomOccupancy,
  SignedHotelOffer,
} from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
