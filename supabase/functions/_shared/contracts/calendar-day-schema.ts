import * as z from 'zod/mini';
import { isCalendarDay } from './calendar-day.ts';

/** A real calendar day as yyyy-MM-dd; `error` is the key the reader translates. Apart from the days, which pages use without zod. */
export function calendarDay(error: string) {
  return z.string({ error }).check(z.refine(isCalendarDay, { error }));
}
