/** The rules of a trip for its passengers, beyond the shape in `schema.ts`. The form and the route handler both use them. */
import { airports } from '@/content/airports';
import { gulfCountries } from '@/content/countries';
import type { FieldError } from '@/lib/network/http';
import { titleError } from '@/lib/text/contact';
import { latestPassportExpiry } from '@/lib/time/dates';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import type { FlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { documentError, idCardError } from '../../documents';
import { companyErrors, fitsFare } from '../../party/party-rules';
import {
  birthError,
  type Passenger,
  type PassengerType,
  passengerTypesOf,
  repeatedPassports,
  repeatedTravellers,
} from '../../people';

/** Days of the first and the last take-off, yyyy-MM-dd at the airports. `today` is the day in Qatar. */
export interface TripDates {
  departureDate: string;
  lastDay: string;
  today?: string;
  /** Every airport of the trip is in the GCC: its citizens need no passport. */
  allowsIdCard?: boolean;
  /** It is paid at once, and no ticket is issued without them: none may follow. */
  needsDocuments?: boolean;
}

/** The days of an offer's first and last take-off: airlines count ages on the day of each flight. */
export function tripDatesOf({ itineraries }: Pick<FlightOffer, 'itineraries'>): { departureDate: string; lastDay: string } {
  const takeOffs = itineraries.flatMap(({ segments }) => segments.map(({ departure }) => departure.at.slice(0, 10))).sort();
  return { departureDate: takeOffs[0] ?? '', lastDay: takeOffs.at(-1) ?? '' };
}

/** The trip data that the rules need. An unknown airport counts as outside the GCC. */
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
 * Checks a passenger against the trip: title, age for the fare, and a permitted document, complete or still missing, that does not end before the
 * trip.
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
  const birthIssue = birthError(traveller.dateOfBirth, today);
  if (birthIssue) issues.push({ field: 'dateOfBirth', error: birthIssue });
  else if (!fitsFare(traveller, trip)) issues.push({ field: 'dateOfBirth', error: ageErrors[traveller.type] });
  const titleIssue = titleError(traveller, traveller.type === 'adult');
  if (titleIssue) issues.push(titleIssue);
  const { travelDocument = 'passport', nationality = '', passportNumber, passportExpiry } = traveller;
  if (travelDocument === 'idCard' && !mayUseIdCard({ nationality }, trip))
    issues.push({ field: 'travelDocument', error: 'idCardNotHere' });
  const numberIssue = travelDocument === 'idCard' && passportNumber !== undefined && idCardError(nationality, passportNumber);
  if (numberIssue) issues.push({ field: 'passportNumber', error: numberIssue });
  if (passportNumber === undefined && (passportExpiry !== undefined || trip.needsDocuments))
    issues.push({ field: 'passportNumber', error: 'passportNumberInvalid' });
  if (passportNumber !== undefined && passportExpiry === undefined)
    issues.push({ field: 'passportExpiry', error: 'passportExpiryInvalid' });
  if (passportExpiry && passportExpiry > latestPassportExpiry(today))
    issues.push({ field: 'passportExpiry', error: 'passportTooLong' });
  const documentIssue = documentError(travelDocument, passportExpiry, trip);
  if (documentIssue) issues.push({ field: 'passportExpiry', error: documentIssue });
  const { loyaltyAirline, loyaltyNumber } = traveller;
  if (loyaltyNumber !== undefined && loyaltyAirline === undefined)
    issues.push({ field: 'loyaltyAirline', error: 'loyaltyAirlineRequired' });
  if (loyaltyAirline !== undefined && loyaltyNumber === undefined)
    issues.push({ field: 'loyaltyNumber', error: 'loyaltyNumberInvalid' });
  return issues;
}

/** Checks all passengers: the searched number of each type, each fit for the trip, no passport or person twice. */
export function checkPassengers(passengers: readonly Passenger[], search: FlightSearchRequest, trip: TripDates): FieldError[] {
  if (passengers.map(({ type }) => type).join() !== passengerTypesOf(search).join()) {
    return [{ path: 'passengers', message: 'passengerTypes' }];
  }
  const errors = passengers.flatMap((traveller, index) =>
    checkPassengerForTrip(traveller, trip).map(({ field, error }) => ({ path: `passengers.${index}.${field}`, message: error })),
  );
  return [
    ...errors,
    // A wrong fare says enough.
    ...(errors.some(({ message }) => message.endsWith('Age')) ? [] : companyErrors(passengers, trip, 'passengers')),
    ...repeatedPassports(passengers, 'passengers'),
    ...repeatedTravellers(passengers, 'passengers'),
  ];
}
