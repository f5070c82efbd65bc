import { toLatinDigits } from '@/lib/text/digits';
import { withoutDirection } from '@/lib/text/direction';

/**
 * Calendar days are yyyy-MM-dd, and clock times local ISO text without offset. Both are shown as they are: no function here uses the reader's
 * time zone.
 */

/** An instant, as the database writes it, with its offset from UTC. */
const instant = /T[\d:.]{0,20}(?:Z|[+-]\d{2}(?::?\d{2})?)$/;

/** yyyy-MM-dd (or a longer ISO text) as dd/MM/yyyy; for an instant, its day in Qatar (UTC+3). */
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

/** `day` moved by whole months; the end of the month when it has no such day. Both yyyy-MM-dd. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}

/** The first expiry day of a passport that most countries accept: six months after the last day of a trip. Days are yyyy-MM-dd. */
export function passportValidUntil(lastDay: string): string {
  return addMonths(lastDay, 6);
}

/** What is wrong with a passport on a trip: nobody boards with one that `ends` before its last day; `short` is against the rule of most countries. */
export function passportValidity(expiry: string, lastDay: string): 'ends' | 'short' | null {
  if (expiry >= passportValidUntil(lastDay)) return null;
  return expiry < lastDay ? 'ends' : 'short';
}

/** Passports are issued for ten years; a day more than twice that far ahead is a typing error. Both days are yyyy-MM-dd. */
export function latestPassportExpiry(today: string): string {
  return addMonths(today, 20 * 12);
}

/** Full years of age on a day; both days as yyyy-MM-dd. A birthday on 29 February counts from 1 March. */
export function ageOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) >= dateOfBirth.slice(5) ? years : years - 1;
}

/** The minutes of an ISO 8601 duration in hours and minutes, such as PT7H10M; 0 when it is not one. */
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

/** In characters; a longer text is not a day. */
const longestDay = 64;

/**
 * A day as people type it (14/1/2027, 14-01-2027, 14012027, ١٤/١/٢٠٢٧) or as programs write it (2027-01-14, 20270114), as yyyy-MM-dd. Day before
 * month, a year of four digits. A text that is not a day or that does not exist is returned trimmed, in Latin digits.
 */
export function readDay(typed: string): string {
  if (typed.length > longestDay) return typed.trim();
  const text = toLatinDigits(withoutDirection(typed)).trim();
  if (!/^[\d\s/.-]+$/.test(text)) return text;
  const [, ...digits] = /^((?:19|20)\d{2})(0\d|1[0-2])(\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text) ?? [];
  const parts = digits.length > 0 ? digits : text.split(/[\s/.-]+/);
  const [day = '', month = '', year = '', ...rest] = parts[0]?.length === 4 ? parts.reverse() : parts;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return rest.length === 0 && isDay(iso) ? iso : text;
}

/** Whether `text` is an existing day, yyyy-MM-dd. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && addMonths(text, 0) === text;
}

/** A readable day as dd/MM/yyyy; other text unchanged. */
export function writeDay(typed: string): string {
  const day = readDay(typed);
  return isDay(day) ? formatDay(day) : typed;
}

/** Why a typed day is refused. */
export const dayErrors = ['unreadable', 'noSuchDay', 'shortYear', 'past', 'tooFar', 'beforeStart'] as const;
export type DayError = (typeof dayErrors)[number];
type WritingError = Extract<DayError, 'unreadable' | 'noSuchDay' | 'shortYear'>;

/** Why a typed text is not a day; null when it is one. */
export function writingError(typed: string): WritingError | null {
  const day = readDay(typed);
  if (isDay(day)) return null;
  if (/^\d{1,2}([\s/.-])\d{1,2}\1\d{2}$/.test(day)) return 'shortYear';
  return /^\d{1,2}([\s/.-]?)(?:0?[1-9]|1[0-2])\1\d{4}$/.test(day) ? 'noSuchDay' : 'unreadable';
}

/** Requests can be made this far ahead. */
const yearsAhead = 2;

/** The last day that can be requested on `today`, both yyyy-MM-dd. */
export function lastDayToAsk(today: string): string {
  return `${Number(today.slice(0, 4)) + yearsAhead}${today.slice(4)}`;
}

/**
 * Why the typed day cannot be requested on `today` (yyyy-MM-dd); null when it can, or when nothing was typed. It must not be before `start`, if
 * that is a day.
 */
export function dayError(typed: string, today: string, start = ''): DayError | null {
  const day = readDay(typed);
  if (!day) return null;
  const writtenError = writingError(day);
  if (writtenError) return writtenError;
  if (day > lastDayToAsk(today)) return 'tooFar';
  if (day < today) return 'past';
  const first = readDay(start);
  return isDay(first) && day < first ? 'beforeStart' : null;
}
