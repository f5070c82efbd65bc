/** The draft of the passenger page: text as typed, stored through reloads until the request is sent. */

import { isShapedLike } from '@/lib/storage/stored-shape';
import { type Contact, fitsTitle, withTitle } from '@/lib/text/contact';
import { isDay, readDay } from '@/lib/time/dates';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { type ContactDraft, checkContact, emptyContact } from '../../contact';
import { collectErrors, createDraftStore, type DraftCheck, type DraftErrors, draftKeys, inFormOrder } from '../../draft';
import { afterEdits, carryOver, type Edit, type Edited, isTyped } from '../../party/carry-over';
import { companyErrors, type FlightDays, fitsFare } from '../../party/party-rules';
import {
  emptyPassengerDraft,
  type NamedPerson,
  namedPerson,
  type Passenger,
  type PassengerDraft,
  type PassengerType,
  passenger as passengerShape,
  passengerTypesOf,
  repeatedPassports,
  repeatedTravellers,
  type TravelDocument,
} from '../../people';
import { checkPassengerForTrip, mayUseIdCard, type TripDates } from './trip-rules';

export interface BookingDraft {
  passengers: PassengerDraft[];
  contact: ContactDraft;
}

/** An empty form for the party of a search; with `documentsFollow`, all passports are marked to be sent later. */
export function emptyBookingDraft(search: FlightSearchRequest, documentsFollow = false): BookingDraft {
  const passengers = passengerTypesOf(search).map(emptyPassengerDraft);
  const [first, ...others] = passengers;
  return {
    passengers: first && documentsFollow ? carryOver([{ ...first, isDocumentLater: true }, ...others]) : passengers,
    contact: emptyContact,
  };
}

const example: BookingDraft = { passengers: [emptyPassengerDraft('adult')], contact: { email: '', phone: '', notes: '' } };
const store = createDraftStore<BookingDraft>(draftKeys.flight, 5, (stored) => isShapedLike(stored, example));

/**
 * The draft of this search and offer, else the latest one of an equal party, else the people of the latest one in the places of this party. Null
 * without any. A draft that is too large for the party stays in the tab.
 */
export function loadDraft(key: string, party: readonly PassengerType[], days: FlightDays): BookingDraft | null {
  const isOfParty = ({ passengers }: BookingDraft) => passengers.map(({ type }) => type).join() === party.join();
  const known = store.load(key, isOfParty) ?? store.load(key);
  if (!known) return null;
  const { passengers, ...draft } = known.draft;
  return { ...draft, passengers: isOfParty(known.draft) ? passengers : keepPeople(passengers, party, days) };
}

/** `saveDraft` takes the query of the search with the offer as its key. */
export const { save: saveDraft, clear: clearDrafts } = store;

export interface CheckedDraft {
  lead?: NamedPerson | undefined;
  passengers: Passenger[];
  contact: Contact;
  /** The seats are to be held, and paid later. */
  hold?: boolean;
}

/** The name of the choice, on the review, to pay now or to hold the seats. */
export const wayToFinish = 'finish';

/** Parses the draft into passengers and contact of a request, or returns the errors by field, in the order of the form. */
export function checkDraft(draft: BookingDraft, trip: TripDates): DraftCheck<CheckedDraft> {
  const { passengers, errors } = checkPeople(draft, trip);
  const contact = checkContact(draft.contact, errors);
  if (Object.keys(errors).length > 0 || !contact) return { errors: inFormOrder(errors, pathsOf(draft)) };
  return { request: { passengers, contact } };
}

/** The same of passengers who are named after the request: their contact is known. */
export function checkNames(draft: BookingDraft, trip: TripDates): DraftCheck<Passenger[]> {
  const { passengers, errors } = checkPeople(draft, trip);
  return Object.keys(errors).length > 0 ? { errors: inFormOrder(errors, pathsOf(draft)) } : { request: passengers };
}

/** The same of whoever just asks for the trip: the names of the first passenger and the contact. */
export function checkLead(draft: BookingDraft): DraftCheck<CheckedDraft> {
  const errors: DraftErrors = {};
  const { data: lead, error } = namedPerson.safeParse(draft.passengers[0]);
  collectErrors(errors, 'passengers.0', error?.issues);
  const contact = checkContact(draft.contact, errors);
  if (Object.keys(errors).length > 0 || !contact || !lead) return { errors: inFormOrder(errors, pathsOf(draft)) };
  return { request: { lead, passengers: [], contact } };
}

