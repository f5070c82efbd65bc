'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { TripOffers } from './trip-countries';

export interface Traveller {
  name: string;
  /** ISO 3166-1 alpha-2. */
  nationality: string;
}

export interface TripNoteProps {
  offers: TripOffers;
  heading: 'h3' | 'h4';
  /** Who goes, once that is known. */
  travellers?: readonly Traveller[];
}

const TripNoteContext = createContext<(trip: TripNoteProps) => ReactNode>(() => null);

/** A slot for what another feature says about a trip. Flights and bookings render it without knowing that feature. */
export const TripNoteProvider = TripNoteContext;

export function TripNote(trip: TripNoteProps) {
  return useContext(TripNoteContext)(trip);
}
