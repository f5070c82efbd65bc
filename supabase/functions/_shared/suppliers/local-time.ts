/**
 * Conversion between instants and local times of an airport. An instant is whole minutes since 1970 in UTC; a local time is a day, counted from 1970,
 * and minutes after midnight. Offsets come from Intl, two calls per zone and day, cached.
 */

export type Instant = number;
export type DayNumber = number;

const dayMinutes = 1440;
const offsetsByZone = new Map<string, Map<DayNumber, readonly [atStart: number, atEnd: number]>>();
const clocks = new Map<string, Intl.DateTimeFormat>();

/** The number of a day written yyyy-MM-dd. */
export function toDayNumber(day: string): DayNumber {
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000;
}

/** Minutes by which the zone is ahead of UTC at this instant. */
export function zoneOffset(zone: string, instant: Instant): number {
  const day = Math.floor(instant / dayMinutes);
  let offsetsByDay = offsetsByZone.get(zone);
  if (!offsetsByDay) {
    offsetsByDay = new Map();
    offsetsByZone.set(zone, offsetsByDay);
  }
  let offsets = offsetsByDay.get(day);
  if (!offsets) {
    offsets = [readOffset(zone, day * dayMinutes), readOffset(zone, (day + 1) * dayMinutes)];
    offsetsByDay.set(day, offsets);
  }
  return offsets[0] === offsets[1] ? offsets[0] : readOffset(zone, instant);
}

function readOffset(zone: string, instant: Instant): number {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    });
    clocks.set(zone, clock);
  }
  const parts: Record<string, number> = {};
  for (const { type, value } of clock.formatToParts(instant * 60_000)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute) / 60_000 - instant;
}

/** The instant of a local time. A time that the clock skips is moved by the skip; for a time that occurs twice, the first. */
export function toInstant(zone: string, day: DayNumber, minutes: number): Instant {
  const wall = day * dayMinutes + minutes;
  const offsetBefore = zoneOffset(zone, wall - dayMinutes);
  const offsetAfter = zoneOffset(zone, wall + dayMinutes);
  if (offsetBefore === offsetAfter) return wall - offsetBefore;
  const early = wall - Math.max(offsetBefore, offsetAfter);
  if (early + zoneOffset(zone, early) === wall) return early;
  const late = wall - Math.min(offsetBefore, offsetAfter);
  return late + zoneOffset(zone, late) === wall ? late : wall - offsetBefore;
}

/** Local time as yyyy-MM-ddTHH:mm:00, without offset. */
export function toLocalText(zone: string, instant: Instant): string {
  return `${new Date((instant + zoneOffset(zone, instant)) * 60_000).toISOString().slice(0, 16)}:00`;
}

/** The local day. */
export function toLocalDay(zone: string, instant: Instant): DayNumber {
  return Math.floor((instant + zoneOffset(zone, instant)) / dayMinutes);
}

/** Minutes after local midnight. */
export function toLocalMinutes(zone: string, instant: Instant): number {
  return modulo(instant + zoneOffset(zone, instant), dayMinutes);
}

/** 0 is Sunday; 1 January 1970 was a Thursday. */
export function weekdayOf(day: DayNumber): number {
  return modulo(day + 4, 7);
}

/** ISO 8601 in hours and minutes, "PT7H10M". */
export function toIsoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours ? `${hours}H` : ''}${rest || !hours ? `${rest}M` : ''}`;
}

export function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}
