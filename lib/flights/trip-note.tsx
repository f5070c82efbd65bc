'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { TripOffers } from './trip-countries';

export interface TripNoteProps {
  offers: TripOffers;
  heading: 'h3' | 'h4';
  /** Of who travels, where that is known: ISO 3166-1 alpha-2. */
  passport?: string | undefined;
}

const TripNoteContext = createContext<(trip: TripNoteProps) => ReactNode>(() => null);

/** Where a page says what another feature knows of a trip: flights and bookings ask for it, and need not know whose words it is. */
export const TripNoteProvider = TripNoteContext;

export function TripNote(trip: TripNoteProps) {
  return useContext(TripNoteContext)(trip);
}
