import { useLocale } from 'next-intl';
import { type ChosenStay, recallStay, rememberStay } from '@/lib/hotels/chosen-stay';
import { searchHotels } from '@/lib/hotels/search/search-hotels';
import { hotelSearchRequestOf, type StaySearch } from '@/lib/hotels/search/search-params';
import { explainFailure, type SearchFailure } from '@/lib/search/search-failure';
import { type LiveOffer, useLiveOffer } from '../../flow/use-live-offer';

export function totalOf({ hotel }: ChosenStay): number {
  return Number(hotel.price.total);
}

/** Whether it costs the same. */
export function isSameRate(sold: ChosenStay, seen: ChosenStay): boolean {
  return totalOf(sold) === totalOf(seen);
}

/** The stay in the address: a rate holds as long as its page is filled in, and is found again when the request is sent. */
export function useChosenStay(search: StaySearch, hotelId: string): LiveOffer<ChosenStay, SearchFailure> {
  const locale = useLocale();
  return useLiveOffer({
    recall: () => recallStay(search, hotelId, locale),
    async find(signal) {
      const { hotels, searchParams, place, meta } = await searchHotels(hotelSearchRequestOf(search, locale), signal);
      const hotel = hotels.find(({ id, available }) => id === hotelId && available);
      return hotel ? { search, searchParams, hotel, place, meta } : null;
    },
    remember: rememberStay,
    expiryOf: ({ meta }) => meta.expiresAt,
    isAsSeen: isSameRate,
    explain: explainFailure,
    isRenewedAhead: false,
  });
}
