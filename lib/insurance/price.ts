import { type InsuranceLevel, type InsuranceRegion, insurancePrice } from '@/content/insurance';
import { daysBetween } from '@/lib/time/dates';

/** A trip to insure; days are yyyy-MM-dd. */
export interface InsuredTrip {
  departure: string;
  return: string;
  travelers: number;
  region: InsuranceRegion;
}

/** Indicative price of one level for a whole party, with what it is made of. QAR. */
export interface IndicativePrice {
  /** First and last day count. */
  days: number;
  /** As many as are charged: never fewer than `fewestDays`. */
  chargedDays: number;
  perDay: number;
  regionFactor: number;
  levelFactor: number;
  travelers: number;
  /** Whole riyals for one traveller, and for all of them. */
  each: number;
  total: number;
}

/** The days of a trip, both ends counted; 0 when it ends before it begins. */
export function insuredDays(departure: string, back: string): number {
  return Math.max(0, daysBetween(departure, back) + 1);
}

/** Rounded up for each traveller, so that the lines add up to the total. Grows with days, travellers and level; never below zero. */
export function indicativePrice(trip: InsuredTrip, level: InsuranceLevel): IndicativePrice {
  const { perDay, fewestDays, regions, levels } = insurancePrice;
  const days = insuredDays(trip.departure, trip.return);
  const chargedDays = Math.max(days, fewestDays);
  const [regionFactor, levelFactor] = [regions[trip.region], levels[level]];
  // Factors have one decimal: counted in tenths, so that 0.1 + 0.2 is no matter.
  const hundredths = chargedDays * perDay * Math.round(regionFactor * 10) * Math.round(levelFactor * 10);
  const each = Math.ceil(hundredths / 100);
  return { days, chargedDays, perDay, regionFactor, levelFactor, travelers: trip.travelers, each, total: each * trip.travelers };
}
