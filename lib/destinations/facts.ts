import type { ClockDifference } from '@/content/clock';
import type { Destination } from '@/content/destination';
import { destinationNotes, type Mood } from '@/content/destination-notes';

const shortUnits = { hour: 'h', minute: 'min' };

/** Minutes in words, such as "6 h 45 min" or "6 ساعات و45 دقيقة". `tag` is a BCP 47 language tag; `after` a word such as «نحو», Arabic has another dual. */
export function formatMinutes(minutes: number, tag: string, position: 'alone' | 'after' = 'alone'): string {
  const isArabic = tag.startsWith('ar');
  const part = (value: number, unit: 'hour' | 'minute') =>
    isArabic
      ? new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
      : `${value} ${shortUnits[unit]}`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [...(hours ? [part(hours, 'hour')] : []), ...(rest ? [part(rest, 'minute')] : [])];
  if (!isArabic) return parts.join(' ');
  const text = new Intl.ListFormat(tag, { type: 'conjunction' }).format(parts);
  return position === 'after' ? text.replace('ساعتان', 'ساعتين').replace('دقيقتان', 'دقيقتين') : text;
}

/** Kilometres for reading, rounded to ten: "4,970 km". */
export function formatKilometres(kilometres: number, tag: string): string {
  return new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilometer' }).format(Math.round(kilometres / 10) * 10);
}

/** Months are 1 to 12; `tag` is a BCP 47 language tag. */
type MonthRange = readonly [first: number, last: number];

/** The twelve names of the months, January first. */
export function monthNames(tag: string, style: 'long' | 'short' | 'narrow'): string[] {
  const format = new Intl.DateTimeFormat(tag, { month: style, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2027, month, 15))));
}

/** Whether a month is in one of the ranges; a range may cross the new year. */
export function isInRanges(month: number, ranges: readonly MonthRange[]): boolean {
  return ranges.some(([first, last]) => (first <= last ? month >= first && month <= last : month >= first || month <= last));
}

/** The filters of the destination overview. */
export type Finding = Mood | 'short';

const shortFlight = 180;

/** The filters a destination matches: its moods, and a flight under three hours. */
export function findingsOf({ slug, gateway }: Pick<Destination, 'slug' | 'gateway'>): Finding[] {
  const isShort = gateway.minutes !== null && gateway.minutes < shortFlight;
  return [...(isShort ? (['short'] as const) : []), ...destinationNotes[slug].moods];
}

/** Shortest flight first; places without a non-stop flight last. */
export function byFlightTime(destinations: readonly Destination[]): Destination[] {
  const minutes = ({ gateway }: Destination) => gateway.minutes ?? Number.POSITIVE_INFINITY;
  return destinations.toSorted((a, b) => minutes(a) - minutes(b));
}

/** The zone by its offset: "UTC+9", or "UTC+1 / +2" where clocks change, winter first. Qatar is UTC+3 all year. */
export function zoneInWords({ winter, summer }: ClockDifference): string {
  const offset = (hours: number) => {
    const minutes = Math.abs(hours + 3) * 60;
    const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`;
    return `${hours + 3 < 0 ? '−' : '+'}${Math.floor(minutes / 60)}${rest}`;
  };
  return winter === summer ? `UTC${offset(winter)}` : `UTC${offset(winter)} / ${offset(summer)}`;
}

/** Twelve monthly means, January first. */
export interface Climate {
  /** °C by day. */
  high: readonly number[];
  /** °C by night. */
  low: readonly number[];
  /** mm of rain and melted snow. */
  rain: readonly number[];
}

interface ClimateColumn {
  /** 1 to 12. */
  month: number;
  high: number;
  low: number;
  /** Middle of the column. */
  x: number;
  /** Ends of the bar from the warmest to the coldest hour. */
  top: number;
  bottom: number;
  /** Height of the bar of rain, from the foot of the strip upwards. */
  rainHeight: number;
}

export const strip = { width: 360, height: 232, column: 30, barTop: 26, barBottom: 138, rainFoot: 204, rainHeight: 36 } as const;

/** Positions of the months in the drawing. January is where reading starts. */
export function climateColumns({ high, low, rain }: Climate, direction: 'ltr' | 'rtl'): ClimateColumn[] {
  const heightOf = temperatureScale({ high, low });
  const wettest = Math.max(...rain, 60);
  return high.map((warm, index) => {
    const cold = low[index] ?? warm;
    const wet = rain[index] ?? 0;
    const place = direction === 'rtl' ? high.length - 1 - index : index;
    return {
      month: index + 1,
      high: Math.round(warm),
      low: Math.round(cold),
      x: (place + 0.5) * strip.column,
      top: Math.round(heightOf(warm)),
      bottom: Math.round(heightOf(cold)),
      rainHeight: wet > 0 ? Math.max(2, Math.round((wet / wettest) * strip.rainHeight)) : 0,
    };
  });
}

/** Converts °C to a height in the drawing. The scale covers at least 24 degrees, so that a mild climate looks mild. */
export function temperatureScale({ high, low }: Pick<Climate, 'high' | 'low'>): (celsius: number) => number {
  const [warmest, coldest] = [Math.max(...high), Math.min(...low)];
  const spread = Math.max(24, warmest - coldest);
  const top = (warmest + coldest + spread) / 2;
  return (celsius) => strip.barTop + ((top - celsius) / spread) * (strip.barBottom - strip.barTop);
}