function checkPeople(draft: BookingDraft, trip: TripDates): { passengers: Passenger[]; errors: DraftErrors } {
  const typed = draft.passengers.map((passenger) => asRequested(passenger, trip));
  const passengers = typed.map((passenger) => passengerShape.safeParse(passenger));

  const errors: DraftErrors = {};
  for (const [index, { error }] of passengers.entries()) collectErrors(errors, `passengers.${index}`, error?.issues);
  for (const [index, passenger] of typed.entries()) {
    for (const { field, error } of checkPassengerForTrip(passenger, trip)) {
      const path = `passengers.${index}.${field}`;
      // The error of the card's own country is more precise than "missing".
      errors[path] = field === 'passportNumber' ? error : (errors[path] ?? error);
    }
  }
  // Two spellings of one number are equal.
  const numbers = typed.map(({ passportNumber }) => ({
    passportNumber: passengerShape.shape.passportNumber.safeParse(passportNumber).data,
  }));
  const ofParty = [
    ...companyErrors(typed, trip, 'passengers'),
    ...repeatedPassports(numbers, 'passengers'),
    ...repeatedTravellers(typed, 'passengers'),
  ];
  for (const { path, message } of ofParty) errors[path] ??= message;
  return { passengers: passengers.flatMap(({ data }) => data ?? []), errors };
}

/** The selected document of a passenger; none when nationality or trip no longer allow it. */
export function documentOf(typed: PassengerDraft, trip: TripDates): TravelDocument {
  return mayUseIdCard(typed, trip) ? typed.travelDocument : 'passport';
}

/** The other document has its own number and expiry day. */
export function withDocument(typed: PassengerDraft, travelDocument: TravelDocument): Partial<PassengerDraft> {
  if (travelDocument === typed.travelDocument) return {};
  const { passportNumber, passportExpiry, other = { passportNumber: '', passportExpiry: '' } } = typed;
  return { travelDocument, ...other, other: { passportNumber, passportExpiry } };
}

/** The passengers after these edits; an identity card that another nationality no longer allows gives way to the passport. */
export function afterPassengerEdits(
  before: readonly PassengerDraft[],
  edits: readonly Edit<PassengerDraft>[],
  trip: TripDates,
): Edited<PassengerDraft> {
  const edited = afterEdits('passengers', before, edits);
  const people = edited.people.map((typed, at) => {
    const isSame = typed.nationality === before[at]?.nationality;
    return isSame || mayUseIdCard(typed, trip) ? typed : { ...typed, ...withDocument(typed, 'passport') };
  });
  return { ...edited, people };
}

function asRequested(typed: PassengerDraft, trip: TripDates) {
  const travelDocument = documentOf(typed, trip);
  const { isDocumentLater, passportNumber, passportExpiry, loyaltyAirline, loyaltyNumber, ...person } = typed;
  const document = isDocumentLater && !trip.needsDocuments ? {} : { passportNumber, passportExpiry: readDay(passportExpiry) };
  const isMember = loyaltyAirline !== '' || loyaltyNumber.trim() !== '';
  const loyalty = isMember ? { loyaltyAirline, loyaltyNumber } : {};
  return { ...person, travelDocument, dateOfBirth: readDay(typed.dateOfBirth), ...document, ...loyalty };
}

function pathsOf({ passengers, contact }: BookingDraft): string[] {
  return [
    ...passengers.flatMap((typed, index) => Object.keys(typed).map((field) => `passengers.${index}.${field}`)),
    ...Object.keys(contact).map((field) => `contact.${field}`),
  ];
}

/**
 * The people of another search in the places of a new party: first in a place of their age, or of their kind while the birthday is unknown,
 * then, though the age does not fit, in any place that is left.
 */
function keepPeople(people: readonly PassengerDraft[], party: readonly PassengerType[], days: FlightDays): PassengerDraft[] {
  const left = people.filter(isTypedIn);
  const places: (PassengerDraft | null)[] = party.map(() => null);
  const fillWith = (belongs: (person: PassengerDraft, type: PassengerType) => boolean) => {
    for (const [place, type] of party.entries()) {
      const found = places[place] ? -1 : left.findIndex((person) => belongs(person, type));
      if (found >= 0) places[place] = asType(left.splice(found, 1)[0] ?? emptyPassengerDraft(type), type);
    }
  };
  const fits = ({ dateOfBirth, type: before }: PassengerDraft, type: PassengerType) => {
    const born = readDay(dateOfBirth);
    return isDay(born) ? fitsFare({ type, dateOfBirth: born }, days) : before === type;
  };
  fillWith((person, type) => person.type === type && fits(person, type));
  fillWith(fits);
  fillWith((person, type) => person.type === type);
  fillWith(() => true);
  const isDocumentLater = people[0]?.isDocumentLater ?? false;
  return carryOver(
    party.map((type, place) => places[place] ?? { ...emptyPassengerDraft(type), ...(place === 0 && { isDocumentLater }) }),
  );
}

/** Whether anything of this passenger was typed; when the passport is sent is not. */
export function isTypedIn(person: PassengerDraft): boolean {
  return isTyped({ ...person, isDocumentLater: false, other: undefined }, emptyPassengerDraft(person.type));
}

/** A title belongs to an age; a boy's and a man's follow from the gender, a woman's does not. */
function asType(person: PassengerDraft, type: PassengerType): PassengerDraft {
  const isAdult = type === 'adult';
  if (!person.title || fitsTitle(person.title, isAdult)) return { ...person, type };
  const title = person.gender === 'male' ? (isAdult ? 'MR' : 'MSTR') : isAdult ? '' : 'MISS';
  return { ...person, ...(title && withTitle(title)), title, type };
}
