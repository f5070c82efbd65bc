import { useLocale } from 'next-intl';
import { useRef } from 'react';
import type { SignedHotelOffer } from '@/lib/hotels/offer';
import { searchHotels } from '@/lib/hotels/search/search-hotels';
import type { StaySearch } from '@/lib/hotels/search/search-params';
import { loadStay, type SelectedStay, saveStay } from '@/lib/hotels/selected-stay';
import { isSameInRiyals } from '@/lib/money';
import { type ExplainedFailure, explainFailure } from '@/lib/search/search-failure';
import { hasWorseTerms, nearestRate } from '@/supabase/functions/_shared/contracts/hotels/rate-terms';
import { type LiveOffer, useLiveOffer } from '../../flow/use-live-offer';

export function totalOf({ hotel }: SelectedStay): number {
  return Number(hotel.price.total);
}

/** Whether the price is the same, and the terms are no worse. */
export function isSameRate(sold: SelectedStay, seen: SelectedStay): boolean {
  return isSameInRiyals(totalOf(sold), totalOf(seen)) && !hasWorseTerms(sold.hotel, seen.hotel);
}

export interface LiveStay extends Omit<LiveOffer<SelectedStay, ExplainedFailure>, 'lose'> {
  /** Call it when the rate is no longer sold. Shows the nearest rate of the hotel and resolves with it, if there is one. */
  lose: (stay: SelectedStay) => Promise<SelectedStay | null>;
}

/** The stay in the address. `rate` is the id of one of its rates, or null for the best. */
export function useSelectedStay(search: StaySearch, hotelId: string, rate: string | null): LiveStay {
  const locale = useLocale();
  const lost = useRef<SignedHotelOffer[]>([]);
  const load = () => loadStay(search, hotelId, rate, locale);

  async function findNearest(
    wanted: SignedHotelOffer | undefined,
    signal: AbortSignal,
    isLost: (offer: SignedHotelOffer) => boolean = () => false,
  ): Promise<SelectedStay | null> {
    const { hotels, ...found } = await searchHotels(search, locale, signal, hotelId);
    const rates = hotels.filter((offer) => offer.id === hotelId && offer.available && !isLost(offer));
    const name = wanted?.rate ?? rate;
    const same = rates.find((offer) => offer.rate === name);
    const hotel = same ?? (wanted ? nearestRate(rates, wanted) : name ? null : rates[0]);
    return hotel ? { search, ...found, hotel, chosenAs: rate } : null;
  }

  /** A supplier may offer the same rate again under a new id. A rate that was gone twice is lost. */
  function isLost({ offerId, rate }: SignedHotelOffer): boolean {
    const named = lost.current.filter((one) => one.rate === rate);
    return named.length > 1 || named.some((one) => one.offerId === offerId);
  }

  const live = useLiveOffer<SelectedStay, ExplainedFailure>({
    load,
    find: async (signal) => ({ selected: await findNearest(load()?.hotel, signal) }),
    instead: async ({ hotel }, _, signal) => ({ selected: await findNearest(lost.current.at(-1) ?? hotel, signal, isLost) }),
    save: saveStay,
    expiryOf: ({ meta }) => meta.expiresAt,
    isUnchanged: isSameRate,
    explain: explainFailure,
    isRenewedAhead: false,
  });
  return {
    ...live,
    lose(stay) {
      lost.current.push(stay.hotel);
      return live.lose([]);
    },
  };
}
