'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { type FlightSearchParams, readFlightSearchParams } from '@/lib/flights/search-params';

/** Tells the form of a search in the address: on arrival, and when a link on this page changes it. Draws nothing. */
export function SearchFromAddress({ onSearch }: { onSearch: (params: FlightSearchParams) => void }) {
  const query = useSearchParams();
  const tell = useEffectEvent(onSearch);
  useEffect(() => {
    const params = readFlightSearchParams(query);
    if (params.from || params.to) tell(params);
  }, [query]);
  return null;
}
