import * as z from 'zod/mini';
import { contact } from '@/lib/text/contact';
import { toLatinDigits } from '@/lib/text/digits';
import { hasLetter, hasVisible, withoutDirection } from '@/lib/text/direction';
import { type DayError, dayError, isDay, readDay } from '@/lib/time/dates';
import { type EnquiryField, ratings } from '../kinds';

/** Errors of an answer, as keys of `enquiries.errors`. */
export type EnquiryFieldError =
  | 'required'
  | 'nameLetters'
  | 'nameOrNone'
  | 'nationalityOrNone'
  | 'choose'
  | 'tooLong'
  | 'emailInvalid'
  | 'phoneInvalid'
  | 'numberRange'
  | 'dayInvalid'
  | 'noSuchDay'
  | 'shortYear'
  | 'past'
  | 'tooFar'
  | 'beforeStart'
  | 'fileMissing'
  | 'fileEmpty'
  | 'fileType'
  | 'fileTooLarge'
  | 'filesTooMany'
  | 'filesTooLarge'
  | 'pictureTooLarge';

const written = (clean: (text: string) => string, max: number) =>
  z
    .string({ error: 'required' satisfies EnquiryFieldError })
    .check(
      z.overwrite(clean),
      z.minLength(1, { error: 'required' satisfies EnquiryFieldError, abort: true }),
      z.maxLength(max, { error: 'tooLong' satisfies EnquiryFieldError }),
    );

const namesOfPeople = /^(name|recipient|traveler\dName)$/;
const personal = (max: number) =>
  written(cleanLine, max).check(
    z.refine(hasVisible, { error: 'required' satisfies EnquiryFieldError, abort: true }),
    z.refine(hasLetter, { error: 'nameLetters' satisfies EnquiryFieldError }),
  );

const wholeNumber = (min: number, max: number, error: EnquiryFieldError) =>
  z.pipe(
    z.pipe(
      z.string({ error }).check(
        z.overwrite((typed) => toLatinDigits(cleanLine(typed))),
        z.regex(/^\d{1,6}$/, { error, abort: true }),
      ),
      z.transform(Number),
    ),
    z.number().check(z.gte(min, { error }), z.lte(max, { error })),
  );

const dayErrors: Record<Exclude<DayError, 'beforeStart'>, EnquiryFieldError> = {
  unreadable: 'dayInvalid',
  noSuchDay: 'noSuchDay',
  shortYear: 'shortYear',
  past: 'past',
  tooFar: 'tooFar',
};

const day = (today: string) =>
  z.string({ error: 'dayInvalid' satisfies EnquiryFieldError }).check(
    z.overwrite((typed) => readDay(cleanLine(typed))),
    ...Object.entries(dayErrors).map(([found, error]) =>
      z.refine<string>((value) => dayError(value, today) !== found, { error, abort: true }),
    ),
    z.refine(isDay, { error: 'dayInvalid' satisfies EnquiryFieldError }),
  );

/** The schema of one field: from typed text to stored value. `today` is yyyy-MM-dd in Qatar. Errors are `EnquiryFieldError`. */
export function fieldSchema(field: EnquiryField, today: string) {
  switch (field.type) {
    case 'text':
      return namesOfPeople.test(field.name) ? personal(field.max) : written(cleanLine, field.max);
    case 'long':
      return written(cleanLines, field.max);
    case 'email':
      return contact.shape.email;
    case 'phone':
      return contact.shape.phone;
    case 'day':
      return day(today);
    case 'number':
      return wholeNumber(field.min, field.max, 'numberRange');
    case 'rating':
      return wholeNumber(1, ratings.length, 'choose');
    case 'choice':
      return z.enum(field.options, { error: 'choose' satisfies EnquiryFieldError });
  }
}

/** Control characters and lone surrogates: Postgres cannot store them. */
const unusable = /(?![\n\t])[\p{Cc}\p{Cs}]/gu;

/** Several lines as typed, without invisible characters. */
function cleanLines(text: string): string {
  return withoutDirection(text.replace(/\r\n?/g, '\n')).replace(unusable, '').trim();
}

/** One line: breaks and runs of spaces become one space. */
export function cleanLine(text: string): string {
  return cleanLines(text).replace(/\s+/g, ' ');
}
