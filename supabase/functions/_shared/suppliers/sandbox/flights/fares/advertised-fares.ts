/**
 * The fares that Qatar Airways advertises in the sandbox: its cheapest non-stop round trip for one adult in economy, two weeks ahead for a week.
 * The home page shows the same figures (content/popular.ts); a test searches for each of them.
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

/** The other airport of a city has the same fare level. */
const sameCity: Readonly<Record<string, string>> = { LGW: 'LHR', SAW: 'IST' };

/** Days from today to the advertised flights. */
const advertisedDays = { out: 14, back: 21 };

/** The airline's cheapest modelled non-stop fare of a day, by distance and season; infinite when it does not fly. */
type Cheapest = (from: string, to: string, day: DayNumber) => number;

interface Levels {
  out: number;
  back: number;
}

/** Cached by city and day of the search, because each flight of an answer needs them. */
const levels = new Map<string, Levels>();
const mostLevels = 100;

/**
 * Factor on the fares of an airline's non-stop flights between two airports, so that the cheapest fare of the advertised days is the advertised
 * one; 1 without an advertised fare. It is the same for all days of travel, so that busy days stay more expensive.
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

/** Each direction gets its share of the fare in whole riyals, so that the sum is exact. */
function levelsOf(city: string, fare: number, today: DayNumber, cheapest: Cheapest): Levels {
  const out = cheapest(home, city, today + advertisedDays.out);
  const back = cheapest(city, home, today + advertisedDays.back);
  if (!Number.isFinite(out + back)) return { out: 1, back: 1 };
  const share = Math.round((fare * out) / (out + back));
  return { out: share / out, back: (fare - share) / back };
}
