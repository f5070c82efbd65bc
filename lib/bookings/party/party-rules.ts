/** Who may travel with whom, and at which fare: for the form, the request and every later change of the days. */
import type { FieldError } from '@/lib/network/http';
import { ageOn, isDay } from '@/lib/time/dates';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { OrderFlight, OrderMove } from '@/supabase/functions/_shared/contracts/orders';
import type { PassengerType } from '../people';

/** In years, on the day of the first flight: who may take a child along, and a baby on the lap. */
const grownUpAge = 18;
/** In years: younger travellers do not fly without a grown-up. */
const ownAge = 12;
/** In years: airlines count travellers from this age as adults also when they are alone. */
const aloneAge = 16;
/** In days, on the first flight: most airlines take no younger baby. */
const newbornDays = 7;

export interface FlightDays {
  departureDate: string;
  lastDay: string;
}

interface PartyMember {
  type: PassengerType;
  /** yyyy-MM-dd; other texts count as unknown. */
  dateOfBirth: string;
}

/**
 * Each age fits exactly one fare, by the airlines' definition: an infant is under 2 on the last flight, an adult 12 or older on the first, a
 * child anyone between.
 */
export function fitsFare({ type, dateOfBirth }: PartyMember, { departureDate, lastDay }: FlightDays): boolean {
  const [first, last] = [ageOn(dateOfBirth, departureDate), ageOn(dateOfBirth, lastDay)];
  if (type === 'adult') return first >= 12;
  if (type === 'child') return last >= 2 && first < 12;
  return last < 2;
}

/**
 * An error at the oldest traveller when nobody of 18 or older is with those under 12, or when there are fewer laps of 18 or older than infants.
 * Nothing while a birthday is unknown that may decide it.
 */
export function companyErrors(party: readonly PartyMember[], { departureDate }: FlightDays, list: string): FieldError[] {
  const ages = party.map(({ dateOfBirth }) => (isDay(dateOfBirth) ? ageOn(dateOfBirth, departureDate) : null));
  const isUnderOwnAge = party.some(({ type }, index) => type !== 'adult' && (ages[index] ?? 0) < ownAge);
  const mayBeGrownUp = party.filter(({ type }, index) => type === 'adult' && (ages[index] ?? grownUpAge) >= grownUpAge).length;
  const infants = party.filter(({ type }) => type === 'infant').length;
  const message = isUnderOwnAge && mayBeGrownUp === 0 ? 'grownUpMissing' : mayBeGrownUp < infants ? 'lapMissing' : null;
  if (!message) return [];
  const minors = party.flatMap(({ type }, index) =>
    type === 'adult' && (ages[index] ?? grownUpAge) < grownUpAge ? [index] : [],
  );
  const [oldest = 0] = minors.toSorted((one, other) =>
    (party[one]?.dateOfBirth ?? '').localeCompare(party[other]?.dateOfBirth ?? ''),
  );
  return [{ path: `${list}.${oldest}.dateOfBirth`, message }];
}

/** Whether the party can fly on these days: after a change somebody may have outgrown a fare. Who has no known birthday counts as fitting. */
export function mayFlyOn(party: readonly { type: PassengerType; dateOfBirth: string | null }[], days: FlightDays): boolean {
  const known = party.map(({ type, dateOfBirth }) => ({ type, dateOfBirth: dateOfBirth ?? '' }));
  const isOutgrown = known.some((member) => isDay(member.dateOfBirth) && !fitsFare(member, days));
  return !isOutgrown && companyErrors(known, days, '').length === 0;
}

/** `aloneYoung`: somebody of 12 to 15 without a grown-up; `aloneOlder`: of 16 or 17. `newborn`: a baby under a week. */
export type PartyNotice = 'aloneYoung' | 'aloneOlder' | 'newborn';

/** What the airlines ask of this party; nothing about birthdays that are unknown. */
export function partyNotices(party: readonly PartyMember[], { departureDate }: FlightDays): PartyNotice[] {
  const known = party.filter(({ dateOfBirth }) => isDay(dateOfBirth) && dateOfBirth <= departureDate);
  const ages = known.map(({ dateOfBirth }) => ageOn(dateOfBirth, departureDate));
  const notices: PartyNotice[] = [];
  const youngest = Math.min(...ages);
  const isAlone = known.length === party.length && ages.every((age) => age < grownUpAge) && youngest >= ownAge;
  if (isAlone && party.length > 0) notices.push(youngest < aloneAge ? 'aloneYoung' : 'aloneOlder');
  if (known.some(({ type, dateOfBirth }) => type === 'infant' && departureDate < addDays(dateOfBirth, newbornDays))) {
    notices.push('newborn');
  }
  return notices;
}

/** The days of the first and the last take-off, once these directions have other flights: ages count on them. */
export function daysAfter(
  itineraries: readonly (readonly Pick<OrderFlight, 'departs'>[])[],
  moves: readonly OrderMove[],
  flights: readonly (readonly Pick<OrderFlight, 'departs'>[])[],
): FlightDays {
  return daysOf(
    itineraries.flatMap((before, index) => flights[moves.findIndex(({ direction }) => direction === index + 1)] ?? before),
  );
}

/** The same once the airline's own change is in force. The order may name the old flights or, already, the new ones. */
export function daysAfterAirlineChange(
  itineraries: readonly (readonly Pick<OrderFlight, 'departs'>[])[],
  { was, becomes }: Record<'was' | 'becomes', readonly Pick<OrderFlight, 'departs'>[]>,
): FlightDays {
  const minuteOf = ({ departs }: Pick<OrderFlight, 'departs'>) => departs.slice(0, 16);
  const old = new Set(was.map(minuteOf));
  return daysOf([...itineraries.flat().filter((flight) => !old.has(minuteOf(flight))), ...becomes]);
}

function daysOf(flights: readonly Pick<OrderFlight, 'departs'>[]): FlightDays {
  const takeOffs = flights.map(({ departs }) => departs.slice(0, 10)).sort();
  return { departureDate: takeOffs[0] ?? '', lastDay: takeOffs.at(-1) ?? '' };
}
