import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { type ChosenStay, recallStay, rememberStay } from '@/lib/hotels/chosen-stay';
import { searchHotels } from '@/lib/hotels/search/search-hotels';
import { hotelSearchRequestOf, type StaySearch } from '@/lib/hotels/search/search-params';
import { explainFailure, type SearchFailure } from '@/lib/search/search-failure';

export type ChosenStayState =
  | { status: 'searching' }
  /** `priceBefore` is the total in QAR that was shown until the rate was found again at another price; null otherwise. */
  | { status: 'chosen'; stay: ChosenStay; priceBefore: number | null }
  | { status: 'gone' }
  | { status: 'failed'; failure: SearchFailure };

export type Renewal = { status: 'found'; stay: ChosenStay } | { status: 'gone' } | { status: 'failed'; failure: SearchFailure };

interface ChosenStayControls {
  state: ChosenStayState;
  /** Finds the rate again while it stays on screen; a failure leaves it there. Never rejects. */
  renew: () => Promise<Renewal>;
  searchAgain: () => void;
  acceptPrice: () => void;
}

export function totalOf({ hotel }: ChosenStay): number {
  return Number(hotel.price.total);
}

/** The stay in the address: kept from the results, or found by searching again (another tab, a shared link, a rate that ran out). */
export function useChosenStay(search: StaySearch, hotelId: string): ChosenStayControls {
  const locale = useLocale();
  const [remembered] = useState(() => recallStay(search, hotelId, locale));
  const [state, setState] = useState<ChosenStayState>(() =>
    remembered && Date.parse(remembered.meta.expiresAt) > Date.now()
      ? { status: 'chosen', stay: remembered, priceBefore: null }
      : { status: 'searching' },
  );
  const shown = state.status === 'chosen' ? state : null;

  async function find(signal: AbortSignal): Promise<ChosenStay | null> {
    const { hotels, searchParams, place, meta } = await searchHotels(hotelSearchRequestOf(search, locale), signal);
    if (signal.aborted) return null;
    const hotel = hotels.find(({ id, available }) => id === hotelId && available);
    if (!hotel) {
      setState({ status: 'gone' });
      return null;
    }
    const stay = { search, searchParams, hotel, place, meta };
    const before = shown?.priceBefore ?? priceOf(shown?.stay ?? remembered);
    rememberStay(stay);
    setState({ status: 'chosen', stay, priceBefore: before === totalOf(stay) ? null : before });
    return stay;
  }

  const findFirst = useEffectEvent((signal: AbortSignal) => {
    find(signal).catch((error: unknown) => {
      if (!signal.aborted) setState({ status: 'failed', failure: explainFailure(error) });
    });
  });

  const isSearching = state.status === 'searching';
  useEffect(() => {
    if (!isSearching) return;
    const controller = new AbortController();
    findFirst(controller.signal);
    return () => controller.abort();
  }, [isSearching]);

  async function renew(): Promise<Renewal> {
    try {
      const stay = await find(new AbortController().signal);
      return stay ? { status: 'found', stay } : { status: 'gone' };
    } catch (error) {
      return { status: 'failed', failure: explainFailure(error) };
    }
  }

  return {
    state,
    renew,
    searchAgain: () => setState({ status: 'searching' }),
    acceptPrice: () => shown && setState({ ...shown, priceBefore: null }),
  };
}

function priceOf(stay: ChosenStay | null): number | null {
  return stay && totalOf(stay);
}
