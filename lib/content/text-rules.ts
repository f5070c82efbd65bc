import * as z from 'zod/mini';
import { hasVisible, withoutUnseen } from '@/lib/text/direction';

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
