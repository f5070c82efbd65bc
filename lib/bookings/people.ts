/** Travellers: in a request, in a form and in a database row. */
import * as z from 'zod/mini';
import { countryCodes } from '@/content/countries';
import type { FieldError } from '@/lib/network/http';
import { gender, latinName, loyaltyAirline, loyaltyNumber, passportNumber, title } from '@/lib/text/contact';
import { calledName } from '@/lib/text/machine-letters';
import { ageOn, isDay, writingError } from '@/lib/time/dates';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { passengerTypes, travelDocuments } from '@/supabase/functions/_shared/contracts/states.generated';
import type { SharedField } from './party/carry-over';

export type PassengerType = (typeof passengerTypes)[number];

/** Documents to cross a border with. */
export type TravelDocument = (typeof travelDocuments)[number];

/** A day on a document, yyyy-MM-dd. Errors: `noSuchDay` and `shortYear` for a mistyped day, else `error`. */
export const documentDay = (error: string) =>
  z.string({ error }).check(
    z.refine((day) => writingError(day) !== 'noSuchDay', { error: 'noSuchDay', abort: true }),
    z.refine((day) => writingError(day) !== 'shortYear', { error: 'shortYear', abort: true }),
    z.refine(isDay, { error }),
  );

/** In years. A greater age must be a typing error. */
const oldestAge = 120;

/** Why this cannot be the birthday of a person alive on `today`; both yyyy-MM-dd. */
export function birthError(dateOfBirth: string, today: string): 'dateOfBirthFuture' | 'dateOfBirthTooOld' | null {
  if (dateOfBirth > today) return 'dateOfBirthFuture';
  return ageOn(dateOfBirth, today) > oldestAge ? 'dateOfBirthTooOld' : null;
}

/** A person named as in the passport. */
const namedAsInPassport = {
  title,
  /** As on the travel document. */
  gender,
  /** In Latin letters, as the machine-readable line of the passport has them. */
  givenNames: latinName('givenNamesRequired'),
  surname: latinName('surnameRequired'),
  dateOfBirth: documentDay('dateOfBirthInvalid'),
};

/** Somebody of whom only the name is known; the rest follows. In Latin letters, as in the passport. */
export const namedPerson = z.pick(z.object(namedAsInPassport), { givenNames: true, surname: true });
export type NamedPerson = z.infer<typeof namedPerson>;

/** They may follow after the request. */
const document = {
  passportNumber: z.optional(passportNumber),
  passportExpiry: z.optional(documentDay('passportExpiryInvalid')),
};

export const passenger = z.object({
  type: z.enum(passengerTypes, { error: 'passengerTypes' }),
  ...namedAsInPassport,
  /** ISO 3166-1 alpha-2 code of the nationality. */
  nationality: z.enum([...countryCodes], { error: 'nationalityRequired' }),
  /** The document of the number and the expiry day. An identity card is for citizens of the GCC on trips within it. */
  travelDocument: z._default(z.enum(travelDocuments, { error: 'documentUnknown' }), 'passport'),
  ...document,
  /** Of a frequent flyer programme; both or neither. */
  loyaltyAirline: z.optional(loyaltyAirline),
  loyaltyNumber: z.optional(loyaltyNumber),
});
export type Passenger = z.infer<typeof passenger>;

/** A traveller of a package: its flights are found later. */
export const traveller = z.object({ ...namedAsInPassport, ...document });
export type Traveller = z.infer<typeof traveller>;

/** A traveller as text that was typed; days as `readDay` reads them. */
export interface TravellerDraft extends Record<keyof Traveller, string> {
  carried?: readonly SharedField[] | undefined;
}

export interface PassengerDraft extends TravellerDraft {
  type: PassengerType;
  nationality: string;
  /** Counts only where the trip and the nationality allow a choice. */
  travelDocument: TravelDocument;
  /** Its number and expiry day follow after the request. */
  isDocumentLater: boolean;
  loyaltyAirline: string;
  loyaltyNumber: string;
  /** What was typed for the other document, in case it is selected again. */
  other?: DocumentDraft | undefined;
}

type DocumentDraft = Pick<TravellerDraft, 'passportNumber' | 'passportExpiry'>;

export function emptyPassengerDraft(type: PassengerType): PassengerDraft {
  return {
    type,
    title: '',
    gender: '',
    givenNames: '',
    surname: '',
    dateOfBirth: '',
    nationality: '',
    travelDocument: 'passport',
    isDocumentLater: false,
    passportNumber: '',
    passportExpiry: '',
    loyaltyAirline: '',
    loyaltyNumber: '',
  };
}

/** A traveller as stored: complete for a passenger; for a hotel guest perhaps only a name. Days are yyyy-MM-dd. */
export type RecordedTraveller = { type: PassengerType } & Pick<Passenger, 'givenNames' | 'surname'> &
  Partial<Omit<Passenger, 'type'>>;

/** The passengers of a search, in the order of their forms. */
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

/** A repeated passport is an error at its second occurrence. `list` is the path of the people in the request. */
export function repeatedPassports(people: readonly { passportNumber?: string | undefined }[], list: string): FieldError[] {
  const numbers = people.map(({ passportNumber: number }) => number);
  return [...numbers.keys()]
    .filter((index) => numbers[index] && numbers.indexOf(numbers[index]) < index)
    .map((index) => ({ path: `${list}.${index}.passportNumber`, message: 'passportRepeated' }));
}

/** A repeated traveller is an error at the second occurrence: nobody has two seats. */
export function repeatedTravellers(
  people: readonly { givenNames?: string | undefined; surname?: string | undefined; dateOfBirth?: string | undefined }[],
  list: string,
): FieldError[] {
  const persons = people.map(({ givenNames, surname, dateOfBirth }) =>
    givenNames && surname && dateOfBirth ? `${nameKey(givenNames)} ${nameKey(surname)} ${dateOfBirth}` : null,
  );
  return [...persons.keys()]
    .filter((index) => persons[index] && persons.indexOf(persons[index] ?? null) < index)
    .map((index) => ({ path: `${list}.${index}.givenNames`, message: 'travellerRepeated' }));
}

/** Ignores spacing and capitals. */
function nameKey(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

/** The type of a traveller of a package, whose age is null for an adult. */
export function typeAtAge(age: number | null): PassengerType {
  if (age === null) return 'adult';
  return age < 2 ? 'infant' : 'child';
}

interface StoredParty {
  rooms: readonly { adults: number; childrenAges: readonly number[] }[];
  flights: readonly { travelerPricings: readonly { quantity: number }[] }[];
}

/** How many people a stored booking is for: those of its rooms, or of the fares of its first flight. */
export function peopleOf({ rooms, flights }: StoredParty): number {
  const seats = flights[0]?.travelerPricings.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  return rooms.length > 0 ? rooms.reduce((sum, { adults, childrenAges }) => sum + adults + childrenAges.length, 0) : seats;
}

/** How many of them are not named yet; none where names are enough, as in a hotel. */
export function unnamedIn({
  offer,
  names_follow: isOpen,
  booking_passengers: named,
}: {
  offer: StoredParty & { needsDocuments: boolean };
  names_follow: boolean;
  booking_passengers: readonly unknown[];
}): number {
  const isKnown = isOpen || offer.rooms.length > 0;
  return offer.needsDocuments && isKnown ? Math.max(peopleOf(offer) - named.length, 0) : 0;
}

/** As they are called; airlines get given names and surname. */
export function namesOf(people: readonly ({ givenNames: string; surname: string } | null)[]): string[] {
  return people.flatMap((person) => (person ? [calledName(`${person.givenNames} ${person.surname}`)] : []));
}
