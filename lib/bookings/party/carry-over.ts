/** What those who travel together often share comes from the first of them, until it is typed. */
import { asOneName, noGivenNames } from '@/lib/text/machine-letters';

/** The fields as they are while nothing is typed. */
const blank = { surname: '', nationality: '', isDocumentLater: false };
export type SharedField = keyof typeof blank;
const sharedFields = Object.keys(blank) as SharedField[];

/** The fields that may be right once one is carried. */
const settledBy: Record<SharedField, readonly string[]> = {
  surname: ['surname'],
  nationality: ['nationality'],
  isDocumentLater: ['isDocumentLater', 'passportNumber', 'passportExpiry'],
};

interface Sharing {
  givenNames: string;
  surname: string;
  nationality?: string;
  /** The passport follows: whoever has none at hand has none of the others either. */
  isDocumentLater?: boolean;
  passportNumber: string;
  passportExpiry: string;
  /** Fields that came from the first traveller and were not edited since. */
  carried?: readonly SharedField[] | undefined;
}

/** What is entered of the person at `index`. */
export interface Edit<Person> {
  index: number;
  facts: Partial<Person>;
}

export interface Edited<Person> {
  people: Person[];
  /** Paths below the list of what was entered. */
  changed: string[];
  /** The same of what may be right by now, with what was carried. */
  settled: string[];
}

/** The people of `list` after these edits. What the first one shares goes to the others, except over what was typed. */
export function afterEdits<Person extends Sharing>(
  list: string,
  before: readonly Person[],
  edits: readonly Edit<Person>[],
): Edited<Person> {
  const people = edits.reduce<readonly Person[]>(withFacts, before);
  const changed = edits.flatMap(({ index, facts }) => Object.keys(facts).map((field) => `${list}.${index}.${field}`));
  const carried = people.flatMap(({ carried: fields = [] }, index) =>
    fields.flatMap((field) => settledBy[field]).map((field) => `${list}.${index}.${field}`),
  );
  return { people: [...people], changed, settled: [...changed, ...carried] };
}

function withFacts<Person extends Sharing>(people: readonly Person[], { index, facts }: Edit<Person>): readonly Person[] {
  // Whoever has a passport at hand says nothing of the others' passports.
  const edited = sharedFields.filter((field) => field in facts && !(field === 'isDocumentLater' && facts.passportNumber));
  const next = people.map((person, at) => {
    if (at !== index) return person;
    return { ...person, ...facts, ...(person.carried && { carried: person.carried.filter((one) => !edited.includes(one)) }) };
  });
  return index === 0 ? carryOver(next, edited) : next;
}

/** The others with what the first one shares, where it is empty or was carried before. */
export function carryOver<Person extends Sharing>(
  people: readonly Person[],
  fields: readonly SharedField[] = sharedFields,
): Person[] {
  const [first, ...others] = people;
  if (!first) return [];
  // The only name of a person is no family name.
  const shared = { ...blank, ...pick(first, sharedFields), ...(first.givenNames === noGivenNames && { surname: '' }) };
  return [
    first,
    ...others.map((other) => {
      const taken = fields.filter((field) => mayTake(other, field));
      const untouched = other.carried?.filter((field) => !taken.includes(field)) ?? [];
      const carried = [...untouched, ...taken.filter((field) => shared[field])];
      if (carried.length === 0 && !other.carried) return other;
      return { ...other, ...pick(shared, taken), carried };
    }),
  ];
}

function mayTake(person: Sharing, field: SharedField): boolean {
  if (person[field] === undefined || (field === 'surname' && person.givenNames === noGivenNames)) return false;
  if (field === 'isDocumentLater' && (person.passportNumber || person.passportExpiry)) return false;
  return !person[field] || person.carried?.includes(field) === true;
}

/** Those of these fields that are there. */
function pick(values: Partial<typeof blank>, fields: readonly SharedField[]): Partial<typeof blank> {
  return Object.fromEntries(fields.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])));
}

/** Whether anything but what was carried differs from an `empty` person. */
export function isTyped<Person extends Sharing>(person: Person, empty: Person): boolean {
  const own = { ...person, ...pick(blank, person.carried ?? []), carried: undefined };
  return JSON.stringify(own) !== JSON.stringify(empty);
}

/** The names of a person with one name only; a surname that was carried is not part of it. */
export function asOnlyName(person: Sharing) {
  return asOneName(person.carried?.includes('surname') ? { ...person, surname: '' } : person);
}
