import { countryCodes } from '@/content/countries';
import { formatDay } from '@/lib/time/dates';
import type { PassportFacts } from './machine-lines';

/** The fields of a traveller's form that a passport contains, with days as typed. No other field is changed. */
export function draftOfPassport(facts: PassportFacts, isAdult: boolean) {
  const { givenNames, surname, passportNumber, nationality, gender } = facts;
  return {
    ...(surname && { givenNames, surname }),
    ...(gender && { gender, title: titleOf(gender, isAdult) }),
    ...(countryCodes.includes(nationality) && { nationality }),
    passportNumber,
    dateOfBirth: facts.dateOfBirth && formatDay(facts.dateOfBirth),
    passportExpiry: formatDay(facts.passportExpiry),
  };
}

/** A passport does not contain a woman's title. */
function titleOf(gender: 'male' | 'female', isAdult: boolean): string {
  if (gender === 'male') return isAdult ? 'MR' : 'MSTR';
  return isAdult ? '' : 'MISS';
}
