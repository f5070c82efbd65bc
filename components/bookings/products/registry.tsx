import type { ComponentType } from 'react';
import type { Receipt } from '@/lib/bookings/receipt';
import { RequestedTrip } from '../confirmation/requested-trip';
import { RequestedFlight } from './flight/requested-flight';
import { RequestedLegs } from './multi-city/requested-legs';

/** Kinds with a view of their own. The receipt has already been checked against its kind's description. */
const shownAs: Readonly<Record<string, ComponentType<{ receipt: never }>>> = {
  flight: RequestedFlight,
  multicity: RequestedLegs,
};

/** How the confirmation shows a request of this kind. */
export function requestedAs(kind: string): ComponentType<{ receipt: Receipt }> {
  return (shownAs[kind] ?? RequestedTrip) as ComponentType<{ receipt: Receipt }>;
}
