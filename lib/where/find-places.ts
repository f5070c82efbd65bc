import type { WhereChoices } from './choices';
import type { PlaceFacts } from './place-facts';
import { monthsWith } from './weather';

/** What a passport needs, as the rules of entry say it; `home` is its own country. */
export interface Entry {
  kind: 'free' | 'eta' | 'onArrival' | 'eVisa' | 'required' | 'noAdmission' | 'home' | 'unknown';
  /** Longest stay without a visa, in days; null where the rules do not say. */
  days: number | null;
}

export interface LocatedPlace extends PlaceFacts {
  /** Kilometres from Doha. */
  kilometres: number;
}

/** What places are left out for. `entry` needs no wish: nobody is sent where they are not admitted. */
export const wishes = ['visa', 'hours', 'weather', 'halal', 'children', 'beach', 'budget'] as const;
export type Wish = (typeof wishes)[number];
export type Criterion = Wish | 'entry';

type Verdict = 'yes' | 'no' | 'unknown';

/** For everybody, in QAR. */
export interface Cost {
  total: number;
  flights: number | null;
  /** By our guide price of a night. Null when it is not known, or no nights are wished. */
  hotel: { total: number; rooms: number; night: number } | null;
  /** What the budget leaves for a room and night after the flights. Null without budget, nights or a known fare. */
  leftForRoom: number | null;
  /** Whether all that is wished for is in it. */
  isWhole: boolean;
}

export interface FoundPlace {
  place: LocatedPlace;
  /** Null without a passport. */
  entry: Entry | null;
  /** Minutes of the flight, and whether we reckoned them from the distance. */
  minutes: number;
  isEstimate: boolean;
  /** Known flights and nights for everybody. Null when nothing is known. */
  cost: Cost | null;
  /** By day in the month that was chosen, °C. */
  degrees: number | null;
  /** Where no month was chosen: those with the weather wished for, else those that are mild or warm. Null where we have no figures. */
  months: number[] | null;
  /** Wished for, but not known of this place. */
  unknown: Criterion[];
}

export interface FoundPlaces {
  fitting: FoundPlace[];
  /** Nothing is against them, but not all is known. */
  possible: FoundPlace[];
  /** The places left out. */
  excluded: LocatedPlace[];
  /** How many places each wish leaves out, and what comes back without it. */
  left: { criterion: Criterion; count: number; without: Returning }[];
  /** Where nothing fits, nor would without one of the wishes in `left`: the fewest wishes to leave out together. */
  together: { wishes: Criterion[]; without: Returning } | null;
  /** The cheapest flights we know anywhere, for everybody, where the budget is below even them. */
  belowFlights: { place: LocatedPlace; total: number } | null;
}

/** How many places come back without a wish, and how many of them would fit. */
export interface Returning {
  fitting: number;
  possible: number;
}

/** Minutes in the air for a distance: half an hour for climb and approach, then 810 km an hour. */
export function estimatedMinutes(kilometres: number): number {
  return Math.round((30 + kilometres / 13.5) / 5) * 5;
}

/** How far such a flight gets: `estimatedMinutes`, turned round. */
export function estimatedKilometres(minutes: number): number {
  return (minutes - 30) * 13.5;
}

function costOf({ fare, night }: PlaceFacts, { people, nights, budget }: WhereChoices): Cost | null {
  const flights = fare === null ? null : fare * people;
  const rooms = Math.ceil(people / 2);
  const hotel = nights === null || night === null ? null : { total: night * nights * rooms, rooms, night };
  if (flights === null && hotel === null) return null;
  const isWhole = flights !== null && (nights === null || hotel !== null);
  // The same whether we know a hotel there or not.
  const left = budget !== null && flights !== null && nights !== null ? (budget - flights) / (nights * rooms) : null;
  const leftForRoom = left === null ? null : Math.floor(left);
  return { total: (flights ?? 0) + (hotel?.total ?? 0), flights, hotel, leftForRoom, isWhole };
}

/** Only a fare rules a place out: there are cheaper hotels than those of our guide prices. */
function judgeBudget(cost: Cost | null, budget: number): Verdict {
  if (cost?.flights && cost.flights > budget) return 'no';
  return cost?.isWhole && cost.total <= budget ? 'yes' : 'unknown';
}

const said = (isSo: boolean): Verdict => (isSo ? 'yes' : 'no');

function judgeVisa(entry: Entry, { permit }: PlaceFacts, { nights, isResident }: WhereChoices): Verdict {
  if (entry.kind === 'unknown') return 'unknown';
  if (entry.kind === 'home') return 'yes';
  // The days of arrival and departure both count, as on a flight's papers.
  if (entry.kind === 'free' && (entry.days ?? Number.POSITIVE_INFINITY) >= (nights ?? 0) + 1) return 'yes';
  return isResident && permit ? 'unknown' : 'no';
}

function judgeWeather(climate: PlaceFacts['climate'], { weather, month }: WhereChoices): Verdict {
  if (!climate || !weather) return 'unknown';
  const months = monthsWith(climate, weather);
  return said(month === null ? months.length > 0 : months.includes(month));
}

