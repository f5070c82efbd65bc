import type { Occasion } from '@/lib/time/gulf/occasions';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';

/** A trip that costs few days of leave: away after the last day of work, back on the last free day. Both days are yyyy-MM-dd. */
export interface ShortTrip {
  /** Null for a weekend. */
  occasion: Occasion | null;
  leaves: string;
  returns: string;
}

/** From the next Thursday after `today` (yyyy-MM-dd) to its Saturday; on a Thursday a week later, as an agent confirms each booking. */
export function nextWeekend(today: string): ShortTrip {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const leaves = addDays(today, (4 - weekday + 7) % 7 || 7);
  return { occasion: null, leaves, returns: addDays(leaves, 2) };
}

/** The results of a short trip begin with flights out in the evening and back in the afternoon or evening (`readResultsView`). */
export const afterWorkView = '&dep=evening&back=afternoon,evening';
