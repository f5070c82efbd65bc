import { useState } from 'react';
import { passengerTypesOf } from '@/lib/bookings/people';
import { type BookingDraft, emptyBookingDraft, keepDraft, recallDraft } from '@/lib/bookings/products/flight/draft';
import type { FlightSearchRequest } from '@/lib/flights/offer';

/** What is typed, kept for a reload with each change. `key` names the search and the offer. */
export function useBookingDraft(key: string, search: FlightSearchRequest): [BookingDraft, (draft: BookingDraft) => void] {
  const [draft, setDraft] = useState(() => recallDraft(key, passengerTypesOf(search)) ?? emptyBookingDraft(search));

  function change(next: BookingDraft) {
    setDraft(next);
    keepDraft(key, next);
  }

  return [draft, change];
}
