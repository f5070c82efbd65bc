/** The draft of a package booking, stored through reloads until the request is sent. */
import type { PackageExtra } from '@/content/package';
import { isPossibleRoom, partyOf, placesOf, type RoomDraft, roomLimits } from '@/lib/packages/party';
import type { Contact } from '@/lib/text/contact';
import { readDay } from '@/lib/time/dates';
import { type ContactDraft, checkContact, emptyContact } from '../../contact';
import { collectErrors, createDraftStore, type DraftCheck, type DraftErrors, draftKeys, inFormOrder } from '../../draft';
import {
  type NamedPerson,
  namedPerson,
  repeatedPassports,
  repeatedTravellers,
  type Traveller,
  type TravellerDraft,
  traveller as travellerShape,
} from '../../people';
import { type FlightChoice, flightChoices, type HolidayFlight, wishesBeside } from './flights/flight-search';
import type { PackageWish } from './schema';
import { departureError, lastDayOf, type TripDays, travellerErrors } from './trip-rules';

export interface PackageDraft {
  /** yyyy-MM-dd; empty until it is selected. */
  departureDate: string;
  extraNights: number;
  rooms: RoomDraft[];
  extras: PackageExtra[];
  wishes: PackageWish[];
  flight: FlightChoice;
  /** By the keys of `placesOf`: the data of a traveller who is removed from a room and added again stays. */
  travellers: Record<string, TravellerDraft>;
  contact: ContactDraft;
}

/** The ids of the fields of a trip. */
export const dayField = 'departure';
/** Both numbers from 1. */
export const ageField = (room: number, child: number) => `room.${room}.child.${child}`;

/** The fields of children without an age. */
export function openAgeIds(rooms: readonly RoomDraft[]): string[] {
  return rooms.flatMap(({ childAges }, room) =>
    childAges.flatMap((age, child) => (age === null ? [ageField(room + 1, child + 1)] : [])),
  );
}

/** The key of the first traveller. */
const firstPlace = 'adult-0';

export const emptyTraveller: TravellerDraft = {
  title: '',
  gender: '',
  givenNames: '',
  surname: '',
  dateOfBirth: '',
  passportNumber: '',
  passportExpiry: '',
};

export function emptyDraft(): PackageDraft {
  return {
    departureDate: '',
    extraNights: 0,
    rooms: [{ adults: 2, childAges: [] }],
    extras: [],
    wishes: ['flights'],
    flight: 'cheapest',
    travellers: {},
    contact: emptyContact,
  };
}

const store = createDraftStore<PackageDraft>(draftKeys.package, 3, isWhole);
export const { save: saveDraft, clear: clearDrafts } = store;

/** The draft of this package in this tab, else null. Travellers and rooms of another package's draft are reused. */
export function loadDraft(packageId: string): PackageDraft | null {
  const saved = store.load(packageId);
  if (!saved) return null;
  const { flight } = saved.draft;
  const draft: PackageDraft = { ...saved.draft, flight: flightChoices.includes(flight) ? flight : 'cheapest' };
  return saved.key === packageId ? draft : { ...draft, extras: [], extraNights: 0 };
}

/** Only this module writes drafts. Rooms are still checked, because prices are calculated from them. */
function isWhole(stored: unknown): boolean {
  const { contact, travellers, extras, wishes, rooms } = stored as Partial<PackageDraft>;
  if (!contact || !travellers || !Array.isArray(extras) || !Array.isArray(wishes) || !Array.isArray(rooms)) return false;
  return rooms.length > 0 && rooms.length <= roomLimits.rooms && partyOf(rooms).every(isPossibleRoom);
}

export interface CheckedPeople {
  lead?: NamedPerson | undefined;
  travellers: Traveller[];
  contact: Contact;
}

