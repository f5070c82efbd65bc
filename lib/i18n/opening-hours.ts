import type { Locale } from './locales';

/** Hours of one kind of day, as "08:00". */
interface Hours {
  opens: string;
  closes: string;
}

/** When an office is open, on one line: "08:00–20:00", in Arabic «8 ص – 8 م». */
export function openingPeriod({ opens, closes }: Hours, locale: Locale): string {
  if (locale === 'en') return `${opens}–${closes}`;
  return `${clock(opens)}\u00a0–\u00a0${clock(closes)}`;
}

/** "08:00" as «8 ص», "16:30" as «4:30 م». */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const shown = minute ? `${hour % 12 || 12}:${String(minute).padStart(2, '0')}` : String(hour % 12 || 12);
  return `${shown}\u00a0${hour < 12 ? 'ص' : 'م'}`;
}
