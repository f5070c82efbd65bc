'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { TripOffers } from '@/lib/flights/trip-countries';

export interface Traveller {
  name: string;
  /** ISO 3166-1 alpha-2. */
  nationality: string;
}

export interface TripNoteProps {
  offers: TripOffers;
  heading: 'h3' | 'h4';
  /** The travellers, once they are known. */
  travellers?: readonly Traveller[];
}

const TripNoteContext = createContext<(trip: TripNoteProps) => ReactNode>(() => null);

/** A slot for another feature's note about a trip. Flights and bookings render it without a dependency on that feature. */
export const TripNoteProvider = TripNoteContext;

export function TripNote(trip: TripNoteProps) {
  return useContext(TripNoteContext)(trip);
}
