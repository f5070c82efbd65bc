'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import {
  type FlightSearchParams,
  parseFlightSearch,
  readFlightSearchParams,
  resultsView,
} from '@/lib/flights/search/search-params';

interface SearchFromAddressProps {
  /** `isRefused`: the address asks for results, but its search is invalid. */
  onSearch: (params: FlightSearchParams, isRefused: boolean) => void;
}

/** Reports a search in the address to the form, at first and when a link on this page changes it. Renders nothing. */
export function SearchFromAddress({ onSearch }: SearchFromAddressProps) {
  const query = useSearchParams();
  const notify = useEffectEvent(onSearch);
  useEffect(() => {
    const params = readFlightSearchParams(query);
    const isRefused = query.get(resultsView.key) === resultsView.value && !parseFlightSearch(query);
    if (Object.keys(params).length > 0) notify(params, isRefused);
  }, [query]);
  return null;
}
