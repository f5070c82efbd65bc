/** How full planes are on a day: regional holidays, school holidays, days of the week. All factors are about 1. */

import { type DayNumber, weekdayOf } from '../local-time.ts';

const hijriCalendar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});

const hijriDates = new Map<DayNumber, readonly [month: number, day: number]>();

const umrahAirports = new Set(['JED', 'MED']);
const christmasCountries = new Set(
  'GB IE FR DE NL BE CH AT IT ES PT GR US CA AU NZ PH ZA KE BR AR CL CO DK SE NO FI PL CZ HU HR RO LB'.split(' '),
);

/** Factor on the fare in this direction on this day. */
export function demandOn(day: DayNumber, originCountry: string, destination: { code: string; country: string }): number {
  return holidayDemand(day, originCountry, destination) * weekdayDemand(day);
}

function holidayDemand(day: DayNumber, originCountry: string, destination: { code: string; country: string }): number {
  const [hijriMonth, hijriDay] = hijriDateOf(day);
  const monthDay = new Date(day * 86_400_000).toISOString().slice(5, 10);
  if (umrahAirports.has(destination.code) && (hijriMonth === 9 || (hijriMonth === 12 && hijriDay <= 8))) return 1.28;
  const isEid =
    (hijriMonth === 9 && hijriDay >= 26) ||
    (hijriMonth === 10 && hijriDay <= 6) ||
    (hijriMonth === 12 && hijriDay >= 5 && hijriDay <= 14);
  if (isEid) return 1.24;
  if (monthDay >= '12-17' || monthDay <= '01-04') {
    return christmasCountries.has(destination.country) || christmasCountries.has(originCountry) ? 1.13 : 1.07;
  }
  if (monthDay >= '06-15' && monthDay <= '07-20') return 1.16;
  if (monthDay > '07-20' && monthDay <= '09-01') return 1.12;
  if (hijriMonth === 9) return 0.92;
  if (monthDay >= '01-10' && monthDay <= '02-20') return 0.95;
  if (monthDay >= '09-10' && monthDay <= '11-30') return 0.97;
  return 1;
}

/** Month and day of the Umm al-Qura calendar. */
export function hijriDateOf(day: DayNumber): readonly [month: number, day: number] {
  let date = hijriDates.get(day);
  if (!date) {
    const parts = hijriCalendar.formatToParts(day * 86_400_000);
    const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
    date = [read('month'), read('day')];
    hijriDates.set(day, date);
  }
  return date;
}

/** The Gulf's weekend is Friday and Saturday: people leave on Thursday and return on Saturday. */
const weekdayFactors = [0.99, 0.97, 0.96, 0.97, 1.04, 1.03, 1.02];

function weekdayDemand(day: DayNumber): number {
  return weekdayFactors[weekdayOf(day)] ?? 1;
}

const leadSteps: readonly [days: number, factor: number][] = [
  [0, 1.6],
  [3, 1.42],
  [7, 1.22],
  [14, 1.03],
  [28, 1],
  [60, 0.97],
  [120, 0.94],
  [365, 0.98],
];

/** Factor for buying this many days ahead: expensive at the last minute, cheapest about four months before. */
export function leadTimeFactor(days: number): number {
  for (const [index, [end, factor]] of leadSteps.entries()) {
    if (days > end) continue;
    const [start, before] = leadSteps[index - 1] ?? [end - 1, factor];
    return before + ((factor - before) * (days - start)) / (end - start);
  }
  return 1;
}
