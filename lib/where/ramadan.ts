import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';

/** Ramadan by the calendar of Umm al-Qura; both days are yyyy-MM-dd. It is expected until the moon is seen. */
export interface Ramadan {
  first: string;
  last: string;
}

const hijriMonth = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', { timeZone: 'UTC', month: 'numeric' });

export function isInRamadan(day: string): boolean {
  return hijriMonth.format(new Date(`${day}T12:00:00Z`)) === '9';
}

/** The Ramadan that a stretch of days touches, with its own first and last day; null when it touches none. */
export function ramadanWithin(from: string, to: string): Ramadan | null {
  let day = from;
  while (day <= to && !isInRamadan(day)) day = addDays(day, 1);
  if (day > to) return null;
  let [first, last] = [day, day];
  while (isInRamadan(addDays(first, -1))) first = addDays(first, -1);
  while (isInRamadan(addDays(last, 1))) last = addDays(last, 1);
  return { first, last };
}
