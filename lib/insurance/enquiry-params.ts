import { dayError } from '@/lib/time/dates';
import { isCalendarDay } from '@/supabase/functions/_shared/contracts/calendar-day';

/** By name of the field of the insurance form, as text; days are yyyy-MM-dd. */
export type InsuranceEnquiryParams = Partial<Record<'destination' | 'departure' | 'return' | 'travelers', string>>;

/** As many as the form takes (SPEC section 5: 1 to 10). */
const travelers = /^([1-9]|10)$/;

/** What an address says of a trip to insure, without what the form would not take. `today` is yyyy-MM-dd in Qatar. */
export function readInsuranceParams(query: Pick<URLSearchParams, 'get'>, today: string): InsuranceEnquiryParams {
  // In a hotel search this is the id of a place, which is not readable.
  const destination = query.get('rooms') ? '' : query.get('destination')?.trim().slice(0, 80);
  const party = query.get('travelers');
  const departure = readDay(query.get('departure'), today);
  const back = readDay(query.get('return'), today, departure);
  return {
    ...(destination && { destination }),
    ...(departure && { departure }),
    ...(back && { return: back }),
    ...(party && travelers.test(party) && { travelers: party }),
  };
}

function readDay(text: string | null, today: string, start?: string): string | undefined {
  return text && isCalendarDay(text) && !dayError(text, today, start) ? text : undefined;
}
