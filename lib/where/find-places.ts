import type { WhereChoices } from './choices';
import type { PlaceFacts } from './place-facts';

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
export const wishes = ['visa', 'hours', 'weather', 'halal', 'children', 'budget'] as const;
export type Wish = (typeof wishes)[number];
export type Criterion = Wish | 'entry';

type Verdict = 'yes' | 'no' | 'unknown';

export interface FoundPlace {
  place: LocatedPlace;
  /** Null without a passport. */
  entry: Entry | null;
  /** Minutes of the flight, and whether we reckoned them from the distance. */
  minutes: number;
  isEstimate: boolean;
  /** Known flights and nights for everybody, in QAR, and whether both are in it. Null when nothing is known. */
  cost: { total: number; isWhole: boolean } | null;
  /** By day in the month that was chosen, °C. */
  degrees: number | null;
  /** Wished for, but not known of this place. */
  unknown: Criterion[];
}

export interface FoundPlaces {
  fitting: FoundPlace[];
  /** Nothing is against them, but not all is known. */
  possible: FoundPlace[];
  /** The places left out. */
  excluded: LocatedPlace[];
  /** How many places each wish leaves out, and how many more would fit without it. */
  left: { criterion: Criterion; count: number; moreWithout: number }[];
}

/** Minutes in the air for a distance: half an hour for climb and approach, then 810 km an hour. */
export function estimatedMinutes(kilometres: number): number {
  return Math.round((30 + kilometres / 13.5) / 5) * 5;
}

/** How far such a flight gets: `estimatedMinutes`, turned round. */
export function estimatedKilometres(minutes: number): number {
  return (minutes - 30) * 13.5;
}

/** °C by day that a wish for warmth or for mild air asks for; hotter than warm is not what anybody asks for. */
const bands = { warm: [25, 37], mild: [15, 25] } as const;
/** Mean of day and night below which snow stays. */
const snowMean = 1;

function costOf({ fare, night }: PlaceFacts, { people, nights }: WhereChoices): FoundPlace['cost'] {
  const flights = fare === null ? null : fare * people;
  const stay = nights === null ? 0 : night === null ? null : night * nights * Math.ceil(people / 2);
  if (flights === null && !stay) return null;
  return { total: (flights ?? 0) + (stay ?? 0), isWhole: flights !== null && stay !== null };
}

const said = (isSo: boolean): Verdict => (isSo ? 'yes' : 'no');

function judgeVisa(entry: Entry, { acceptsPermit }: PlaceFacts, { nights, isResident }: WhereChoices): Verdict {
  if (entry.kind === 'unknown') return 'unknown';
  if (entry.kind === 'home') return 'yes';
  if (entry.kind === 'free' && (entry.days ?? Number.POSITIVE_INFINITY) >= (nights ?? 0)) return 'yes';
  return isResident && acceptsPermit ? 'unknown' : 'no';
}

function judgeWeather(climate: PlaceFacts['climate'], { weather, month }: WhereChoices): Verdict {
  const [high, low] = [climate?.high[(month ?? 0) - 1], climate?.low[(month ?? 0) - 1]];
  if (high === undefined || low === undefined || !weather) return 'unknown';
  if (weather === 'snow') return said((high + low) / 2 <= snowMean);
  const [least, most] = bands[weather];
  return said(high >= least && high <= most);
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
  if (budget !== null) {
    const isWithin = cost === null || cost.total <= budget;
    verdicts.set('budget', isWithin && !cost?.isWhole ? 'unknown' : said(isWithin));
  }
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
    };
    const verdicts = judge(facts, choices);
    const having = (verdict: Verdict) => [...verdicts].filter(([, one]) => one === verdict).map(([criterion]) => criterion);
    return { found: { ...facts, unknown: having('unknown') }, against: having('no') };
  });
  judged.sort((one, other) => one.found.minutes - other.found.minutes);
  const remaining = judged.filter(({ against }) => against.length === 0).map(({ found }) => found);
  const criteria = new Set(judged.flatMap(({ against }) => against));
  return {
    fitting: remaining.filter(({ unknown }) => unknown.length === 0),
    possible: remaining
      .filter(({ unknown }) => unknown.length > 0)
      .sort((one, other) => one.unknown.length - other.unknown.length),
    excluded: judged.filter(({ against }) => against.length > 0).map(({ found }) => found.place),
    left: [...criteria].map((criterion) => ({
      criterion,
      count: judged.filter(({ against }) => against.includes(criterion)).length,
      moreWithout: judged.filter(
        ({ against, found }) => against.length === 1 && against[0] === criterion && found.unknown.length === 0,
      ).length,
    })),
  };
}
