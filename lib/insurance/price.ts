import { type InsuranceLevel, type InsuranceRegion, insurancePrice } from '@/content/insurance';
import { publishedContent } from '@/lib/state/published-content';
import { toLatinDigits } from '@/lib/text/digits';
import { dayError, daysBetween, isDay, readDay } from '@/lib/time/dates';
import type { InsuranceContent } from './insurance-content';

/** A trip to insure; days are yyyy-MM-dd. */
export interface InsuredTrip {
  departure: string;
  return: string;
  travelers: number;
  region: InsuranceRegion;
}

/** The indicative price of one level for a whole party, with its parts, in QAR. */
export interface IndicativePrice {
  /** Including the first and the last day. */
  days: number;
  /** The charged days: at least `fewestDays`. */
  chargedDays: number;
  perDay: number;
  regionFactor: number;
  levelFactor: number;
  travelers: number;
  /** In whole riyals, for one traveller and for all. */
  each: number;
  total: number;
}

/** The days of a trip, including both ends; 0 when it ends before it begins. */
export function insuredDays(departure: string, back: string): number {
  return Math.max(0, daysBetween(departure, back) + 1);
}

/** The figures as the site shows them now. In a browser they come with the page. */
export const insuranceNow = (): InsuranceContent =>
  (publishedContent('insurance', 'site')?.content as InsuranceContent | null | undefined) ?? insurancePrice;

/** Rounded up for each traveller, so that the lines add up to the total. Grows with days, travellers and level; never below zero. */
export function indicativePrice(trip: InsuredTrip, level: InsuranceLevel, figures: InsuranceContent): IndicativePrice {
  const { perDay, fewestDays, regions, levels } = figures;
  const days = insuredDays(trip.departure, trip.return);
  const chargedDays = Math.max(days, fewestDays);
  const [regionFactor, levelFactor] = [regions[trip.region], levels[level]];
  // Factors have one decimal: computed in tenths, to avoid 0.1 + 0.2.
  const hundredths = chargedDays * perDay * Math.round(regionFactor * 10) * Math.round(levelFactor * 10);
  const each = Math.ceil(hundredths / 100);
  return { days, chargedDays, perDay, regionFactor, levelFactor, travelers: trip.travelers, each, total: each * trip.travelers };
}

interface Quotable {
  kind: string;
  details: Record<string, string | number>;
}

/**
 * For an insurance quote: the enquiry with the indicative price that its sender saw, in QAR, and the day of its figures. Other enquiries are
 * returned unchanged.
 */
export function withIndicativePrice<Enquiry extends Quotable>(enquiry: Enquiry): Enquiry {
  const { departure, return: back, travelers } = enquiry.details;
  const [region, level] = [String(enquiry.details['region']), String(enquiry.details['level'])];
  if (enquiry.kind !== 'insurance' || !isRegion(region) || !isLevel(level)) return enquiry;
  const trip = { departure: String(departure), return: String(back), travelers: Number(travelers), region };
  const figures = insuranceNow();
  const { total } = indicativePrice(trip, level, figures);
  return { ...enquiry, details: { ...enquiry.details, indicativePrice: total, indicativeAsOf: figures.asOf } };
}

const isRegion = (text: string): text is InsuranceRegion => Object.hasOwn(insurancePrice.regions, text);
export const isLevel = (text: string): text is InsuranceLevel => Object.hasOwn(insurancePrice.levels, text);

/** The trip in the fields of a form, or null while they are incomplete. `read` returns the value of a field. */
export function readTrip(read: (name: string) => string, today: string): InsuredTrip | null {
  const [departure, back, region] = [readDay(read('departure')), readDay(read('return')), read('region')];
  const travelers = Number(toLatinDigits(read('travelers')));
  const hasDays = isDay(departure) && isDay(back) && !dayError(departure, today) && !dayError(back, today, departure);
  if (!hasDays || !isRegion(region) || !Number.isInteger(travelers) || travelers < 1 || travelers > 10) return null;
  return { departure, return: back, travelers, region };
}