/** Parses the draft into travellers and contact of a request, or returns the errors by field, in the order of the form. */
export function checkPeople(
  draft: PackageDraft,
  nights: number,
  today: string,
  flown?: TripDays['flown'],
): DraftCheck<CheckedPeople> {
  const days = { departureDate: draft.departureDate, lastDay: lastDayOf(draft, nights), today, flown };
  const { travellers, errors } = checkTravellers(draft.rooms, draft.travellers, days);
  const contact = checkContact(draft.contact, errors);
  if (Object.keys(errors).length > 0 || !contact) return { errors: inFormOrder(errors, pathsOf(travellers.length)) };
  return { request: { travellers: travellers.flatMap((one) => one ?? []), contact } };
}

/** The travellers of these rooms, with errors in the order of the form; null for one who has an error. */
export function checkTravellers(rooms: readonly RoomDraft[], people: PackageDraft['travellers'], days: TripDays) {
  const places = placesOf(partyOf(rooms));
  const typed = places.map(({ key }) => withIsoDays(people[key] ?? emptyTraveller));
  const travellers = typed.map((one) => travellerShape.safeParse(one));

  const errors: DraftErrors = {};
  for (const [index, { data, error }] of travellers.entries()) {
    collectErrors(errors, `travellers.${index}`, error?.issues);
    const place = places[index];
    if (!place || error?.issues.some(({ path }) => path[0] === 'dateOfBirth')) continue;
    for (const error of travellerErrors(data ?? typed[index] ?? {}, place, days))
      errors[`travellers.${index}.${error.field}`] ??= error.error;
  }
  const passports = travellers.map(({ data }) => data ?? {});
  const repeated = [...repeatedPassports(passports, 'travellers'), ...repeatedTravellers(typed, 'travellers')];
  for (const { path, message } of repeated) errors[path] ??= message;
  return { travellers: travellers.map(({ data }) => data ?? null), errors: inFormOrder(errors, pathsOf(places.length)) };
}

/** The same of the one screen: a name and a contact, with errors of the day and the ages at their fields. */
export function checkLead(draft: PackageDraft, today: string): DraftCheck<CheckedPeople> {
  const errors: DraftErrors = {};
  const dayError = departureError(draft.departureDate, today);
  if (dayError) errors[dayField] = dayError;
  for (const id of openAgeIds(draft.rooms)) errors[id] = 'ageRequired';
  const { data: lead, error } = namedPerson.safeParse(leadOf(draft));
  collectErrors(errors, 'lead', error?.issues);
  const contact = checkContact(draft.contact, errors);
  if (Object.keys(errors).length > 0 || !contact || !lead) return { errors };
  return { request: { lead, travellers: [], contact } };
}

/** Who asks on the one screen is the first traveller. */
export const leadOf = ({ travellers }: PackageDraft): TravellerDraft => travellers[firstPlace] ?? emptyTraveller;

/** The draft with other names of who asks. */
export function withLead(draft: PackageDraft, names: Partial<NamedPerson>): PackageDraft {
  return { ...draft, travellers: { ...draft.travellers, [firstPlace]: { ...leadOf(draft), ...names } } };
}

/** The part of the request that was filled in. */
export function contentOf(
  { departureDate, extraNights, rooms, extras, wishes, flight: choice }: PackageDraft,
  people: CheckedPeople,
  flight: Pick<HolidayFlight, 'search' | 'offer'> | null,
) {
  const trip = {
    departureDate,
    extraNights,
    rooms: partyOf(rooms),
    extras,
    wishes: wishesBeside(wishes, choice, flight !== null),
  };
  return { trip, ...people, ...(flight && { flight: { search: flight.search, offer: flight.offer } }) };
}

/** Leaves out empty passport fields: they may be given later. */
function withIsoDays({ passportNumber, passportExpiry, dateOfBirth, ...names }: TravellerDraft) {
  return {
    ...names,
    dateOfBirth: readDay(dateOfBirth),
    ...(passportNumber.trim() && { passportNumber }),
    ...(passportExpiry.trim() && { passportExpiry: readDay(passportExpiry) }),
  };
}

function pathsOf(travellers: number): string[] {
  const fields = Object.keys(emptyTraveller);
  return [
    ...Array.from({ length: travellers }, (_, index) => fields.map((field) => `travellers.${index}.${field}`)).flat(),
    ...Object.keys(emptyContact).map((field) => `contact.${field}`),
  ];
}
