import type * as z from 'zod/mini';

const scripts = { en: /[a-z]/i, ar: /\p{Script=Arabic}/u };

/** The schema, with the error `language` where a text of one language has letters of the other alone: it was typed into the wrong field. */
export function inItsLanguage<Schema extends z.ZodMiniType<object>>(schema: Schema): Schema {
  return schema.check(({ value, issues }) => {
    for (const path of misplaced(value, [])) issues.push({ code: 'custom', input: value, path, message: 'language' });
  });
}

function misplaced(value: unknown, path: (string | number)[]): (string | number)[][] {
  if (typeof value === 'string') return isMisplaced(value, path) ? [path] : [];
  if (Array.isArray(value)) return value.flatMap((one, index) => misplaced(one, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => misplaced(one, [...path, name]));
}

function isMisplaced(text: string, path: (string | number)[]): boolean {
  if (path.includes('en')) return scripts.ar.test(text) && !scripts.en.test(text);
  return path.includes('ar') && scripts.en.test(text) && !scripts.ar.test(text);
}
