import { schengenCountries, type TransitList, transitLists } from '@/content/transit-visas';
import { passportValidity } from '@/lib/time/dates';
import { type RuleKind, readRule } from '../rule';
import type { PartyPassport } from './party-passports';

/** A country of a trip, as `tripCountries` lists it. */
export interface TripStop {
  /** ISO 3166-1 alpha-2; null for an unknown airport. */
  country: string | null;
  /** `connection`: only to change planes within one airport; everybody else enters the country. */
  role: 'destination' | 'transfer' | 'border' | 'connection';
  /** Days of the visit, first and last included; null when the trip does not say. */
  days: number | null;
}

/** What a passport needs in one country. `tooLong`: no visa, but for fewer days; `askAirline`: nothing is known about changing planes. */
export type Paper = Exclude<RuleKind, 'free'> | 'none' | 'tooLong' | 'transitVisa' | 'askAirline' | 'unknown';

/** The gravest first. */
export const papersByWeight: readonly Paper[] = [
  'noAdmission',
  'required',
  'transitVisa',
  'tooLong',
  'eVisa',
  'eta',
  'onArrival',
  'unknown',
  'askAirline',
  'none',
];

/** The official list about changing planes in a country that names this passport; undefined when none that we have does. */
export function transitListFor(passport: string, country: string): TransitList | undefined {
  return transitLists.find(
    ({ countries, passports }) => countries.includes(country) && (passports === 'all' || passports.includes(passport)),
  );
}

/** What a passport needs at a stop. `written` is the index's rule of the country for it; undefined when it has none. */
export function paperAt(passport: string, { country, role, days }: TripStop, written: string | undefined): Paper {
  if (passport === country) return 'none';
  const rule = country === null ? null : readRule(written ?? '');
  const isTooLong = rule?.days != null && days !== null && days > rule.days;
  const entry = rule === null ? 'unknown' : rule.kind !== 'free' ? rule.kind : isTooLong ? 'tooLong' : 'none';
  if (role !== 'connection' || entry === 'none') return entry;
  const list = country === null ? undefined : transitListFor(passport, country);
  if (list?.passports === 'all') return entry;
  return list ? 'transitVisa' : 'askAirline';
}

export type Validity = 'passportExpired' | 'passportShort';

/** Why a passport is not valid for a trip; null for a valid one, and where its last day is not known. */
export function validityOf({ expiry }: PartyPassport, lastDay: string): Validity | null {
  const validity = expiry ? passportValidity(expiry, lastDay) : null;
  return validity && (validity === 'ends' ? 'passportExpired' : 'passportShort');
}

/** The gravest of some needs, and how many passports have it. */
export interface Need<Kind> {
  kind: Kind;
  count: number;
}

/** What the passports of a party need for a trip. */
export interface TripPapers {
  /** At the destinations. */
  entry: Need<Paper>;
  /** On the way. */
  transit: Need<Paper>;
  validity: Need<Validity> | null;
  passports: number;
  /** Every passport is known to need nothing but itself. */
  areNone: boolean;
}

/** `lastDay` of the trip and `expiry` are yyyy-MM-dd. `rulesOf` has the index's rules of a passport by country; undefined for one it does not have. */
export function tripPapers(
  passports: readonly PartyPassport[],
  { stops, lastDay }: { stops: readonly TripStop[]; lastDay: string },
  rulesOf: (passport: string) => Readonly<Record<string, string>> | undefined,
): TripPapers {
  const needs = passports.map(({ country: passport }) => {
    const paperOf = (stop: TripStop) => paperAt(passport, stop, rulesOf(passport)?.[stop.country ?? '']);
    const ends = stops.filter(({ role }) => role === 'destination');
    const ofArea = ends.filter(isSchengen).map(paperOf);
    const onTheWay = stops
      .filter(({ role }) => role !== 'destination')
      // One paper lets its holder into the whole Schengen area: it is counted at the destination.
      .filter((stop) => stop.role === 'connection' || !isSchengen(stop) || !ofArea.includes(paperOf(stop)));
    return { entry: worstOf(ends.map(paperOf)), transit: worstOf(onTheWay.map(paperOf)) };
  });
  const entry = gravest(needs.map((need) => need.entry));
  const transit = gravest(needs.map((need) => need.transit));
  const invalid = passports.flatMap((passport) => validityOf(passport, lastDay) ?? []);
  const kind = invalid.includes('passportExpired') ? 'passportExpired' : invalid[0];
  return {
    entry,
    transit,
    validity: kind ? { kind, count: invalid.filter((each) => each === kind).length } : null,
    passports: passports.length,
    areNone: passports.length > 0 && entry.kind === 'none' && transit.kind === 'none' && !kind,
  };
}

const isSchengen = ({ country }: TripStop) => country !== null && schengenCountries.includes(country);

function worstOf(papers: readonly Paper[]): Paper {
  return papersByWeight.find((paper) => papers.includes(paper)) ?? 'none';
}

function gravest(papers: readonly Paper[]): Need<Paper> {
  const kind = worstOf(papers);
  return { kind, count: papers.filter((paper) => paper === kind).length };
}
