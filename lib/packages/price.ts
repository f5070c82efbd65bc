import type { ChildRate, Month, PackageExtra, PackageRates, PackageSeasons, SeasonLevel } from '@/content/package';
import { bedAge, peopleIn, type RoomParty } from './party';

/** What the price of a package depends on, besides its rates. */
export interface PackageTrip {
  /** First day, yyyy-MM-dd; its month decides the season. Empty while it is open: the low season then applies. */
  departureDate: string;
  extraNights: number;
  rooms: readonly RoomParty[];
  extras: readonly PackageExtra[];
}

/** "secondBed" is a child in the second bed of an adult's room, "extraBed" the third adult of a room. */
export type PriceLineKey = 'adult' | 'secondBed' | 'extraBed' | ChildRate['key'] | 'singleRoom' | 'extraNight' | PackageExtra;

/** Whole riyals (QAR); `amount` is `quantity` times `unit`. */
export interface PriceLine {
  key: PriceLineKey;
  quantity: number;
  unit: number;
  amount: number;
}

export interface PackagePrice {
  season: SeasonLevel;
  lines: PriceLine[];
  /** The sum of the lines. */
  total: number;
}

/** The price of a trip with possible rooms. The same in the browser and on the server. */
export function priceOf(rates: PackageRates, { departureDate, extraNights, rooms, extras }: PackageTrip): PackagePrice {
  const { rules, nights } = rates;
  const season = levelOf(rates.seasons, departureDate);
  const adult = adultPrice(rates, season);
  const share = (percent: number) => toTens((adult * percent) / 100);
  const beds = rooms.map((room) => bedsOf(room, rules.children));
  const count = (key: keyof Beds) => beds.reduce((sum, room) => sum + room[key], 0);

  const people = peopleIn(rooms).total;
  const withBed = people - count('infant');
  const quantities: Record<PackageExtra, number> = {
    fastTrack: withBed,
    secondTour: Math.ceil(people / carSeats),
    dinners: withBed * (nights + extraNights),
  };
  const lines = [
    line('adult', count('adult'), adult),
    line('secondBed', count('secondBed'), adult),
    line('extraBed', count('extraBed'), share(rules.extraBed)),
    ...rules.children.toReversed().map(({ key, percent }) => line(key, count(key), share(percent))),
    line('singleRoom', count('singleRoom'), share(rules.singleRoom)),
    line('extraNight', rooms.length * extraNights, extraNightPrice(rates, departureDate)),
    ...extras.map((extra) => line(extra, quantities[extra], rates.extras[extra])),
  ].filter(({ quantity }) => quantity > 0);
  return { season, lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) };
}

/** The price per adult of two who share a room. */
export function adultPrice({ price, seasons }: PackageRates, season: SeasonLevel): number {
  return season === 'calm' ? price : toTens((price * seasons[season].percent) / 100);
}

export function extraNightPrice(rates: PackageRates, departureDate: string): number {
  const adult = adultPrice(rates, levelOf(rates.seasons, departureDate));
  return toTens((2 * adult * rates.rules.extraNight) / 100 / rates.nights);
}

const carSeats = 4;

type Beds = Record<'adult' | 'secondBed' | 'extraBed' | 'singleRoom' | ChildRate['key'], number>;

/** The second bed of a room is charged in full, for adult or child; then there is no single supplement. */
function bedsOf({ adults, childAges }: RoomParty, rates: readonly ChildRate[]): Beds {
  const oldestFirst = childAges.toSorted((a, b) => b - a);
  const isChildInSecondBed = adults === 1 && (oldestFirst[0] ?? 0) >= bedAge;
  const beds: Beds = {
    adult: Math.min(adults, 2),
    secondBed: isChildInSecondBed ? 1 : 0,
    extraBed: Math.max(adults - 2, 0),
    singleRoom: adults === 1 && !isChildInSecondBed ? 1 : 0,
    infant: 0,
    youngChild: 0,
    child: 0,
    teen: 0,
  };
  for (const age of oldestFirst.slice(beds.secondBed)) {
    const rate = rates.find(({ upTo }) => age <= upTo);
    if (rate) beds[rate.key] += 1;
  }
  return beds;
}

function line(key: PriceLineKey, quantity: number, unit: number): PriceLine {
  return { key, quantity, unit, amount: quantity * unit };
}

function toTens(amount: number): number {
  return Math.round(amount / 10) * 10;
}

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export const seasonLevels = ['calm', 'busy', 'peak'] as const;

/** The season of a package that begins on `day`, yyyy-MM-dd. */
export function levelOf(seasons: PackageSeasons, day: string): SeasonLevel {
  const month = Number(day.slice(5, 7)) as Month;
  if (seasons.peak.months.includes(month)) return 'peak';
  return seasons.busy.months.includes(month) ? 'busy' : 'calm';
}

export function monthsOf(seasons: PackageSeasons, level: SeasonLevel): readonly Month[] {
  if (level !== 'calm') return seasons[level].months;
  return months.filter((month) => !seasons.busy.months.includes(month) && !seasons.peak.months.includes(month));
}

/** Consecutive months as ranges, across the new year too: [11, 12, 1, 3] is 11–1 and 3–3. */
export function stretchesOf(some: readonly Month[]): { first: Month; last: Month }[] {
  const has = (month: number) => some.includes((((month + 11) % 12) + 1) as Month);
  const starts = months.filter((month) => has(month) && !has(month - 1));
  return starts.map((first) => {
    const after = months.find((steps) => !has(first + steps)) ?? 12;
    return { first, last: (((first + after - 2) % 12) + 1) as Month };
  });
}
