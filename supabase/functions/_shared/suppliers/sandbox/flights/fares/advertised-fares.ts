/**
 * The fares that Qatar Airways advertises in the sandbox: its cheapest non-stop return for one adult in economy, two weeks ahead for a
 * week. The home page shows the same figures (content/popular.ts); a test searches for each of them.
 */
import type { DayNumber } from '../../../local-time.ts';

const advertiser = 'QR';
const home = 'DOH';

/** Riyals, taxes and fees included, from Doha. */
const advertisedFares: Readonly<Record<string, number>> = {
  LHR: 1850,
  CDG: 2120,
  IST: 1450,
  DXB: 650,
  CAI: 1250,
  BKK: 2450,
  BOM: 1180,
  MNL: 2850,
};

/** The other airport of a city is sold at the same level. */
const sameCity: Readonly<Record<string, string>> = { LGW: 'LHR', SAW: 'IST' };

/** Days from today to the flights that are advertised. */
const advertisedDays = { out: 14, back: 21 };

/** What distance and season alone make of the airline's cheapest non-stop flight that day; infinite when it does not fly. */
type Cheapest = (from: string, to: string, day: DayNumber) => number;

interface Levels {
  out: number;
  back: number;
}

/** By city and day of the search: each flight of an answer asks for them. */
const levels = new Map<string, Levels>();
const mostLevels = 100;

/**
 * Factor on the fares of an airline's non-stop flights between two airports that makes the cheapest fare of the advertised days the advertised one; 1
 * where nothing is advertised. It is the same on every day of travel, so that busy days stay dearer.
 */
export function advertisedLevel(
  { airline, from, to, today }: { airline: string; from: string; to: string; today: DayNumber },
  cheapest: Cheapest,
): number {
  if (airline !== advertiser || (from !== home && to !== home)) return 1;
  const other = from === home ? to : from;
  const city = sameCity[other] ?? other;
  const fare = advertisedFares[city];
  if (!fare) return 1;
  const key = `${city} ${today}`;
  const found = levels.get(key) ?? levelsOf(city, fare, today, cheapest);
  if (levels.size >= mostLevels) levels.clear();
  levels.set(key, found);
  return from === home ? found.out : found.back;
}

/** Each way gets its share of the fare in whole riyals, so that the two add up to it. */
function levelsOf(city: string, fare: number, today: DayNumber, cheapest: Cheapest): Levels {
  const out = cheapest(home, city, today + advertisedDays.out);
  const back = cheapest(city, home, today + advertisedDays.back);
  if (!Number.isFinite(out + back)) return { out: 1, back: 1 };
  const share = Math.round((fare * out) / (out + back));
  return { out: share / out, back: (fare - share) / back };
}
