/** The words of the hotel contract, for components: they reach contracts through lib. */
export type {
  AmenityCode,
  Board,
  HotelSearchAnswer,
  HotelSearchRequest,
  RoomOccupancy,
  SignedHotelOffer,
} from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
