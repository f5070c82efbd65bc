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

/** The stay in the address, `rate` being one of its hotel's or null for the best: a rate holds as long as its page is filled in, and is found again when the request is sent. */
export function useSelectedStay(
  search: StaySearch,
  hotelId: string,
  rate: string | null,
): LiveOffer<SelectedStay, SearchFailure> {
  const locale = useLocale();
  return useLiveOffer({
    load: () => loadStay(search, hotelId, rate, locale),
    async find(signal) {
      const { hotels, searchParams, place, meta } = await searchHotels(
        hotelSearchRequestOf(search, locale, rate && hotelId),
        signal,
      );
      const hotel = hotels.find((offer) => offer.id === hotelId && offer.available && (!rate || offer.rate === rate));
      return hotel ? { search, searchParams, hotel, place, meta } : null;
    },
    save: saveStay,
    expiryOf: ({ meta }) => meta.expiresAt,
    isUnchanged: isSameRate,
    explain: explainFailure,
    isRenewedAhead: false,
  });
}
