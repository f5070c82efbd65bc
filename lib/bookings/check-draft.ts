import { type Contact, contact as contactShape } from '@/lib/text/contact';
import { readDay } from '@/lib/time/dates';
import type { BookingDraft, PassengerDraft } from './draft';
import type { TravelDocument } from './passengers';
import { type Passenger, passenger as passengerShape } from './schema';
import { checkPassengerForTrip, mayUseIdCard, type TripDates } from './trip-rules';

/** What is wrong, by path ("passengers.0.dateOfBirth", "contact.email"), as keys of `bookings.errors`. */
export type DraftErrors = Record<string, string>;

export interface CheckedDraft {
  passengers: Passenger[];
  contact: Contact;
}

export type DraftCheck = { request: CheckedDraft } | { errors: DraftErrors };

/** Turns what was typed into the passengers and contact of a request, or says by field what is wrong, in the form's order. */
export function checkDraft(draft: BookingDraft, trip: TripDates): DraftCheck {
  const typed = draft.passengers.map((passenger) => asRequested(passenger, trip));
  const passengers = typed.map((passenger) => passengerShape.safeParse(passenger));
  const { email, phone, notes } = draft.contact;
  const contact = contactShape.safeParse({ email, phone, ...(notes.trim() && { notes }) });

  const found: DraftErrors = {};
  for (const [index, { error }] of passengers.entries()) collect(found, `passengers.${index}`, error?.issues);
  collect(found, 'contact', contact.error?.issues);
  for (const [index, passenger] of typed.entries()) {
    for (const { field, error } of checkPassengerForTrip(passenger, trip)) found[`passengers.${index}.${field}`] ??= error;
  }
  for (const index of repeatedPassports(draft)) found[`passengers.${index}.passportNumber`] ??= 'passportRepeated';

  if (Object.keys(found).length > 0 || !contact.success) return { errors: inFormOrder(found, draft) };
  return { request: { passengers: passengers.flatMap(({ data }) => data ?? []), contact: contact.data } };
}

/** The document of a passenger: a choice that the nationality or the trip no longer offers is none. */
export function documentOf(typed: PassengerDraft, trip: TripDates): TravelDocument {
  return mayUseIdCard(typed, trip) ? typed.travelDocument : 'passport';
}

function asRequested(typed: PassengerDraft, trip: TripDates) {
  const travelDocument = documentOf(typed, trip);
  return { ...typed, travelDocument, dateOfBirth: readDay(typed.dateOfBirth), passportExpiry: readDay(typed.passportExpiry) };
}

interface Issue {
  path: PropertyKey[];
  message: string;
}

/** The first issue of each field counts. */
function collect(found: DraftErrors, at: string, issues: readonly Issue[] = []): void {
  for (const { path, message } of issues) found[[at, ...path].join('.')] ??= message;
}

/** Positions of passengers whose passport, written in whatever way, is already somebody's before them. */
function repeatedPassports({ passengers }: BookingDraft): number[] {
  const numbers = passengers.map(({ passportNumber }) => passengerShape.shape.passportNumber.safeParse(passportNumber).data);
  return [...numbers.keys()].filter((index) => numbers[index] && numbers.indexOf(numbers[index]) < index);
}

function inFormOrder(errors: DraftErrors, { passengers, contact }: BookingDraft): DraftErrors {
  const paths = [
    ...passengers.flatMap((typed, index) => Object.keys(typed).map((field) => `passengers.${index}.${field}`)),
    ...Object.keys(contact).map((field) => `contact.${field}`),
  ];
  return Object.fromEntries(paths.flatMap((path) => (errors[path] ? [[path, errors[path]]] : [])));
}
