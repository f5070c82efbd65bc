import { visaRulesAsOf } from '@/content/visa-passports.generated';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

/** The first day on which pages say that our copy of the index is old. */
export const visaRulesOldFrom = addDays(visaRulesAsOf, 181);

/** The last day on which the rules are shown: a year and a half after the index was copied. After it, pages say that they must be asked for. */
export const visaRulesUntil = addDays(visaRulesAsOf, 548);

export const visaRulesOver = addDays(visaRulesUntil, 1);

/** Whether a copy of this day (yyyy-MM-dd) is more than 180 days old. */
export function isOldCopy(asOf: string, today = todayInQatar()): boolean {
  return today >= addDays(asOf, 181);
}

export function areVisaRulesOld(today = todayInQatar()): boolean {
  return isOldCopy(visaRulesAsOf, today);
}

export function areVisaRulesTooOld(today = todayInQatar()): boolean {
  return today > visaRulesUntil;
}
