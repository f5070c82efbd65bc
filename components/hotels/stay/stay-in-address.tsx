'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale } from 'next-intl';
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react';
import type { HotelSearchResponse } from '@/lib/hotels/offer';
import { searchHotels } from '@/lib/hotels/search/search-hotels';
import {
  readStaySearch,
  type StaySearch,
  type StaySearchParts,
  searchOfHotel,
  writeStaySearch,
} from '@/lib/hotels/search/search-params';
import { type ExplainedFailure, explainFailure } from '@/lib/search/search-failure';
import { useToday } from '@/lib/time/use-today';
import type { DrawnHotels } from '../results/use-hotel-search';

/** The target of links to the rooms. */
export const ratesId = 'rates';

export type RatesState =
  | { status: 'searching' }
  | { status: 'found'; answer: HotelSearchResponse }
  | { status: 'failed'; failure: ExplainedFailure };

interface StayInAddress {
  hotelId: string;
  /** yyyy-MM-dd in Qatar. */
  today: string;
  parts: StaySearchParts;
  /** A complete stay, or null: days must be selected first. */
  search: StaySearch | null;
  /** For `search`; meaningless without one. */
  rates: RatesState;
  searchAgain: () => void;
}

const StayContext = createContext<StayInAddress | null>(null);

const searching: RatesState = { status: 'searching' };

interface StayProviderProps {
  hotelId: string;
  /** The hotel's place, for an address without one; null when unknown. */
  placeId: string | null;
  /** On the server, and until the page knows the day itself: yyyy-MM-dd in Qatar. */
  day: string;
  /** What the server found for the stay in the address. */
  drawn?: DrawnHotels;
  children: ReactNode;
}

/** Requests all rates of one hotel once, for the stay in the address; the head and the table share them. Leaving aborts the request. */
export function StayProvider({ hotelId, placeId, day, drawn, children }: StayProviderProps) {
  const locale = useLocale();
  const today = useToday() || day;
  const query = useSearchParams();
  const parts = readStaySearch(query, today);
  const search = searchOfHotel(parts, placeId);
  const [attempt, setAttempt] = useState(0);
  const asked = search && `${attempt} ${locale} ${writeStaySearch(search)}`;
  const [answered, setAnswered] = useState<{ asked: string; rates: RatesState } | null>(
    () => (asked && drawn && { asked, rates: stateOf(drawn) }) || null,
  );

  const ask = useEffectEvent(async (question: string, signal: AbortSignal) => {
    if (!search || answered?.asked === question) return;
    const rates = await searchHotels(search, locale, signal, hotelId).then(
      (answer): RatesState => ({ status: 'found', answer }),
      (error: unknown): RatesState => ({ status: 'failed', failure: explainFailure(error) }),
    );
    if (!signal.aborted) setAnswered({ asked: question, rates });
  });

  useEffect(() => {
    if (!asked) return;
    const controller = new AbortController();
    void ask(asked, controller.signal);
    return () => controller.abort();
  }, [asked]);

  const rates = answered?.asked === asked ? answered.rates : searching;
  const searchAgain = () => setAttempt(attempt + 1);
  return <StayContext value={{ hotelId, today, parts, search, rates, searchAgain }}>{children}</StayContext>;
}

function stateOf(drawn: DrawnHotels): RatesState {
  return drawn.ok ? { status: 'found', answer: drawn.value } : { status: 'failed', failure: drawn.reason };
}

/** The stay in the page's address, with its rates. */
export function useStayInAddress(): StayInAddress {
  const stay = useContext(StayContext);
  if (!stay) throw new Error('No StayProvider above');
  return stay;
}
