/** Passports and identity cards that follow a request, or that run out too soon for the trip: they hold up a ticket, not a request. */
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { namesOf, type Traveller } from './people';

/** Airlines hand the documents of their passengers over this many days before they leave. */
const daysBefore = 3;

/** The day (yyyy-MM-dd) by which a document must be here, for a trip that begins on `firstDay`: `today` for one that begins at once. */
export function documentDueBy(firstDay: string, today: string): string {
  const due = addDays(firstDay, -daysBefore);
  return due < today ? today : due;
}

/** Documents that are still to come, as a receipt keeps them. */
export interface DocumentsDue {
  /** Whose: given names and surname. */
  names: string[];
  /** yyyy-MM-dd */
  by: string;
}

/** The part of a receipt that says whose document follows, or has to be renewed by the rule `runsOutTooSoon`: nothing when all are there. */
export function documentsOnReceipt<Person extends Traveller>(
  people: readonly Person[],
  firstDay: string,
  runsOutTooSoon: (person: Person) => boolean,
): { documentsDue?: DocumentsDue } {
  const isDue = (person: Person) => !person.passportNumber || !person.passportExpiry || runsOutTooSoon(person);
  const names = namesOf(people.filter(isDue));
  return names.length > 0 ? { documentsDue: { names, by: documentDueBy(firstDay, todayInQatar()) } } : {};
}

interface Stored {
  offer: { needsDocuments: boolean };
  status: string;
  departure_date: string;
  booking_passengers: readonly { position: number; given_names: string; surname: string; has_document: boolean }[];
}

/** The missing documents of a stored booking; null when there are none or none are needed, and once the trip has begun or is cancelled. */
export function documentsDue(booking: Stored, today: string): DocumentsDue | null {
  const { offer, status, departure_date } = booking;
  if (!offer.needsDocuments || status === 'declined' || status === 'cancelled' || departure_date < today) return null;
  const names = booking.booking_passengers
    .filter(({ has_document }) => !has_document)
    .toSorted((a, b) => a.position - b.position)
    .map(({ given_names, surname }) => `${given_names} ${surname}`);
  return names.length > 0 ? { names, by: documentDueBy(departure_date, today) } : null;
}
