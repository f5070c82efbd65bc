import { useLocale } from 'next-intl';
import { searchHotels } from '@/lib/hotels/search/search-hotels';
import { hotelSearchRequestOf, type StaySearch } from '@/lib/hotels/search/search-params';
import { loadStay, type SelectedStay, saveStay } from '@/lib/hotels/selected-stay';
import { explainFailure, type SearchFailure } from '@/lib/search/search-failure';
import { type LiveOffer, useLiveOffer } from '../../flow/use-live-offer';

export function totalOf({ hotel }: SelectedStay): number {
  return Number(hotel.price.total);
}

/** Whether it costs the same. */
export function isSameRate(sold: SelectedStay, seen: SelectedStay): boolean {
  return totalOf(sold) === totalOf(seen);
}

/** The stay in the address: a rate holds as long as its page is filled in, and is found again when the request is sent. */
export function useSelectedStay(search: StaySearch, hotelId: string): LiveOffer<SelectedStay, SearchFailure> {
  const locale = useLocale();
  return useLiveOffer({
    load: () => loadStay(search, hotelId, locale),
    async find(signal) {
      const { hotels, searchParams, place, meta } = await searchHotels(hotelSearchRequestOf(search, locale), signal);
      const hotel = hotels.find(({ id, available }) => id === hotelId && available);
      return hotel ? { search, searchParams, hotel, place, meta } : null;
    },
    save: saveStay,
    expiryOf: ({ meta }) => meta.expiresAt,
    isUnchanged: isSameRate,
    explain: explainFailure,
    isRenewedAhead: false,
  });
}
