import { z } from 'zod/mini';
import { visaPassports } from '@/content/visa-passports.generated';
import { toLatinDigits } from '@/lib/text/digits';
import { readDay, writingError } from '@/lib/time/dates';
import { addDays, isCalendarDay } from '@/supabase/functions/_shared/contracts/calendar-day';

export const weathers = ['warm', 'mild', 'snow'] as const;
export type Weather = (typeof weathers)[number];

/** The longest flights that can be chosen, in hours. */
export const flightHours = [2, 4, 6, 8] as const;

/** The months that can be chosen: this one and the eleven after it. */
const monthsAhead = 12;

/** Why a field is not followed; keys of `where.errors`. */
export type ChoiceError =
  | 'passport'
  | 'passportForVisa'
  | 'month'
  | 'monthPast'
  | 'monthOfOtherDay'
  | 'day'
  | 'noSuchDay'
  | 'dayPast'
  | 'nights'
  | 'people'
  | 'budget'
  | 'hours'
  | 'weather';

/** The choices of a traveller; null, or false, where nothing is wished. */
export interface WhereChoices {
  /** ISO 3166-1 alpha-2. */
  passport: string | null;
  /** Holds a residence permit of Qatar. */
  isResident: boolean;
  /** 1 to 12. */
  month: number | null;
  /** First and last day that the choice of a month or a day covers, yyyy-MM-dd. */
  period: { from: string; to: string } | null;
  departure: string | null;
  nights: number | null;
  people: number;
  /** QAR for everybody. */
  budget: number | null;
  hours: number | null;
  weather: Weather | null;
  isVisaFree: boolean;
  isHalal: boolean;
  isForChildren: boolean;
  isBeach: boolean;
}

export const textFields = ['passport', 'month', 'departure', 'nights', 'people', 'budget', 'hours', 'weather'] as const;
export type TextField = (typeof textFields)[number];

/** Parameters of boxes that are ticked. lib/routes/streamed-pages.ts repeats both lists. */
export const tickedFields = ['residence', 'visa', 'halal', 'children', 'beach'] as const;

export interface ReadChoices {
  choices: WhereChoices;
  /** As typed, so that nothing is lost. */
  given: Readonly<Record<TextField, string>>;
  errors: Readonly<Partial<Record<TextField, ChoiceError>>>;
  /** Also without a passport, where it cannot be followed. */
  wantsVisaFree: boolean;
  /** The address's own query, without what is not ours. */
  query: string;
}

/** What the address of results has, so that only they are drawn for each visitor (next.config.mjs). */
export const resultsMark = { key: 'view', value: 'results' } as const;

const wholeNumber = (error: ChoiceError, least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, error)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(least, error), z.maximum(most, error))),
  );

/** 31/02/2027, typed or written by a program. */
function isMissingDay(typed: string): boolean {
  return writingError(typed) === 'noSuchDay' || (/^\d{4}-\d\d-\d\d$/.test(typed) && !isCalendarDay(typed));
}

function schemaOf(today: string) {
  const months = monthsFrom(today);
  const thisMonth = months[0] ?? '';
  return {
    passport: z.string().check(
      z.toUpperCase(),
      z.refine((code) => visaPassports.includes(code), 'passport'),
    ),
    month: z.string().check(
      z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, { error: 'month', abort: true }),
      z.refine((month) => month >= thisMonth, { error: 'monthPast', abort: true }),
      z.refine((month) => months.includes(month), 'month'),
    ),
    departure: z.string().check(
      z.refine((typed) => !isMissingDay(typed), { error: 'noSuchDay', abort: true }),
      z.overwrite(readDay),
      z.refine(isCalendarDay, { error: 'day', abort: true }),
      z.refine((day) => day >= today, { error: 'dayPast', abort: true }),
      z.refine((day) => months.includes(day.slice(0, 7)), 'day'),
    ),
    nights: wholeNumber('nights', 1, 60),
    people: wholeNumber('people', 1, 9),
    budget: z.pipe(z.pipe(z.string(), z.transform(plainAmount)), wholeNumber('budget', 1, 1_000_000)),
    hours: z.pipe(
      wholeNumber('hours', 1, 24),
      z.number().check(z.refine((hours) => flightHours.some((one) => one === hours), 'hours')),
    ),
    weather: z.enum(weathers, 'weather'),
  };
}

