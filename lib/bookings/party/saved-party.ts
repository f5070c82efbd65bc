/** Saved travellers in the places of a party. */
import { ageOn } from '@/lib/time/dates';
import { draftFor, type SavedTraveller } from '../saved-travellers';

export interface PartyPlace {
  /** Whether a person born on this day (yyyy-MM-dd) belongs here. */
  fits: (dateOfBirth: string) => boolean;
  /** Nothing is typed here yet. */
  isFree: boolean;
}

/** In years. */
const grownUpAge = 18;

/**
 * Whom to fill in at each place, or null: the travellers in the order they were saved, each once. Those under 18 on `firstDay` (yyyy-MM-dd) come
 * after the others, because a party needs grown-ups first.
 */
export function seatParty(
  places: readonly PartyPlace[],
  travellers: readonly SavedTraveller[],
  firstDay: string,
): (SavedTraveller | null)[] {
  const isYoung = ({ date_of_birth }: SavedTraveller) => ageOn(date_of_birth, firstDay) < grownUpAge;
  const left = [...travellers.filter((one) => !isYoung(one)), ...travellers.filter(isYoung)];
  return places.map(({ fits, isFree }) => {
    const found = isFree ? left.findIndex(({ date_of_birth }) => fits(date_of_birth)) : -1;
    return found < 0 ? null : (left.splice(found, 1)[0] ?? null);
  });
}

/** What each of them enters at its place. */
export function editsOf(seated: readonly (SavedTraveller | null)[], isAdult: (index: number) => boolean) {
  return seated.flatMap((traveller, index) => (traveller ? [{ index, facts: draftFor(traveller, isAdult(index)) }] : []));
}
