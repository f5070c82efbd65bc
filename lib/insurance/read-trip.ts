import { type InsuranceLevel, type InsuranceRegion, insurancePrice } from '@/content/insurance';
import { toLatinDigits } from '@/lib/text/digits';
import { dayError, isDay, readDay } from '@/lib/time/dates';
import type { InsuredTrip } from './price';

export const isRegion = (text: string): text is InsuranceRegion => Object.hasOwn(insurancePrice.regions, text);
export const isLevel = (text: string): text is InsuranceLevel => Object.hasOwn(insurancePrice.levels, text);

/** The trip in the fields of a form, or null while they are incomplete. `read` returns the value of a field. */
export function readTrip(read: (name: string) => string, today: string): InsuredTrip | null {
  const [departure, back, region] = [readDay(read('departure')), readDay(read('return')), read('region')];
  const travelers = Number(toLatinDigits(read('travelers')));
  const hasDays = isDay(departure) && isDay(back) && !dayError(departure, today) && !dayError(back, today, departure);
  if (!hasDays || !isRegion(region) || !Number.isInteger(travelers) || travelers < 1 || travelers > 10) return null;
  return { departure, return: back, travelers, region };
}
