/** Parts of the schemas of published content (docs/engineering/published-content.md). Errors are keys of `desk.content.errors`. */
import * as z from 'zod/mini';
import { hasVisible, withoutUnseen } from './text/direction';

/** A text that must be there. */
export const line = (most: number) =>
  z
    .string({ error: 'required' })
    .check(z.trim(), z.minLength(1, { error: 'required', abort: true }), z.maxLength(most, { error: 'tooLong' }));

/** A text that may be empty. */
export const optionalLine = (most: number) => z.string().check(z.trim(), z.maxLength(most, { error: 'tooLong' }));

/** The same in both languages. */
export const inBoth = <Shape extends z.ZodMiniType>(shape: Shape) => z.object({ en: shape, ar: shape });

/** A day in Qatar, yyyy-MM-dd. */
export const day = z.iso.date({ error: 'day' });
export const optionalDay = z.union([z.literal(''), day], { error: 'day' });

/** Of the 24-hour clock, in Qatar. */
export const time = z.iso.time({ precision: -1, error: 'time' }).check(z.meta({ format: 'time' }));

export const optionalTime = z.union([z.literal(''), time], { error: 'time' });

/** A page of the site by its English path, or nothing. Whether there is such a page is checked where it is saved. */
export const optionalPath = z
  .string()
  .check(
    z.trim(),
    z.maxLength(120, { error: 'tooLong' }),
    z.regex(/^(?:\/(?!\/|ar(?:\/|$))[\w\-/]*(?:#[\w-]+)?)?$/, { error: 'path' }),
  );

/** A whole number. */
export const whole = (least: number, most: number, error: string) =>
  z.int({ error }).check(z.gte(least, { error }), z.lte(most, { error }));

/** An international number in groups: "+974 4000 0000". */
export const phone = line(24).check(z.regex(/^\+\d{1,4}(?: \d{2,5}){1,5}$/, { error: 'phone' }));
export const optionalPhone = optionalLine(24).check(z.regex(/^(?:\+\d{1,4}(?: \d{2,5}){1,5})?$/, { error: 'phone' }));

export const optionalUrl = z
  .string()
  .check(
    z.trim(),
    z.maxLength(120, { error: 'tooLong' }),
    z.regex(/^(?:https:\/\/[\w-]+(?:\.[\w-]+)+(?:\/[^\s"<>]*)?)?$/, { error: 'url' }),
  );

/** Names with their texts. */
export const factsOf = ({ term, text, most }: { term: number; text: number; most: number }) =>
  z
    .array(z.object({ term: line(term), text: line(text) }), { error: 'required' })
    .check(z.minLength(1, { error: 'required', abort: true }), z.maxLength(most, { error: 'tooMany' }));

/** One entry a line. */
export const linesOf = (length: number, most: number) =>
  z
    .array(line(length), { error: 'required' })
    .check(z.minLength(1, { error: 'required', abort: true }), z.maxLength(most, { error: 'tooMany' }));

/** First and last day of something, in order. */
export const stretch = z.object({ from: day, until: day }).check(({ value, issues }) => {
  if (value.until < value.from) issues.push({ code: 'custom', input: value, path: ['until'], message: 'daysOrder' });
});

const scripts = { en: /[a-z]/i, ar: /\p{Script=Arabic}/u };

/**
 * The schema, with the error `language` where a text of one language has letters of the other alone: it was typed into the wrong field. A text in
 * which nothing can be seen is `required`; of others, what cannot be seen is left out.
 */
export function withTextRules<Content extends object, Schema extends z.ZodMiniType<Content>>(schema: Schema): Schema {
  return schema.check(
    ({ value, issues }) => {
      for (const { path, text } of textsIn(value, [])) {
        const message = text && !hasVisible(text) ? 'required' : isMisplaced(text, path) ? 'language' : null;
        if (message) issues.push({ code: 'custom', input: value, path, message });
      }
    },
    z.overwrite((value) => cleaned(value) as typeof value),
  );
}

type Path = (string | number)[];

function textsIn(value: unknown, path: Path): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((one, index) => textsIn(one, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => textsIn(one, [...path, name]));
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return withoutUnseen(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cleaned(one)]));
}

function isMisplaced(text: string, path: Path): boolean {
  if (path.includes('en')) return scripts.ar.test(text) && !scripts.en.test(text);
  return path.includes('ar') && scripts.en.test(text) && !scripts.ar.test(text);
}
