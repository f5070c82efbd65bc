import { type Contact, contact as contactShape } from '@/lib/text/contact';
import { readDay } from '@/lib/time/dates';
import { emptyTraveller, type PackageDraft, type TravellerDraft } from './draft';
import { placesOf } from './party';
import { type PackageTraveller, packageTraveller } from './request-schema';
import { lastDayOf, repeatedPassports, travellerProblems } from './trip-rules';

/** What is wrong, by path ("travellers.0.dateOfBirth", "contact.email"), as keys of `packages.request.errors` or `bookings.errors`. */
export type DraftErrors = Record<string, string>;

export interface CheckedPeople {
  travellers: PackageTraveller[];
  contact: Contact;
}

/** Turns what was typed into the travellers and contact of a request, or says by field what is wrong, in the form's order. */
export function checkPeople(
  draft: PackageDraft,
  nights: number,
  today: string,
): { people: CheckedPeople } | { errors: DraftErrors } {
  const days = { departureDate: draft.departureDate, lastDay: lastDayOf(draft, nights), today };
  const places = placesOf(draft.rooms);
  const travellers = places.map(({ key }) => packageTraveller.safeParse(withIsoDays(draft.travellers[key] ?? emptyTraveller)));
  const { email, phone, notes } = draft.contact;
  const contact = contactShape.safeParse({ email, phone, ...(notes.trim() && { notes }) });

  const found: DraftErrors = {};
  for (const [index, { data, error }] of travellers.entries()) {
    collect(found, `travellers.${index}`, error?.issues);
    const place = places[index];
    const typed = data ?? withIsoDays(draft.travellers[places[index]?.key ?? ''] ?? emptyTraveller);
    if (!place || error?.issues.some(({ path }) => path[0] === 'dateOfBirth')) continue;
    for (const problem of travellerProblems(typed, place, days)) found[`travellers.${index}.${problem.field}`] ??= problem.error;
  }
  for (const { path, message } of repeatedPassports(travellers.map(({ data }) => data ?? {}))) found[path] ??= message;
  collect(found, 'contact', contact.error?.issues);

  if (Object.keys(found).length > 0 || !contact.success) return { errors: inFormOrder(found, places.length) };
  return { people: { travellers: travellers.flatMap(({ data }) => data ?? []), contact: contact.data } };
}

/** A passport may follow: what is left empty is left out. */
function withIsoDays({ passportNumber, passportExpiry, dateOfBirth, ...names }: TravellerDraft) {
  return {
    ...names,
    dateOfBirth: readDay(dateOfBirth),
    ...(passportNumber.trim() && { passportNumber }),
    ...(passportExpiry.trim() && { passportExpiry: readDay(passportExpiry) }),
  };
}

/** The first issue of each field counts. */
function collect(found: DraftErrors, at: string, issues: readonly { path: PropertyKey[]; message: string }[] = []): void {
  for (const { path, message } of issues) found[[at, ...path].join('.')] ??= message;
}

const travellerFields = Object.keys(emptyTraveller);

function inFormOrder(errors: DraftErrors, travellers: number): DraftErrors {
  const paths = [
    ...Array.from({ length: travellers }, (_, index) => travellerFields.map((field) => `travellers.${index}.${field}`)).flat(),
    ...['email', 'phone', 'notes'].map((field) => `contact.${field}`),
  ];
  return Object.fromEntries(paths.flatMap((path) => (errors[path] ? [[path, errors[path]]] : [])));
}
