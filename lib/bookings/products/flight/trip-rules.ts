/** What a trip asks of its passengers, beyond the shape of `schema.ts`; the form and the route handler both ask here. */
import { airports } from '@/content/airports';
import { gulfCountries } from '@/content/countries';
import type { FieldError } from '@/lib/network/http';
import { latestPassportExpiry, titleError } from '@/lib/text/contact';
import { ageOn } from '@/lib/time/dates';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import type { FlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { idCardError } from '../../documents';
import {
  birthError,
  type Passenger,
  type PassengerType,
  passengerTypesOf,
  repeatedPassports,
  repeatedTravellers,
} from '../../people';

/** Days as yyyy-MM-dd at the airports: of the first and the last take-off. `today` is the day in Qatar. */
export interface TripDates {
  departureDate: string;
  lastDay: string;
  today?: string;
  /** Every airport of the trip is in the GCC: its citizens need no passport. */
  allowsIdCard?: boolean;
}

/** The days of an offer's first and last take-off: airlines count age on the day each flight leaves. */
export function tripDatesOf({ itineraries }: Pick<FlightOffer, 'itineraries'>): { departureDate: string; lastDay: string } {
  const takeOffs = itineraries.flatMap(({ segments }) => segments.map(({ departure }) => departure.at.slice(0, 10))).sort();
  return { departureDate: takeOffs[0] ?? '', lastDay: takeOffs.at(-1) ?? '' };
}

/** What a trip asks of its passengers. An airport we do not know may be anywhere. */
export function tripOf(offer: Pick<FlightOffer, 'itineraries'>): TripDates {
  const ends = offer.itineraries.flatMap(({ segments }) => segments.flatMap(({ departure, arrival }) => [departure, arrival]));
  const isInGulf = ({ iataCode }: { iataCode: string }) =>
    gulfCountries.includes(airports.find(({ code }) => code === iataCode)?.country ?? '');
  return { ...tripDatesOf(offer), allowsIdCard: ends.every(isInGulf) };
}

/** Whether an identity card is enough for this trip. */
export function mayUseIdCard({ nationality }: { nationality: string }, { allowsIdCard = false }: TripDates): boolean {
  return allowsIdCard && gulfCountries.includes(nationality);
}

const ageErrors = { adult: 'adultAge', child: 'childAge', infant: 'infantAge' } as const satisfies Record<PassengerType, string>;

export interface FieldIssue {
  field:
    | 'title'
    | 'gender'
    | 'dateOfBirth'
    | 'travelDocument'
    | 'passportNumber'
    | 'passportExpiry'
    | 'loyaltyAirline'
    | 'loyaltyNumber';
  error: string;
}

/**
 * Checks a passenger against the trip: title, age for the fare, a document that is allowed there, whole or not yet given. One that runs out too soon
 * is for `documentWarning`: it can be renewed.
 */
export function checkPassengerForTrip(
  traveller: Pick<Passenger, 'type' | 'dateOfBirth' | 'passportNumber' | 'passportExpiry'> &
    Partial<Pick<Passenger, 'nationality' | 'travelDocument' | 'loyaltyAirline' | 'loyaltyNumber'>> & {
      title?: string;
      gender?: string;
    },
  trip: TripDates,
): FieldIssue[] {
  const issues: FieldIssue[] = [];
  const today = trip.today ?? todayInQatar();
  const unborn = birthError(traveller.dateOfBirth, today);
  if (unborn) issues.push({ field: 'dateOfBirth', error: unborn });
  else if (!fitsFare(traveller, trip)) issues.push({ field: 'dateOfBirth', error: ageErrors[traveller.type] });
  const misnamed = titleError(traveller, traveller.type === 'adult');
  if (misnamed) issues.push(misnamed);
  const { travelDocument = 'passport', nationality = '', passportNumber, passportExpiry } = traveller;
  if (travelDocument === 'idCard' && !mayUseIdCard({ nationality }, trip))
    issues.push({ field: 'travelDocument', error: 'idCardNotHere' });
  const misnumbered = travelDocument === 'idCard' && passportNumber !== undefined && idCardError(nationality, passportNumber);
  if (misnumbered) issues.push({ field: 'passportNumber', error: misnumbered });
  if (passportNumber === undefined && passportExpiry !== undefined)
    issues.push({ field: 'passportNumber', error: 'passportNumberInvalid' });
  if (passportNumber !== undefined && passportExpiry === undefined)
    issues.push({ field: 'passportExpiry', error: 'passportExpiryInvalid' });
  if (passportExpiry && passportExpiry > latestPassportExpiry(today))
    issues.push({ field: 'passportExpiry', error: 'passportTooLong' });
  const { loyaltyAirline, loyaltyNumber } = traveller;
  if (loyaltyNumber !== undefined && loyaltyAirline === undefined)
    issues.push({ field: 'loyaltyAirline', error: 'loyaltyAirlineRequired' });
  if (loyaltyAirline !== undefined && loyaltyNumber === undefined)
    issues.push({ field: 'loyaltyNumber', error: 'loyaltyNumberInvalid' });
  return issues;
}

/** Checks everyone: as many of each type as were searched for, each fit to travel, no passport and nobody given twice. */
export function checkPassengers(passengers: readonly Passenger[], search: FlightSearchRequest, trip: TripDates): FieldError[] {
  if (passengers.map(({ type }) => type).join() !== passengerTypesOf(search).join()) {
    return [{ path: 'passengers', message: 'passengerTypes' }];
  }
  const errors = passengers.flatMap((traveller, index) =>
    checkPassengerForTrip(traveller, trip).map(({ field, error }) => ({ path: `passengers.${index}.${field}`, message: error })),
  );
  return [...errors, ...repeatedPassports(passengers, 'passengers'), ...repeatedTravellers(passengers, 'passengers')];
}

/**
 * Exactly one fare fits each age, as airlines define it: an infant is under 2 on the last flight, an adult 12 or older on the first, a child anyone
 * between.
 */
export function fitsFare(
  { type, dateOfBirth }: { type: PassengerType; dateOfBirth: string },
  { departureDate, lastDay }: Pick<TripDates, 'departureDate' | 'lastDay'>,
): boolean {
  const [first, last] = [ageOn(dateOfBirth, departureDate), ageOn(dateOfBirth, lastDay)];
  if (type === 'adult') return first >= 12;
  if (type === 'child') return last >= 2 && first < 12;
  return last < 2;
}
