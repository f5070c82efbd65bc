const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a day that exists in the Gregorian calendar, written yyyy-MM-dd (2027-02-29 is not one). */
export function isCalendarDay(text: string): boolean {
  const match = shape.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Qatar has been UTC+3 all year since 1972 (tz database, Asia/Qatar). */
const qatarAheadMs = 3 * 60 * 60 * 1000;

/** The day in Qatar at `now`, as yyyy-MM-dd: the whole site defines "past" by this day. */
export function todayInQatar(now: Date = new Date()): string {
  return new Date(now.getTime() + qatarAheadMs).toISOString().slice(0, 10);
}

/** `day` moved by whole days; both yyyy-MM-dd, without time zones. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
