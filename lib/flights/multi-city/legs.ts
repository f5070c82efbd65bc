/** The legs of a multi-city search as a form, and how a change of one leg changes the others (SPEC sections 2 and 5). */
import type { CabinClass } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { airportCodeOf, missingParts } from '../search/search-form';

export const legLimits = { min: 2, max: 6 } as const;

/** Reservation systems seat nine at a time, infants on laps not counted; an agent books larger parties. */
const mostSeats = 9;

/** Whether the party has more seats than any supplier sells in one search. */
export function isPartyTooLarge({ adults, children }: Pick<MultiCityForm, 'adults' | 'children'>): boolean {
  return adults + children > mostSeats;
}

/** The number of suggestions of a leg's fields, and the letters needed before a look-up (SPEC section 5). */
export const legSuggestions = { most: 15, startAt: 2 } as const;

export interface Leg {
  id: string;
  /** Text of the field; "City (CODE)" for a selected airport. */
  from: string;
  /** The airport alone, where its code is also its city's. */
  fromOnly?: boolean | undefined;
  to: string;
  toOnly?: boolean | undefined;
  /** yyyy-MM-dd or empty. */
  departureDate: string;
  /** The departure city was filled in from the previous leg, and changes with it. */
  isFromPrefilled: boolean;
}

export interface MultiCityForm {
  legs: readonly Leg[];
  adults: number;
  children: number;
  infants: number;
  class: CabinClass;
}

export const emptyMultiCityForm: MultiCityForm = {
  legs: [emptyLeg('leg-1'), emptyLeg('leg-2')],
  adults: 1,
  children: 0,
  infants: 0,
  class: 'ECONOMY',
};

export function emptyLeg(id: string): Leg {
  return { id, from: '', to: '', departureDate: '', isFromPrefilled: false };
}

/** Sets a leg's destination. A selected airport also becomes the departure of the next leg, unless the visitor has typed another there. */
export function withDestination(form: MultiCityForm, id: string, to: string, toOnly = false): MultiCityForm {
  const index = form.legs.findIndex((leg) => leg.id === id);
  const legs = form.legs.map((leg) => (leg.id === id ? { ...leg, to, toOnly } : leg));
  return {
    ...form,
    legs: airportCodeOf(to) ? legs.map((leg, at) => (at === index + 1 ? prefilled(leg, { to, toOnly }) : leg)) : legs,
  };
}

export function withOrigin(form: MultiCityForm, id: string, from: string, fromOnly = false): MultiCityForm {
  return changeLeg(form, id, { from, fromOnly, isFromPrefilled: false });
}

export function withDate(form: MultiCityForm, id: string, departureDate: string): MultiCityForm {
  return changeLeg(form, id, { departureDate });
}

/** Adds a leg that starts where the last one ends; the same form when there are six. */
export function withLegAdded(form: MultiCityForm): MultiCityForm {
  if (!mayAddLeg(form)) return form;
  const newest = Math.max(...form.legs.map(({ id }) => Number(id.split('-')[1])));
  const leg = prefilled(emptyLeg(`leg-${newest + 1}`), selectedDestination(form.legs.at(-1)));
  return { ...form, legs: [...form.legs, leg] };
}

/** Removes a leg; the next one then starts where the previous one ends. The same form when only two are left. */
export function withoutLeg(form: MultiCityForm, id: string): MultiCityForm {
  const index = form.legs.findIndex((leg) => leg.id === id);
  if (!mayRemoveLeg(form) || index < 0) return form;
  const destination = selectedDestination(form.legs[index - 1]);
  const legs = form.legs.map((leg, at) => (at === index + 1 && destination.to ? prefilled(leg, destination) : leg));
  return { ...form, legs: legs.toSpliced(index, 1) };
}

export function mayAddLeg({ legs }: MultiCityForm): boolean {
  return legs.length < legLimits.max;
}

export function mayRemoveLeg({ legs }: MultiCityForm): boolean {
  return legs.length > legLimits.min;
}

/** The first day a leg may leave: today, or the latest day of the earlier legs. yyyy-MM-dd. */
export function earliestDayOf({ legs }: Pick<MultiCityForm, 'legs'>, index: number, today: string): string {
  return [today, ...legs.slice(0, index).map(({ departureDate }) => departureDate)].sort().at(-1) ?? today;
}

/** True when the search button is enabled. */
export function isComplete({ legs }: Pick<MultiCityForm, 'legs'>): boolean {
  return legs.length >= legLimits.min && legs.every((leg) => missingOfLeg(leg).length === 0);
}

/** What a leg cannot be without. */
export function missingOfLeg({ from, to, departureDate }: Leg): ('from' | 'to' | 'departureDate')[] {
  return missingParts({ from, to, departDate: departureDate });
}

function prefilled(leg: Leg, { to: from, toOnly: fromOnly }: Pick<Leg, 'to' | 'toOnly'>): Leg {
  if (leg.from !== '' && !leg.isFromPrefilled) return leg;
  return { ...leg, from, fromOnly, isFromPrefilled: from !== '' };
}

function selectedDestination(leg: Leg | undefined): Pick<Leg, 'to' | 'toOnly'> {
  return leg && airportCodeOf(leg.to) ? leg : { to: '' };
}

function changeLeg(form: MultiCityForm, id: string, change: Partial<Leg>): MultiCityForm {
  return { ...form, legs: form.legs.map((leg) => (leg.id === id ? { ...leg, ...change } : leg)) };
}
