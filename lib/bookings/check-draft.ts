import { type Contact, contact as contactShape } from '@/lib/contact';
import { toLatinDigits } from '@/lib/digits';
import { type BookingDraft, type DayDraft, dayOfDraft, type PassengerDraft } from './draft';
import { type Passenger, passenger as passengerShape } from './schema';
import { checkPassengerForTrip, type TripDates } from './trip-rules';

/** What is wrong, by path ("passengers.0.dateOfBirth", "contact.email"), as keys of `bookings.errors`. */
export type DraftErrors = Record<string, string>;

export interface CheckedDraft {
  passengers: Passenger[];
  contact: Contact;
}

export type DraftCheck = { request: CheckedDraft } | { errors: DraftErrors };

/** Turns what was typed into the passengers and contact of a request, or says by field what is wrong, in the form's order. */
export function checkDraft(draft: BookingDraft, trip: TripDates): DraftCheck {
  const typed = draft.passengers.map(withIsoDays);
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

function withIsoDays(typed: PassengerDraft) {
  return { ...typed, dateOfBirth: isoDay(typed.dateOfBirth), passportExpiry: isoDay(typed.passportExpiry) };
}

function isoDay({ day, month, year }: DayDraft): string {
  return dayOfDraft({ day: toLatinDigits(day), month: toLatinDigits(month), year: toLatinDigits(year) });
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
