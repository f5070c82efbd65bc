import { fitsTitle, withTitle } from '@/lib/text/contact';
import { isDay, readDay } from '@/lib/time/dates';
import { emptyPassengerDraft, type PassengerDraft, type PassengerType } from '../people';
import { type FlightDays, fitsFare } from './party-rules';

/**
 * The people of another search in the places of a new party: first in a place of their age, or of their kind while the birthday is unknown,
 * then, though the age does not fit, in any place that is left.
 */
export function keepPeople(
  people: readonly PassengerDraft[],
  party: readonly PassengerType[],
  days: FlightDays,
): PassengerDraft[] {
  const left = people.filter(isTyped);
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
  return party.map((type, place) => places[place] ?? emptyPassengerDraft(type));
}

function isTyped(person: PassengerDraft): boolean {
  return JSON.stringify({ ...person, other: undefined }) !== JSON.stringify(emptyPassengerDraft(person.type));
}

/** A title belongs to an age; a boy's and a man's follow from the gender, a woman's does not. */
function asType(person: PassengerDraft, type: PassengerType): PassengerDraft {
  const isAdult = type === 'adult';
  if (!person.title || fitsTitle(person.title, isAdult)) return { ...person, type };
  const title = person.gender === 'male' ? (isAdult ? 'MR' : 'MSTR') : isAdult ? '' : 'MISS';
  return { ...person, ...(title && withTitle(title)), title, type };
}
