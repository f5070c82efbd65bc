import { createContext, type ReactNode, useContext } from 'react';
import type { HotelSearchResponse } from '@/lib/hotels/offer';
import type { StaySearch } from '@/lib/hotels/search/search-params';

/** A hotel with its own page on our site, in the language of the results. */
export interface WrittenHotel {
  slug: string;
  name: string;
  /** In both languages. */
  names: readonly string[];
  /** The city code in searches. */
  place: string;
  district: string;
  stars: number;
  art: string;
}

interface FoundHotels {
  search: StaySearch;
  /** The sight, district or hotel of the city that was searched for. */
  near: string | null;
  answer: HotelSearchResponse;
  /** Hotels that we describe ourselves, in every city. */
  written: readonly WrittenHotel[];
}

const FoundHotelsContext = createContext<FoundHotels | null>(null);

export function FoundHotelsProvider({ children, ...found }: FoundHotels & { children: ReactNode }) {
  return <FoundHotelsContext value={found}>{children}</FoundHotelsContext>;
}

/** The shown answer and its search. */
export function useFoundHotels(): FoundHotels {
  const found = useContext(FoundHotelsContext);
  if (!found) throw new Error('No FoundHotelsProvider above');
  return found;
}