/** What a place is for each wish that was made. */
function judge({ place, entry, minutes, cost }: Omit<FoundPlace, 'unknown'>, choices: WhereChoices): Map<Criterion, Verdict> {
  const { hours, budget } = choices;
  const verdicts = new Map<Criterion, Verdict>();
  if (entry) verdicts.set('entry', said(entry.kind !== 'noAdmission'));
  if (entry && choices.isVisaFree) verdicts.set('visa', judgeVisa(entry, place, choices));
  if (hours !== null) verdicts.set('hours', said(minutes <= hours * 60));
  if (choices.weather) verdicts.set('weather', judgeWeather(place.climate, choices));
  if (choices.isHalal) verdicts.set('halal', place.halal === undefined ? 'unknown' : said(place.halal === 'easy'));
  if (choices.isForChildren) verdicts.set('children', place.isForChildren === null ? 'unknown' : said(place.isForChildren));
  if (choices.isBeach) verdicts.set('beach', said(place.isBeach));
  if (budget !== null) verdicts.set('budget', judgeBudget(cost, budget));
  return verdicts;
}

/** The places that fit the choices, the shortest flight first; of those that may fit, the best known first. `entryOf` has the rules of the passport for a country; null without a passport. */
export function findPlaces(
  places: readonly LocatedPlace[],
  choices: WhereChoices,
  entryOf: ((country: string) => Entry) | null,
): FoundPlaces {
  const judged = places.map((place) => {
    const facts = {
      place,
      entry: entryOf?.(place.country) ?? null,
      minutes: place.minutes ?? estimatedMinutes(place.kilometres),
      isEstimate: place.minutes === null,
      cost: costOf(place, choices),
      degrees: place.climate?.high[(choices.month ?? 0) - 1] ?? null,
      months: place.climate && choices.month === null ? monthsWith(place.climate, choices.weather ?? 'pleasant') : null,
    };
    const verdicts = judge(facts, choices);
    const having = (verdict: Verdict) => [...verdicts].filter(([, one]) => one === verdict).map(([criterion]) => criterion);
    return { found: { ...facts, unknown: having('unknown') }, against: having('no') };
  });
  judged.sort((one, other) => one.found.minutes - other.found.minutes);
  const remaining = judged.filter(({ against }) => against.length === 0).map(({ found }) => found);
  const criteria = new Set(judged.flatMap(({ against }) => against));
  const left = [...criteria].map((criterion) => ({
    criterion,
    count: judged.filter(({ against }) => against.includes(criterion)).length,
    without: returning(judged, [criterion]),
  }));
  const fitting = remaining.filter(({ unknown }) => unknown.length === 0);
  // Who has a budget first sees the places of which a price is known.
  const isPriced = ({ cost }: FoundPlace) => choices.budget !== null && cost !== null;
  const isSolved = fitting.length > 0 || left.some(({ without }) => without.fitting > 0);
  return {
    fitting,
    possible: remaining
      .filter(({ unknown }) => unknown.length > 0)
      .sort((one, other) => one.unknown.length - other.unknown.length || Number(isPriced(other)) - Number(isPriced(one))),
    excluded: judged.filter(({ against }) => against.length > 0).map(({ found }) => found.place),
    left,
    together: isSolved ? null : fewestWishes(judged),
    belowFlights: cheapestAbove(choices.budget, judged),
  };
}

function cheapestAbove(budget: number | null, judged: Judged): FoundPlaces['belowFlights'] {
  const flights = judged.flatMap(({ found: { place, cost } }) => (cost?.flights ? [{ place, total: cost.flights }] : []));
  const [cheapest] = flights.sort((one, other) => one.total - other.total);
  return cheapest && budget !== null && budget < cheapest.total ? cheapest : null;
}

type Judged = readonly { found: FoundPlace; against: readonly Criterion[] }[];

/** What a place would need to be rid of to fit: wishes that are against it, and those of which we do not know. */
const hindrances = ({ found, against }: Judged[number]) => [...against, ...found.unknown];

/** What comes back when these wishes alone are left out. */
function returning(judged: Judged, without: readonly Criterion[]): Returning {
  const isWithout = (criteria: readonly Criterion[]) => criteria.every((criterion) => without.includes(criterion));
  const back = judged.filter((one) => hindrances(one).length > 0 && isWithout(one.against));
  const fitting = back.filter((one) => isWithout(hindrances(one)));
  const possible = back.filter((one) => one.against.length > 0 && !fitting.includes(one));
  return { fitting: fitting.length, possible: possible.length };
}

/** Of the shortest lists of wishes that keep a place from fitting, the one that brings back most. */
function fewestWishes(judged: Judged): FoundPlaces['together'] {
  const lists = judged.map(hindrances).filter((wishes) => wishes.length > 0 && !wishes.includes('entry'));
  const fewest = Math.min(...lists.map(({ length }) => length));
  const [best] = lists
    .filter(({ length }) => length === fewest)
    .map((wishes) => ({ wishes, without: returning(judged, wishes) }))
    .sort((one, other) => other.without.fitting - one.without.fitting);
  return best ?? null;
}
