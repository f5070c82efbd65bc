/** Taxes and fees on a stay, roughly as in 2026; sandbox figures, not to be quoted. */
import type { HotelPlaceFacts } from '../../../../hotel-places/place-facts.ts';

/** Taxes and service that hotels put into their price, as a share of the room rate. */
const included: Readonly<Record<string, number>> = {
  AE: 0.25,
  AT: 0.132,
  AU: 0.1,
  AZ: 0.18,
  BA: 0.17,
  BH: 0.25,
  CH: 0.038,
  CZ: 0.12,
  DE: 0.07,
  EG: 0.2768,
  ES: 0.1,
  FR: 0.1,
  GB: 0.2,
  GE: 0.18,
  GR: 0.135,
  HK: 0.13,
  ID: 0.21,
  IN: 0.12,
  IT: 0.1,
  JO: 0.19,
  JP: 0.1,
  KR: 0.1,
  KW: 0.15,
  LB: 0.16,
  LK: 0.28,
  MA: 0.1,
  MV: 0.287,
  MY: 0.08,
  NL: 0.335,
  OM: 0.172,
  PH: 0.222,
  QA: 0.15,
  RU: 0.02,
  SA: 0.2,
  SG: 0.199,
  TH: 0.177,
  TR: 0.12,
  TZ: 0.18,
  US: 0.1475,
  UZ: 0.12,
  ZA: 0.15,
};

interface DueRule {
  per: 'room' | 'adult' | 'person';
  /** Riyals per night by stars, one star first. */
  amounts: readonly [number, number, number, number, number];
  /** Nights beyond these are free. */
  mostNights?: number;
}

const everyStar = (amount: number): DueRule['amounts'] => [amount, amount, amount, amount, amount];

/** Paid at the desk; by place, else by country. In Dubai per room; in Paris, Rome and Barcelona per adult; in the Maldives per person. */
const due: Readonly<Record<string, DueRule>> = {
  dubai: { per: 'room', amounts: [7, 10, 10, 15, 20] },
  'ras-al-khaimah': { per: 'room', amounts: [10, 15, 15, 15, 20] },
  FR: { per: 'adult', amounts: [4, 5.5, 9, 13, 18] },
  paris: { per: 'adult', amounts: [11.05, 13.8, 23.5, 35.9, 48.35] },
  IT: { per: 'adult', amounts: [8.5, 13, 17, 21, 21], mostNights: 10 },
  rome: { per: 'adult', amounts: [17, 21.25, 25.5, 31.85, 42.5], mostNights: 10 },
  barcelona: { per: 'adult', amounts: [20, 20, 20, 24, 32], mostNights: 7 },
  CH: { per: 'adult', amounts: [10, 11, 13, 15.5, 17.5] },
  zermatt: { per: 'person', amounts: everyStar(18) },
  GR: { per: 'room', amounts: [8.5, 8.5, 21.25, 42.5, 63.75] },
  CZ: { per: 'adult', amounts: everyStar(8.75) },
  MA: { per: 'adult', amounts: [6, 8, 10, 14, 20] },
  MV: { per: 'person', amounts: everyStar(43.7) },
  MY: { per: 'room', amounts: everyStar(8.6) },
  JP: { per: 'adult', amounts: [0, 0, 2.4, 4.8, 4.8] },
  UZ: { per: 'person', amounts: everyStar(10) },
  BA: { per: 'person', amounts: everyStar(4.3) },
  TZ: { per: 'person', amounts: everyStar(18.2) },
  'new-york': { per: 'room', amounts: everyStar(12.75) },
};

/** Hundredths within the price, of whole riyals, for a room whose nights cost `base` riyals. */
export function taxesOn(base: number, { country }: HotelPlaceFacts): number {
  return Math.round(base * (included[country] ?? 0.1)) * 100;
}

/** Hundredths of riyals paid at the desk for one room of the stay. */
export function dueForRoom(
  { id, country }: HotelPlaceFacts,
  stars: number,
  nights: number,
  room: { adults: number; childrenAges: readonly number[] },
): number {
  const rule = due[id] ?? due[country];
  if (!rule) return 0;
  const heads = { room: 1, adult: room.adults, person: room.adults + room.childrenAges.length }[rule.per];
  return Math.round((rule.amounts[stars - 1] ?? 0) * 100) * heads * Math.min(nights, rule.mostNights ?? nights);
}
