/** Passports and identity cards that are still missing, or that end too soon for the trip. Missing ones delay the ticket, not the request. */
import { passportNumber } from '@/lib/text/contact';
import { calledName } from '@/lib/text/machine-letters';
import { isDay, passportValidity, passportValidUntil } from '@/lib/time/dates';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { namesOf, type RecordedTraveller, type TravelDocument } from './people';

/** Airlines need the documents of passengers this many days before departure. */
const daysBefore = 3;

/** The day (yyyy-MM-dd) by which a document is needed for a trip that begins on `firstDay`; `today` when that is sooner. */
export function documentDueBy(firstDay: string, today: string): string {
  const due = addDays(firstDay, -daysBefore);
  return due < today ? today : due;
}

/** Whether there is time to send them after the request. */
export function mayDocumentsFollow({
  departureDate,
  today = todayInQatar(),
}: {
  departureDate: string;
  today?: string | undefined;
}) {
  return documentDueBy(departureDate, today) > today;
}

/** The last day of a trip, yyyy-MM-dd. */
interface TripEnd {
  lastDay: string;
}

/** The first expiry day that is accepted: for an identity card the day of the last flight, for a passport six months later. */
export function documentValidUntil(document: TravelDocument, { lastDay }: TripEnd): string {
  return document === 'idCard' ? lastDay : passportValidUntil(lastDay);
}

/** Why a document with this expiry day (yyyy-MM-dd) is not valid for the trip, as a key of `bookings.passengers.warnings`; null for a valid one. */
export function documentWarning(
  document: TravelDocument,
  expiry: string | undefined,
  { lastDay }: TripEnd,
): 'passportEnds' | 'passportTooShort' | 'idCardEnds' | null {
  const validity = expiry && isDay(expiry) ? passportValidity(expiry, lastDay) : null;
  if (document === 'idCard') return validity === 'ends' ? 'idCardEnds' : null;
  return validity && (validity === 'ends' ? 'passportEnds' : 'passportTooShort');
}

/** The same as a key of `bookings.errors`: nobody boards with a document that ends before the trip. One that most countries find short may do. */
export function documentError(...document: Parameters<typeof documentWarning>): 'passportEnds' | 'idCardEnds' | null {
  const warning = documentWarning(...document);
  return warning === 'passportTooShort' ? null : warning;
}

/** The number on the identity card of a citizen, by nationality: digits alone. */
const idCardNumbers: Readonly<Record<string, { shape: RegExp; error: string }>> = {
  QA: { shape: /^[23]\d{10}$/, error: 'idCardNumberQA' },
  SA: { shape: /^1\d{9}$/, error: 'idCardNumberSA' },
  AE: { shape: /^784\d{12}$/, error: 'idCardNumberAE' },
  KW: { shape: /^\d{12}$/, error: 'idCardNumberKW' },
  BH: { shape: /^\d{9}$/, error: 'idCardNumberBH' },
  OM: { shape: /^\d{7,9}$/, error: 'idCardNumberOM' },
};

/**
 * Why this cannot be the number of an identity card of a country, as a key of `bookings.errors`; null for a possible number. Spaces and signs do
 * not matter.
 */
export function idCardError(nationality: string, typed: string): string | null {
  const known = idCardNumbers[nationality];
  return known && !known.shape.test(passportNumber.safeParse(typed).data ?? '') ? known.error : null;
}

/** Documents that are missing or have to be renewed, by given names and surname of their owners. */
export interface DocumentsDue {
  missing: string[];
  /** They end before the trip does. Missing on receipts that older versions stored. */
  expired?: string[];
  /** They end sooner than most countries allow. */
  short: string[];
  /** yyyy-MM-dd */
  by: string;
}

type DocumentState = keyof Omit<DocumentsDue, 'by'>;

const lineKeys = { missing: 'documents', expired: 'documentsExpired', short: 'documentsShort' } as const;

/** The documents that are due, one line per state: the key of its sentence in bookings.confirmation, account.trips or mail, and the owners' names. */
export function linesOfDue(due: DocumentsDue) {
  return (['missing', 'expired', 'short'] as const)
    .map((state) => ({ key: lineKeys[state], names: due[state] ?? [] }))
    .filter(({ names }) => names.length > 0);
}

function stateOf(document: TravelDocument, expiry: string | null | undefined, trip: TripEnd): DocumentState | null {
  const warning = documentWarning(document, expiry ?? undefined, trip);
  return warning && (warning === 'passportTooShort' ? 'short' : 'expired');
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

/** The part of a receipt that lists missing and expiring documents; empty when all are valid. */
export function documentsOnReceipt(
  people: readonly Omit<RecordedTraveller, 'type'>[],
  trip: TripEnd & { departureDate: string; today?: string },
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

/** The missing documents of a stored booking. Null when none are missing or needed, or the tickets were issued without, when the trip has begun, and when it is cancelled. */
export function documentsDue(booking: Stored, today: string): DocumentsDue | null {
  const { offer, status, departure_date: firstDay, last_travel_date: lastDay } = booking;
  if (!offer.needsDocuments || status === 'declined' || status === 'cancelled' || firstDay < today) return null;
  return dueOf(
    booking.booking_passengers.toSorted((a, b) => a.position - b.position),
    ({ has_document, travel_document, passport_expiry }) => {
      if (!has_document) return status === 'ticketed' ? null : 'missing';
      return stateOf(travel_document, passport_expiry, { lastDay });
    },
    ({ given_names, surname }) => calledName(`${given_names} ${surname}`),
    documentDueBy(firstDay, today),
  );
}
