import { z } from 'zod/mini';
import { type DayError, dayError, lastDayToAsk, readDay } from '@/lib/time/dates';
import { addDays, isCalendarDay } from '@/supabase/functions/_shared/contracts/calendar-day';
import { findPrayerPlace } from './places';

const place = z.string().check(z.refine((name) => findPrayerPlace(name) !== undefined, 'unknownPlace'));

/** What a program asks: a day near enough to plan for, yyyy-MM-dd. `today` is that of Qatar; elsewhere it may be the day before or after. */
export const prayerQuery = (today: string) =>
  z.object({
    place,
    day: z.optional(
      z
        .string()
        .check(z.refine((day) => isCalendarDay(day) && day >= addDays(today, -1) && day <= addDays(lastDayToAsk(today), 1))),
    ),
  });

/** What is wrong with what a visitor typed. */
export interface PrayerErrors {
  place?: 'unknownPlace';
  /** A key of `ui.date.errors`. */
  day?: DayError;
}

/** What a visitor types: a place, and a day in any of the ways in which people write one. */
export const prayerForm = (today: string) =>
  z.object({
    place,
    day: z.pipe(
      z.string().check((context) => {
        const message = dayError(context.value, today);
        if (message) context.issues.push({ code: 'custom', input: context.value, message });
      }),
      z.transform(readDay),
    ),
  });
