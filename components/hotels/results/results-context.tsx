import { createContext, type ReactNode, useContext } from 'react';
import type { HotelSearchAnswer } from '@/lib/hotels/offer';
import type { StaySearch } from '@/lib/hotels/search/search-params';

interface FoundHotels {
  search: StaySearch;
  answer: HotelSearchAnswer;
}

const FoundHotelsContext = createContext<FoundHotels | null>(null);

export function FoundHotelsProvider({ search, answer, children }: FoundHotels & { children: ReactNode }) {
  return <FoundHotelsContext value={{ search, answer }}>{children}</FoundHotelsContext>;
}

/** The answer on screen and the search it answers. */
export function useFoundHotels(): FoundHotels {
  const found = useContext(FoundHotelsContext);
  if (!found) throw new Error('No FoundHotelsProvider above');
  return found;
}
