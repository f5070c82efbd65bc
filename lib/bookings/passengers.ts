import { addMonths } from '@/lib/time/dates';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flight-request';

export const passengerTypes = ['adult', 'child', 'infant'] as const;
export type PassengerType = (typeof passengerTypes)[number];

/** With what somebody crosses a border. */
export const travelDocuments = ['passport', 'idCard'] as const;
export type TravelDocument = (typeof travelDocuments)[number];

/** The passengers a search is for, in the order their forms stand in. */
export function passengerTypesOf({
  adults,
  children,
  infants,
}: Pick<FlightSearchRequest, 'adults' | 'children' | 'infants'>): PassengerType[] {
  return [
    ...Array<PassengerType>(adults).fill('adult'),
    ...Array<PassengerType>(children).fill('child'),
    ...Array<PassengerType>(infants).fill('infant'),
  ];
}

/** The first expiry day most countries accept: six months after the last flight. yyyy-MM-dd. */
export function passportValidUntil(lastDay: string): string {
  return addMonths(lastDay, 6);
}
