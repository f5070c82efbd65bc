import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import type { HotelSearchAnswer } from '@/lib/hotels/offer';
import { searchHotels } from '@/lib/hotels/search/search-hotels';
import { hotelSearchRequestOf, type StaySearch } from '@/lib/hotels/search/search-params';
import { explainFailure, type SearchFailure } from '@/lib/search/search-failure';

export type RatesState =
  | { status: 'searching' }
  | { status: 'found'; answer: HotelSearchAnswer }
  | { status: 'failed'; failure: SearchFailure };

/** Asks for all rates of one hotel for one stay; a component with another stay needs another key. Leaving ends the request. */
export function useHotelRates(search: StaySearch, hotelId: string): { state: RatesState; searchAgain: () => void } {
  const locale = useLocale();
  const [asked] = useState(() => hotelSearchRequestOf(search, locale, hotelId));
  const [state, setState] = useState<RatesState>({ status: 'searching' });
  const isSearching = state.status === 'searching';
  useEffect(() => {
    if (!isSearching) return;
    const controller = new AbortController();
    const tell = (found: RatesState) => {
      if (!controller.signal.aborted) setState(found);
    };
    searchHotels(asked, controller.signal).then(
      (answer) => tell({ status: 'found', answer }),
      (error: unknown) => tell({ status: 'failed', failure: explainFailure(error) }),
    );
    return () => controller.abort();
  }, [isSearching, asked]);
  return { state, searchAgain: () => setState({ status: 'searching' }) };
}
