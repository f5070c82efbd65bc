import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flight-search';

export const passengerTypes = ['adult', 'child', 'infant'] as const;
export type PassengerType = (typeof passengerTypes)[number];

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

/** Full years of age on a day; both days as yyyy-MM-dd. Somebody born on 29 February is a year older on 1 March. */
export function ageOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) >= dateOfBirth.slice(5) ? years : years - 1;
}

/** The first expiry day most countries accept: six months after the last flight. yyyy-MM-dd, shortened to the month's end. */
export function passportValidUntil(lastDay: string): string {
  const [year, month, day] = lastDay.split('-').map(Number) as [number, number, number];
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + 7, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + 6, Math.min(day, lastOfMonth))).toISOString().slice(0, 10);
}
