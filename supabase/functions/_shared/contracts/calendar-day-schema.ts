import * as z from 'zod/mini';
import { isCalendarDay } from './calendar-day.ts';

/** A real calendar day as yyyy-MM-dd; `error` is the key that the reader translates. In a separate file, because pages use days without zod. */
export function calendarDay(error: string) {
  return z.string({ error }).check(z.refine(isCalendarDay, { error }));
}
