import { distanceKm, doha } from '@/lib/geography/great-circle';
import { readRule } from '@/lib/visa/rule';
import { areVisaRulesTooOld } from '@/lib/visa/rules-age';
import { visaRulesOf } from '@/lib/visa/rules-of';
import type { WhereChoices } from '@/lib/where/choices';
import { type Entry, type FoundPlaces, findPlaces, type LocatedPlace } from '@/lib/where/find-places';
import { placeFacts } from '@/lib/where/place-facts';

function locatedPlaces(): LocatedPlace[] {
  return placeFacts().map((facts) => {
    const [latitude, longitude] = facts.at;
    return { ...facts, kilometres: distanceKm(doha, { latitude, longitude }) };
  });
}

const unknown: Entry = { kind: 'unknown', days: null };

/** The places for these choices, with the entry rules of the passport. */
export function placesFor(choices: WhereChoices): FoundPlaces {
  const { passport } = choices;
  const rules = passport === null || areVisaRulesTooOld() ? undefined : visaRulesOf(passport);
  const entryOf = (country: string): Entry => {
    if (country === passport) return { kind: 'home', days: null };
    return readRule(rules?.[country] ?? '') ?? unknown;
  };
  return findPlaces(locatedPlaces(), choices, passport === null ? null : entryOf);
}
