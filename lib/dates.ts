/**
 * Calendar days travel as yyyy-MM-dd and clock times as local ISO text without offset. Both are shown as written:
 * no function here looks at the reader's own time zone.
 */

/** An instant, as the database writes it: it says how far its clock is from UTC. */
const instant = /T.*(?:Z|[+-]\d{2}(?::?\d{2})?)$/;

/** yyyy-MM-dd (or a longer ISO text) as dd/MM/yyyy; of an instant the day it is in Qatar then, three hours ahead of UTC. */
export function formatDay(iso: string): string {
  const day = instant.test(iso) ? new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Qatar' }).format(new Date(iso)) : iso;
  return `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
}

/** The clock part of a local ISO time: "14:05". */
export function formatClock(localIso: string): string {
  return localIso.slice(11, 16);
}

/** A day in words for headings: "Thu, 14 Jan 2027". `tag` is a BCP 47 language tag. */
export function formatDayInWords(iso: string, tag: string): string {
  const noon = new Date(`${iso.slice(0, 10)}T12:00:00Z`);
  return new Intl.DateTimeFormat(tag, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(noon);
}

/** Whole days from one calendar day to another; negative when `to` comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to.slice(0, 10)}T00:00:00Z`) - Date.parse(`${from.slice(0, 10)}T00:00:00Z`)) / 86_400_000);
}

/** `day` moved by whole months, shortened to the month's end where that has no such day. Both yyyy-MM-dd. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}

/** Full years of age on a day; both days as yyyy-MM-dd. Somebody born on 29 February is a year older on 1 March. */
export function ageOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) >= dateOfBirth.slice(5) ? years : years - 1;
}

/** Minutes in an ISO 8601 duration of hours and minutes, such as PT7H10M; 0 when it is not one. */
export function minutesOf(isoDuration: string): number {
  const match = /^P(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?$/.exec(isoDuration);
  return match ? Number(match[1] ?? 0) * 1440 + Number(match[2] ?? 0) * 60 + Number(match[3] ?? 0) : 0;
}

/** A picker's `Date` (a day in the reader's zone) as the calendar day it shows. */
export function dayOfDate(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, '0')}`;
}

/** A calendar day as the `Date` a picker wants: local midnight. */
export function dateOfDay(day: string): Date {
  return new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)));
}

export type DayProblem = 'past' | 'tooFar' | 'beforeStart';

/** How far ahead a request can be made. */
const yearsAhead = 2;

/** The last day that can be asked for on `today`, both yyyy-MM-dd. */
export function lastDayToAsk(today: string): string {
  return `${Number(today.slice(0, 4)) + yearsAhead}${today.slice(4)}`;
}

/** Why `day` cannot be asked for on `today`, or null when it can; it does not come before `start` where there is one. All yyyy-MM-dd or empty. */
export function problemOfDay(day: string, today: string, start = ''): DayProblem | null {
  if (!day) return null;
  // A year of five digits or more does not compare as text.
  if (!/^\d{4}-/.test(day) || day > lastDayToAsk(today)) return 'tooFar';
  if (day < today) return 'past';
  return start && day < start ? 'beforeStart' : null;
}
