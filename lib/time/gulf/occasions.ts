import { hijriOf } from './hijri';

/**
 * The holidays of Qatar, by the decision of the Amir on official holidays (Gulf Times, 2 January 2024; read 2026-11-29): Eid al-Fitr from 28 Ramadan to 4
 * Shawwal, Eid al-Adha from 9 to 13 Dhu al-Hijjah, 18 December, and the second Tuesday of February.
 */
export const occasions = ['eidAlFitr', 'eidAlAdha', 'nationalDay', 'sportDay', 'ramadan'] as const;
export type Occasion = (typeof occasions)[number];

/**
 * School terms of 2026–2027 and 2027–2028 are unknown day by day: the Ministry of Education and Higher Education publishes them here. It fixed the
 * mid-year break in the last third of December for 2025 to 2028 (Gulf Times and The Peninsula, 8 July 2025; read 2026-11-30).
 */
export const schoolTerms = { link: 'https://www.edu.gov.qa', shown: 'edu.gov.qa', lastYear: 2027 } as const;

/** Whether a month (yyyy-MM) has the mid-year break of schools. */
export function hasSchoolBreak(month: string): boolean {
  return month.endsWith('-12') && Number(month.slice(0, 4)) <= schoolTerms.lastYear;
}

/** First and last day, yyyy-MM-dd. */
export interface OccasionDays {
  occasion: Occasion;
  first: string;
  last: string;
}

/** Whether its days depend on the sighting of the moon: they are expected until they are announced. */
export function isByMoon(occasion: Occasion): boolean {
  return occasion !== 'nationalDay' && occasion !== 'sportDay';
}

export function dayAfter(day: string, count = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

/** 0 is Sunday, 4 Thursday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Friday and Saturday, as in Qatar. */
export function isWeekend(day: string): boolean {
  return weekdayOf(day) >= 5;
}

const tests: Readonly<Record<Occasion, (day: string) => boolean>> = {
  eidAlFitr: (day) => isHijri(day, 9, 28, 30) || isHijri(day, 10, 1, 4),
  eidAlAdha: (day) => isHijri(day, 12, 9, 13),
  nationalDay: (day) => day.slice(5) === '12-18',
  sportDay: (day) => day.slice(5, 7) === '02' && weekdayOf(day) === 2 && Math.ceil(Number(day.slice(8)) / 7) === 2,
  ramadan: (day) => isInRamadan(day),
};

function isHijri(day: string, month: number, from: number, to: number): boolean {
  const hijri = hijriOf(day);
  return hijri.month === month && hijri.day >= from && hijri.day <= to;
}

export function isInRamadan(day: string): boolean {
  return hijriOf(day).month === 9;
}

/** The first day of each Eid, and the three days after that of the sacrifice. */
export function isFastForbidden(day: string): boolean {
  return isHijri(day, 10, 1, 1) || isHijri(day, 12, 10, 13);
}

/** What a day (yyyy-MM-dd) is, holidays first. Most days are nothing. */
export function occasionsOn(day: string): Occasion[] {
  return occasions.filter((occasion) => tests[occasion](day));
}

export function isHoliday(day: string): boolean {
  return occasionsOn(day).some((occasion) => occasion !== 'ramadan');
}

/** What a stretch of days touches, in their order, each with its own first and last day. */
export function occasionsWithin(from: string, to: string): OccasionDays[] {
  const found: OccasionDays[] = [];
  for (let day = from; day <= to; day = dayAfter(day)) {
    for (const occasion of occasionsOn(day)) {
      if (found.some((one) => one.occasion === occasion && one.last >= day)) continue;
      let [first, last] = [day, day];
      while (tests[occasion](dayAfter(first, -1))) first = dayAfter(first, -1);
      while (tests[occasion](dayAfter(last))) last = dayAfter(last);
      found.push({ occasion, first, last });
    }
  }
  return found;
}
