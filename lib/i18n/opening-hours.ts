import { company } from '@/lib/company/company';
import { isolated } from '@/lib/text/isolate';
import { formatDayInWords } from '@/lib/time/dates';
import { intlTag, type Locale } from './locales';

interface Hours {
  opens: string;
  closes: string;
}

/** Prevents a line break. */
const wordJoiner = '\u2060';

/** Opening hours of an office on one line: "08:00–20:00", in Arabic «8 ص – 8 م». */
export function openingPeriod({ opens, closes }: Hours, locale: Locale): string {
  if (locale === 'en') return `${opens}${wordJoiner}–${wordJoiner}${closes}`;
  return `${twelveHourClock(opens)}\u00a0–\u00a0${twelveHourClock(closes)}`;
}

/** "08:00" as «8 ص», "16:30" as «4:30 م». */
function twelveHourClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const shown = minute ? `${hour % 12 || 12}:${String(minute).padStart(2, '0')}` : String(hour % 12 || 12);
  return `${shown}\u00a0${hour < 12 ? 'ص' : 'م'}`;
}

/**
 * The hours of a week for a sentence, by the 24-hour clock in Arabic too, as flight times beside it use it; not isolated, so that they begin at the
 * right there.
 */
export function officeHours(): { week: string; friday: string } {
  const { saturdayToThursday, friday } = company.openingHours;
  return { week: openingPeriod(saturdayToThursday, 'en'), friday: openingPeriod(friday, 'en') };
}

/** An instant as "Sun, 22 Nov 2026, 14:05", clock of Qatar: of 24 hours in both languages, as on the ticket beside it. */
export function momentInQatar(moment: Date, locale: Locale): string {
  const between = locale === 'ar' ? '، الساعة ' : ', ';
  return `${formatDayInWords(localInQatar(moment), intlTag(locale))}${between}${timeInQatar(moment)}`;
}

/** The same as "14:05". */
export const timeInQatar = (moment: Date): string => isolated(localInQatar(moment).slice(11, 16));

const localInQatar = (moment: Date) => new Date(moment.getTime() + 3 * 3_600_000).toISOString();