/** yyyy-MM of the months that can be chosen. `today` is yyyy-MM-dd in Qatar. */
export function monthsFrom(today: string): string[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return Array.from({ length: monthsAhead }, (_, ahead) => new Date(Date.UTC(year, month - 1 + ahead)).toISOString().slice(0, 7));
}

/** Reads the choices of an address. What cannot be followed is named, and the rest holds. */
export function readChoices(query: Pick<URLSearchParams, 'get'>, today: string): ReadChoices {
  const schema = schemaOf(today);
  const errors: Partial<Record<TextField, ChoiceError>> = {};
  const given = Object.fromEntries(
    textFields.map((field) => [field, toLatinDigits((query.get(field) ?? '').slice(0, 40).trim())]),
  ) as Record<TextField, string>;

  function read<Field extends TextField>(field: Field): z.infer<ReturnType<typeof schemaOf>[Field]> | null {
    if (given[field] === '') return null;
    const read = z.safeParse(schema[field], given[field]);
    if (read.success) return read.data as z.infer<ReturnType<typeof schemaOf>[Field]>;
    errors[field] = read.error.issues[0]?.message as ChoiceError;
    return null;
  }

  const [passport, departure, nights] = [read('passport'), read('departure'), read('nights')];
  const selectedMonth = read('month');
  const month = departure?.slice(0, 7) ?? selectedMonth;
  const isVisaFree = query.get('visa') === 'free';
  if (isVisaFree && !passport) errors.passport ??= 'passportForVisa';
  if (departure && selectedMonth && month !== selectedMonth) errors.month ??= 'monthOfOtherDay';
  return {
    choices: {
      passport,
      isResident: query.get('residence') === 'QA',
      month: month ? Number(month.slice(5)) : null,
      period: periodOf(departure, selectedMonth, nights),
      departure,
      nights,
      people: read('people') ?? 2,
      budget: read('budget'),
      hours: read('hours'),
      weather: read('weather'),
      isVisaFree: isVisaFree && passport !== null,
      isHalal: query.get('halal') === 'easy',
      isForChildren: query.get('children') === 'yes',
      isBeach: query.get('beach') === 'yes',
    },
    given: { ...given, passport: passport ?? given.passport },
    errors,
    wantsVisaFree: isVisaFree,
    query: ownQuery(query),
  };
}

function ownQuery(query: Pick<URLSearchParams, 'get'>): string {
  const own = new URLSearchParams();
  own.set(resultsMark.key, resultsMark.value);
  for (const key of [...textFields, ...tickedFields]) {
    const value = query.get(key)?.slice(0, 40);
    if (value) own.set(key, value);
  }
  return String(own);
}

function periodOf(departure: string | null, month: string | null, nights: number | null): WhereChoices['period'] {
  if (departure) return { from: departure, to: addDays(departure, nights ?? 0) };
  if (!month) return null;
  const end = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);
  return { from: `${month}-01`, to: end };
}

/** How riyals are written around an amount. */
const currency = /qar|qr|riyals?|ر\.?ق\.?|ريال(?:ًا|ات)?(?: ?قطري(?:ًا|ة)?)?/giu;
const inGroups = /^\d{1,3}(?:[,٬'’ \u00a0\u202f]\d{3}){1,3}$/;

/** "5,000", "QAR 5 000" and "5000.00" as "5000"; what is no amount stays as it is. Digits are Latin already. */
function plainAmount(typed: string): string {
  const amount = typed
    .replace(currency, '')
    .trim()
    .replace(/[.٫]\d{1,2}$/, '');
  return inGroups.test(amount) ? amount.replace(/\D/g, '') : amount;
}
