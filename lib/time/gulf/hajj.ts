import { hijriOf } from './hijri';
import { dayAfter } from './occasions';

/** The days of the first Hajj that begins after `day`, by Umm al-Qura: 8 to 13 Dhu al-Hijjah. All yyyy-MM-dd. */
export function hajjAfter(day: string): { first: string; last: string } {
  let first = dayAfter(day);
  for (let hijri = hijriOf(first); hijri.month !== 12 || hijri.day !== 8; hijri = hijriOf(first)) first = dayAfter(first);
  return { first, last: dayAfter(first, 5) };
}
