import { dayError } from '@/lib/time/dates';
import { isCalendarDay } from '@/supabase/functions/_shared/contracts/calendar-day';
import { guessRegion } from './guess-region';

/** The range of the form's field (SPEC section 5: 1 to 10). */
const travelers = /^([1-9]|10)$/;

export interface TripOfAddress {
  /** Valid values, by the name of the form's field. */
  fields: InsuranceEnquiryParams & { region?: string };
  /** Whether the address has a value that the form rejects: a past day, eleven travellers. */
  isRefused: boolean;
}

/** The trip in an address, with the region of its destination. `today` is yyyy-MM-dd in Qatar. */
export function tripOfAddress(query: URLSearchParams, today: string): TripOfAddress {
  const fields = readInsuranceParams(query, today);
  const region = fields.destination ? guessRegion(fields.destination) : null;
  const asked = (['departure', 'return', 'travelers'] as const).filter((name) => query.get(name));
  return { fields: { ...fields, ...(region && { region }) }, isRefused: asked.some((name) => fields[name] === undefined) };
}

/** By name of the field of the insurance form, as text; days are yyyy-MM-dd. */
type InsuranceEnquiryParams = Partial<Record<'destination' | 'departure' | 'return' | 'travelers', string>>;

/** The trip to insure from the query of an address, without values that the form would reject. `today` is yyyy-MM-dd in Qatar. */
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
