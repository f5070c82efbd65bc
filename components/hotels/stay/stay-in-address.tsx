'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale } from 'next-intl';
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react';
import type { HotelSearchAnswer } from '@/lib/hotels/offer';
import { searchHotels } from '@/lib/hotels/search/search-hotels';
import { readStaySearch, type StaySearch, type StaySearchParts, writeStaySearch } from '@/lib/hotels/search/search-params';
import { usualRooms } from '@/lib/hotels/stay-rooms';
import { type ExplainedFailure, explainFailure } from '@/lib/search/search-failure';
import { useToday } from '@/lib/time/use-today';

/** The target of links to the rooms. */
export const ratesId = 'rates';

export type RatesState =
  | { status: 'searching' }
  | { status: 'found'; answer: HotelSearchAnswer }
  | { status: 'failed'; failure: ExplainedFailure };

interface StayInAddress {
  hotelId: string;
  /** yyyy-MM-dd in Qatar; empty until hydration. */
  today: string;
  parts: StaySearchParts;
  /** A complete stay, or null: days must be selected first. */
  search: StaySearch | null;
  /** For `search`; meaningless without one. */
  rates: RatesState;
  searchAgain: () => void;
}

const StayContext = createContext<StayInAddress | null>(null);

/** Before the page knows today, it cannot tell whether a stay has passed. */
const noStay: StaySearchParts = { refused: [] };
const searching: RatesState = { status: 'searching' };

interface StayProviderProps {
  hotelId: string;
  /** The hotel's place, for an address without one; null when unknown. */
  placeId: string | null;
  children: ReactNode;
}

/** Requests all rates of one hotel once, for the stay in the address; the head and the table share them. Leaving aborts the request. */
export function StayProvider({ hotelId, placeId, children }: StayProviderProps) {
  const locale = useLocale();
  const today = useToday();
  const query = useSearchParams();
  const parts = today ? readStaySearch(query, today) : noStay;
  const { destination = placeId, checkIn, checkOut, rooms } = parts;
  // A price for another party than in the link would mislead.
  const isParty = !parts.refused.includes('rooms');
  const search: StaySearch | null =
    destination && checkIn && checkOut && isParty ? { destination, checkIn, checkOut, rooms: [...(rooms ?? usualRooms)] } : null;
  const [attempt, setAttempt] = useState(0);
  const asked = search && `${attempt} ${locale} ${writeStaySearch(search)}`;
  const [answered, setAnswered] = useState<{ asked: string; rates: RatesState } | null>(null);

  const ask = useEffectEvent(async (question: string, signal: AbortSignal) => {
    if (!search) return;
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

/** The stay in the page's address, with its rates. */
export function useStayInAddress(): StayInAddress {
  const stay = useContext(StayContext);
  if (!stay) throw new Error('No StayProvider above');
  return stay;
}
