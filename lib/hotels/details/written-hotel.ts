import type { Hotel } from '@/content/hotel';
import { hotels } from '@/content/hotels';
import { foldName } from '@/supabase/functions/_shared/contracts/place-names';

/** Our own page about a hotel of this name in this place; undefined for most. */
export function writtenHotel(name: string, placeId: string | undefined): Hotel | undefined {
  const wanted = foldName(name);
  return hotels.find(
    (hotel) => hotel.place === placeId && (foldName(hotel.name.en) === wanted || foldName(hotel.name.ar) === wanted),
  );
}
