'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { readStaySearch, type StaySearchParts } from '@/lib/hotels/search/search-params';

interface StayFromAddressProps {
  today: string;
  onStay: (parts: StaySearchParts) => void;
}

/** Reports a stay in the address to the form, at first and when a link on this page changes it. Renders nothing. */
export function StayFromAddress({ today, onStay }: StayFromAddressProps) {
  const query = useSearchParams();
  const notify = useEffectEvent(onStay);
  useEffect(() => {
    if (!today) return;
    const parts = readStaySearch(query, today);
    if (Object.keys(parts).length > 1 || parts.refused.length > 0) notify(parts);
  }, [query, today]);
  return null;
}
