/** The rules of a package for its days and travellers. The booking flow and the route handler both use them. */

import type { FieldError } from '@/lib/network/http';
import { adultAge, placesOf, type TravellerPlace } from '@/lib/packages/party';
import { titleError } from '@/lib/text/contact';
import { ageOn, isDay, latestPassportExpiry } from '@/lib/time/dates';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';
import { kindAt } from '@/supabase/functions/_shared/contracts/flights/search-agreements';
import { documentError } from '../../documents';
import { type FlightDays, fitsFare } from '../../party/party-rules';
import { birthError, repeatedPassports, repeatedTravellers, type Traveller } from '../../people';
import { tripDatesOf } from '../flight/trip-rules';
import type { PackageRequest, RequestedTrip } from './schema';

/** Hotels and cars need this many days of notice. */
const daysAhead = 5;
const horizonDays = 360;

/** First and last day on which a package can begin, counted from `today`; all yyyy-MM-dd. */
export function departureWindow(today: string): { earliest: string; latest: string } {
  return { earliest: addDays(today, daysAhead), latest: addDays(today, horizonDays) };
}

/** An error key, or null for a day on which a package can begin. */
export function departureError(day: string, today: string): string | null {
  const { earliest, latest } = departureWindow(today);
  if (!isDay(day)) return 'departureRequired';
  if (day < earliest) return 'departureTooSoon';
  return day > latest ? 'departureTooLate' : null;
}

/** What airlines call the people of a search. */
export const fareType = { adults: 'adult', children: 'child', infants: 'infant' } as const;

/** The last day of the trip. */
export function lastDayOf({ departureDate, extraNights }: Pick<RequestedTrip, 'departureDate' | 'extraNights'>, nights: number) {
  return addDays(departureDate, nights + extraNights);
}

export interface TripDays {
  departureDate: string;
  lastDay: string;
  today: string;
  /** Of the flights that are booked with it. Rooms count ages on the first day, airlines on each flight. */
  flown?: FlightDays | null | undefined;
}

/** The errors of one traveller, by field in the order of the form. */
export function travellerErrors(
  { dateOfBirth, passportExpiry, ...named }: Partial<Omit<Traveller, 'title' | 'gender'>> & { title?: string; gender?: string },
  { age }: TravellerPlace,
  { departureDate, lastDay, today, flown }: TripDays,
): { field: 'title' | 'gender' | 'dateOfBirth' | 'passportExpiry'; error: string }[] {
  const errors: ReturnType<typeof travellerErrors> = [];
  const titleIssue = titleError(named, age === null);
  if (titleIssue) errors.push(titleIssue);
  if (dateOfBirth) {
    const years = ageOn(dateOfBirth, departureDate);
    const birthIssue = birthError(dateOfBirth, today);
    if (birthIssue) errors.push({ field: 'dateOfBirth', error: birthIssue });
    else if (age === null && years < adultAge) errors.push({ field: 'dateOfBirth', error: 'adultAge' });
    else if (age !== null && years !== age) errors.push({ field: 'dateOfBirth', error: 'childAge' });
    else if (flown && !fitsFare({ type: fareType[age === null ? 'adults' : kindAt(age)], dateOfBirth }, flown))
      errors.push({ field: 'dateOfBirth', error: 'fareAge' });
  }
  if (passportExpiry && passportExpiry > latestPassportExpiry(today))
    errors.push({ field: 'passportExpiry', error: 'passportTooLong' });
  const documentIssue = documentError('passport', passportExpiry, { lastDay });
  if (documentIssue) errors.push({ field: 'passportExpiry', error: documentIssue });
  return errors;
}

/** All errors of a well-formed request on `today`, except its price. */
export function checkTrip(
  { trip, lead, travellers, flight }: Pick<PackageRequest, 'trip' | 'lead' | 'travellers' | 'flight'>,
  nights: number,
  today: string,
): FieldError[] {
  const places = placesOf(trip.rooms);
  if (travellers.length !== (lead ? 0 : places.length)) return [{ path: 'travellers', message: 'travellersMissing' }];
  const departure = departureError(trip.departureDate, today);
  if (departure) return [{ path: 'trip.departureDate', message: departure }];
  const days = {
    departureDate: trip.departureDate,
    lastDay: lastDayOf(trip, nights),
    today,
    flown: flight && tripDatesOf(flight.offer),
  };
  const errors = (lead ? [] : places).flatMap((place, index) =>
    travellerErrors(travellers[index] ?? {}, place, days).map(({ field, error }) => ({
      path: `travellers.${index}.${field}`,
      message: error,
    })),
  );
  return [...errors, ...repeatedPassports(travellers, 'travellers'), ...repeatedTravellers(travellers, 'travellers')];
}
