/** Passports and identity cards that follow a request, or that run out too soon for the trip: they hold up a ticket, not a request. */
import { passportNumber } from '@/lib/text/contact';
import { isDay } from '@/lib/time/dates';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { namesOf, passportValidUntil, type RecordedTraveller, type TravelDocument } from './people';

/** Days before departure by which airlines need the documents of passengers. */
const daysBefore = 3;

/** The day (yyyy-MM-dd) by which a document must be here, for a trip that begins on `firstDay`: `today` for one that begins at once. */
export function documentDueBy(firstDay: string, today: string): string {
  const due = addDays(firstDay, -daysBefore);
  return due < today ? today : due;
}

/** The last day of a trip, and the day it is in Qatar: now when that is left out. Both yyyy-MM-dd. */
interface TripEnd {
  lastDay: string;
  today?: string;
}

/** The first expiry day that will do: of an identity card the day of the last flight, of a passport six months later. */
export function documentValidUntil(document: TravelDocument, { lastDay }: TripEnd): string {
  return document === 'idCard' ? lastDay : passportValidUntil(lastDay);
}

/** Why a document with this expiry day (yyyy-MM-dd) will not do for the trip, as a key of `bookings.passengers.warnings`; null for one that will. */
export function documentWarning(
  document: TravelDocument,
  expiry: string | undefined,
  trip: TripEnd,
): 'passportExpired' | 'passportTooShort' | 'idCardExpired' | 'idCardTooShort' | null {
  if (!expiry || !isDay(expiry) || expiry >= documentValidUntil(document, trip)) return null;
  const hasExpired = expiry < (trip.today ?? todayInQatar());
  if (document === 'idCard') return hasExpired ? 'idCardExpired' : 'idCardTooShort';
  return hasExpired ? 'passportExpired' : 'passportTooShort';
}

/** What stands on the identity card of a citizen, by nationality: digits alone. */
const idCardNumbers: Readonly<Record<string, { shape: RegExp; error: string }>> = {
  QA: { shape: /^[23]\d{10}$/, error: 'idCardNumberQA' },
  SA: { shape: /^1\d{9}$/, error: 'idCardNumberSA' },
  AE: { shape: /^784\d{12}$/, error: 'idCardNumberAE' },
  KW: { shape: /^\d{12}$/, error: 'idCardNumberKW' },
  BH: { shape: /^\d{9}$/, error: 'idCardNumberBH' },
  OM: { shape: /^\d{7,9}$/, error: 'idCardNumberOM' },
};

/** Why this cannot be the number of an identity card of a country, as a key of `bookings.errors`; null for one that may be. However it is typed. */
export function idCardError(nationality: string, typed: string): string | null {
  const known = idCardNumbers[nationality];
  return known && !known.shape.test(passportNumber.safeParse(typed).data ?? '') ? known.error : null;
}

/** Documents that are still to come or to be renewed, by the names of whose they are: given names and surname. */
export interface DocumentsDue {
  missing: string[];
  /** Not on receipts of before it was told apart. */
  expired?: string[];
  /** They run out too soon for the trip. */
  short: string[];
  /** yyyy-MM-dd */
  by: string;
}

type DocumentState = keyof Omit<DocumentsDue, 'by'>;

const lineKeys = { missing: 'documents', expired: 'documentsExpired', short: 'documentsShort' } as const;

/** What is due, a line for each state: the key of its sentence in bookings.confirmation, account.trips or mail, and whose documents they are. */
export function linesOfDue(due: DocumentsDue) {
  return (['missing', 'expired', 'short'] as const)
    .map((state) => ({ key: lineKeys[state], names: due[state] ?? [] }))
    .filter(({ names }) => names.length > 0);
}

function stateOf(document: TravelDocument, expiry: string | null | undefined, trip: TripEnd): DocumentState | null {
  const warning = documentWarning(document, expiry ?? undefined, trip);
  return warning && (warning.endsWith('Expired') ? 'expired' : 'short');
}

function dueOf<Person>(
  people: readonly Person[],
  state: (person: Person) => DocumentState | null,
  nameOf: (person: Person) => string,
  by: string,
): DocumentsDue | null {
  const namesAt = (wanted: DocumentState) => people.filter((person) => state(person) === wanted).map(nameOf);
  const due = { missing: namesAt('missing'), expired: namesAt('expired'), short: namesAt('short'), by };
  return linesOfDue(due).length > 0 ? due : null;
}

/** The part of a receipt that says whose document follows, or has to be renewed: nothing when all are there. */
export function documentsOnReceipt(
  people: readonly Omit<RecordedTraveller, 'type'>[],
  trip: TripEnd & { departureDate: string },
): { documentsDue?: DocumentsDue } {
  const due = dueOf(
    people,
    ({ travelDocument = 'passport', passportNumber, passportExpiry }) => {
      if (!passportNumber || !passportExpiry) return 'missing';
      return stateOf(travelDocument, passportExpiry, trip);
    },
    (person) => namesOf([person])[0] ?? '',
    documentDueBy(trip.departureDate, trip.today ?? todayInQatar()),
  );
  return due ? { documentsDue: due } : {};
}

interface Stored {
  offer: { needsDocuments: boolean };
  status: string;
  departure_date: string;
  last_travel_date: string;
  booking_passengers: readonly {
    position: number;
    given_names: string;
    surname: string;
    has_document: boolean;
    travel_document: TravelDocument;
    passport_expiry: string | null;
  }[];
}

/** The missing documents of a stored booking; null when there are none or none are needed, and once the trip has begun or is cancelled. */
export function documentsDue(booking: Stored, today: string): DocumentsDue | null {
  const { offer, status, departure_date: firstDay, last_travel_date: lastDay } = booking;
  if (!offer.needsDocuments || status === 'declined' || status === 'cancelled' || firstDay < today) return null;
  return dueOf(
    booking.booking_passengers.toSorted((a, b) => a.position - b.position),
    ({ has_document, travel_document, passport_expiry }) => {
      if (!has_document) return 'missing';
      return stateOf(travel_document, passport_expiry, { lastDay, today });
    },
    ({ given_names, surname }) => `${given_names} ${surname}`,
    documentDueBy(firstDay, today),
  );
}
