/** The form of a kind, made from its schema: each field is typed text, so that nothing typed is lost, whatever it is. */
import * as z from 'zod/mini';
import { toLatinDigits } from '@/lib/text/digits';

/**
 * `day`, `time`: as browsers ask for them. `lines`: one entry a line. `parts`: a name on a line, its text below it, an empty line between two.
 * `markdown`: a text with headings, lists and links. `choices`: numbers or names to tick. `select`: one of them. `check`: yes or no. `photo`: the id of a photograph. `hidden`: comes with the photograph.
 */
export type FieldLook =
  | ('text' | 'number' | 'decimal' | 'day' | 'time')
  | ('lines' | 'parts' | 'markdown' | 'choices' | 'select' | 'check' | 'photo' | 'hidden');

export interface ContentField {
  /** Where it stands in the content: `en.title`. */
  path: string;
  look: FieldLook;
  most?: number;
  choices?: readonly (string | number)[];
}

/** One field, or the same one in both languages. */
export interface FieldGroup {
  /** The path without its language; the name of the label in `desk.content.fields`. */
  name: string;
  shared?: ContentField;
  en?: ContentField;
  ar?: ContentField;
}

export type Typed = Readonly<Record<string, string>>;

interface JsonSchema {
  type?: unknown;
  enum?: (string | number)[];
  const?: unknown;
  anyOf?: JsonSchema[];
  maxLength?: number;
  format?: string;
  pattern?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
}

export function fieldsOf(schema: z.ZodMiniType): ContentField[] {
  return fieldsIn(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema, '');
}

function fieldsIn(whole: JsonSchema, path: string): ContentField[] {
  // What may be left empty is a field all the same.
  const schema = whole.anyOf?.find((one) => one.const !== '') ?? whole;
  const { type, properties, items, maxLength, format, pattern } = schema;
  if (properties) return Object.entries(properties).flatMap(([name, part]) => fieldsIn(part, path ? `${path}.${name}` : name));
  const most = maxLength === undefined ? {} : { most: maxLength };
  if (type === 'array' && items) {
    if (items.enum) return [{ path, look: 'choices', choices: items.enum }];
    return [{ path, look: items.properties ? 'parts' : 'lines' }];
  }
  if (schema.enum) return [{ path, look: 'select', choices: schema.enum }];
  if (type === 'boolean') return [{ path, look: 'check' }];
  if (format === 'markdown') return [{ path, look: 'markdown', ...most }];
  if (format === 'uuid') return [{ path, look: 'photo' }];
  if (format === 'date' || format === 'time') return [{ path, look: format === 'date' ? 'day' : 'time' }];
  if (pattern?.startsWith('^data:')) return [{ path, look: 'hidden' }];
  return [{ path, look: type === 'string' ? 'text' : type === 'number' ? 'decimal' : 'number', ...most }];
}

/** Fields side by side, in the order of the schema. */
export function groupsOf(fields: readonly ContentField[]): FieldGroup[] {
  const groups = new Map<string, FieldGroup>();
  for (const field of fields.filter(({ look }) => look !== 'hidden')) {
    const steps = field.path.split('.');
    const language = steps.find((step) => step === 'en' || step === 'ar');
    const name = steps.filter((step) => step !== language).join('.');
    groups.set(name, { ...groups.get(name), name, [language ?? 'shared']: field });
  }
  return [...groups.values()];
}

export function typedOf(fields: readonly ContentField[], content: unknown): Typed {
  return Object.fromEntries(fields.map(({ path, look }) => [path, textOf(look, valueAt(content, path))]));
}

export function valueAt(content: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce((value: unknown, step) => (typeof value === 'object' && value ? Reflect.get(value, step) : undefined), content);
}

function textOf(look: FieldLook, value: unknown): string {
  if (!Array.isArray(value)) return value === undefined || value === null ? '' : String(value);
  if (look === 'parts') return value.map(({ term, text }) => `${term}\n${text}`).join('\n\n');
  return value.join(look === 'choices' ? ',' : '\n');
}

/** What was typed in the shape of the schema, which checks it. */
export function contentOf(fields: readonly ContentField[], typed: Typed): object {
  const content: Record<string, unknown> = {};
  for (const { path, look, choices = [] } of fields) {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    const place = steps.reduce((level, step) => {
      level[step] ??= {};
      return level[step] as Record<string, unknown>;
    }, content);
    place[last] = look === 'choices' ? ticked(choices, typed[path]) : readText(look, typed[path] ?? '');
  }
  return content;
}

function readText(look: FieldLook, text: string): unknown {
  if (look === 'number') return /^\d{1,9}$/.test(readDigits(text)) ? Number(readDigits(text)) : Number.NaN;
  if (look === 'decimal') return /^-?\d{1,9}(?:\.\d{1,6})?$/.test(readDigits(text)) ? Number(readDigits(text)) : Number.NaN;
  if (look === 'check') return text === 'true';
  if (look === 'lines') return linesOf(text);
  // Whoever leaves out the empty line is told of a name without a text.
  if (look === 'parts') return blocksOf(text).map(([term = '', ...rest]) => ({ term, text: rest.join(' ') }));
  return text;
}

const ticked = (choices: readonly (string | number)[], text = '') =>
  text.split(',').flatMap((one) => choices.find((choice) => String(choice) === one) ?? []);

/** A comma stands between thousands only: 150,50 is not read as 15050. */
function readDigits(text: string): string {
  const latin = toLatinDigits(text).trim().replaceAll('٬', ',').replace('٫', '.');
  return /^-?\d{1,3}(?:[,\s]\d{3})+(?:\.\d+)?$/.test(latin) ? latin.replace(/[,\s]/g, '') : latin;
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function blocksOf(text: string): string[][] {
  const blocks: string[][] = [[]];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line) blocks.at(-1)?.push(line);
    else blocks.push([]);
  }
  return blocks.filter((block) => block.length > 0);
}

/** The field an error belongs to: `en.days.2.text` is of `en.days`; of a missing group it is the first. */
export function fieldAt(fields: readonly ContentField[], path: string): ContentField | undefined {
  const isIn = (inner: string, outer: string) => inner === outer || inner.startsWith(`${outer}.`);
  return fields.find((field) => isIn(path, field.path)) ?? fields.find((field) => isIn(field.path, path));
}

export interface Difference {
  path: string;
  before: string;
  after: string;
}

/** The fields that differ, as they are typed. */
export function differences(fields: readonly ContentField[], before: Typed, after: Typed): Difference[] {
  return fields.flatMap(({ path, look }) => {
    if (look === 'hidden') return [];
    const [was, is] = [before[path] ?? '', after[path] ?? ''];
    return was === is ? [] : [{ path, before: was, after: is }];
  });
}

/** Whether both have one name, in either language. */
export const isNamesake = (one: unknown, other: unknown): boolean =>
  (['en', 'ar'] as const).some((language) => {
    const [name, taken] = [one, other].map((content) => nameIn(content, language)?.trim().toLowerCase());
    return Boolean(name) && name === taken;
  });

/** What a text is called: its name, its title, or what it shows. */
export function nameIn(content: unknown, language: 'en' | 'ar'): string | undefined {
  const names = [`name.${language}`, `${language}.headline`, `${language}.title`, `${language}.alt`].map((path) =>
    valueAt(content, path),
  );
  return names.find((name): name is string => typeof name === 'string' && name !== '');
}
