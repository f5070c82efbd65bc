/**
 * Content as a file, out and in: CSV for a spreadsheet, one kind at a time, and JSON of everything. What comes in is planned first; each entry that
 * changes something becomes a draft (docs/product/desk.md).
 */
import Papa from 'papaparse';
import * as z from 'zod/mini';
import { fieldErrors } from '@/lib/network/http';
import type { AllContent } from './all-content';
import { contentOf, type Difference, differences, fieldsOf, type Typed, typedOf } from './fields';
import { type ContentKind, contentKinds, hasKey, type KindName, kindNames } from './kinds';

export interface Entry {
  kind: KindName;
  key: string;
  content: object;
}

type Known = Pick<AllContent, 'latestOf' | 'liveOf'>;

/** Of an entry, or of the whole file where nothing of it can be read. */
export type ImportError = 'unknownKey' | 'unknownKind' | 'twice' | 'notReadable' | 'noKeys' | 'unknownColumn' | 'workbook';

export interface PlannedEntry {
  /** The row of the spreadsheet, its heading being row 1; the place in the list of a JSON file. */
  row: number;
  kind: KindName;
  key: string;
  /** The latest version; 0 for none. */
  seen: number;
  /** As the schema reads it; null where something is wrong. */
  content: object | null;
  differences: Difference[];
  /** An error of a field is a key of `desk.content.errors`, as its schema gives it. */
  errors: { path: string | null; error: string }[];
}

export type ImportPlan = { entries: PlannedEntry[] } | { error: ImportError; column?: string };

const keyColumn = 'key';

/** For a spreadsheet, with a byte order mark, so that programs read it as UTF-8. A text that begins like a formula gets an apostrophe. */
export function csvOf(kind: KindName, entries: readonly Omit<Entry, 'kind'>[]): string {
  const fields = fieldsOf(contentKinds[kind].schema);
  const rows = entries.map(({ key, content }) => ({ [keyColumn]: key, ...typedOf(fields, content) }));
  const columns = [keyColumn, ...fields.map(({ path }) => path)];
  return `\uFEFF${Papa.unparse(rows, { columns, escapeFormulae: true, newline: '\r\n' })}`;
}

/** Excel on a computer in Arabic saves CSV in Windows-1256, and as "Unicode" in UTF-16; null for a workbook. */
export function readText(file: ArrayBuffer): string | null {
  const [first, second] = new Uint8Array(file);
  // The marks of .xlsx and .xls.
  if ((first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf)) return null;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1256').decode(file);
  }
}

/** What a spreadsheet would change. A column that is left out keeps what visitors see, or the draft where they see nothing yet. */
export function planCsv(kind: KindName, text: string, known: Known): ImportPlan {
  const { data, meta } = Papa.parse<Typed>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim(),
  });
  const fields = fieldsOf(contentKinds[kind].schema);
  const columns = meta.fields ?? [];
  if (!columns.includes(keyColumn)) return { error: 'noKeys' };
  const column = columns.find((name) => name && name !== keyColumn && !fields.some(({ path }) => path === name));
  if (column) return { error: 'unknownColumn', column };
  const planned = data.map((cells, index) => {
    const key = cells[keyColumn]?.trim() ?? '';
    const given = Object.fromEntries(
      fields.flatMap(({ path }) => (cells[path] === undefined ? [] : [[path, plainText(cells[path])]])),
    );
    const typed = { ...typedOf(fields, shownOf(known, kind, key)), ...given };
    return plan({ kind, key, content: contentOf(fields, typed) }, index + 2, known, given);
  });
  return { entries: onceEach(planned) };
}

/** What visitors see, or the latest draft where they see nothing yet. */
export const shownOf = (known: Known, kind: KindName, key: string): object | undefined =>
  known.liveOf(kind, key) ?? known.latestOf(kind, key)?.content;

const plainText = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '').replaceAll('\r\n', '\n');

const exchanged = z.object({
  format: z.literal('karam-content-1'),
  entries: z.array(z.object({ kind: z.string(), key: z.string(), content: z.looseObject({}) })),
});

export function jsonOf(entries: readonly Entry[]): string {
  return `${JSON.stringify({ format: 'karam-content-1', entries }, null, 2)}\n`;
}

/** What a file of `jsonOf` would change. */
export function planJson(text: string, known: Known): ImportPlan {
  let read: unknown;
  try {
    read = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { error: 'notReadable' };
  }
  const file = exchanged.safeParse(read);
  if (!file.success) return { error: 'notReadable' };
  const planned = file.data.entries.map(({ kind: name, key, content }, index) => {
    const kind = kindNames.find((one) => one === name);
    if (kind) return plan({ kind, key, content }, index + 1, known);
    return { ...nothing(index + 1, name as KindName, key), errors: [{ path: null, error: 'unknownKind' }] };
  });
  return { entries: onceEach(planned) };
}

const nothing = (row: number, kind: KindName, key: string): PlannedEntry => ({
  ...{ row, kind, key, seen: 0, content: null, differences: [], errors: [] },
});

/** `given`: what stands in the file, where that is not the whole. What visitors see already is no change, whatever waits as a draft. */
function plan({ kind, key, content }: Entry, row: number, known: Known, given?: Typed): PlannedEntry {
  const { schema }: ContentKind = contentKinds[kind];
  const latest = known.latestOf(kind, key);
  const entry = { ...nothing(row, kind, key), seen: latest?.version ?? 0 };
  if (!latest && !hasKey(contentKinds[kind], key)) return { ...entry, errors: [{ path: null, error: 'unknownKey' }] };
  const read = schema.safeParse(content);
  if (!read.success) {
    const errors = fieldErrors(read.error.issues).map(({ path, message }) => ({ path, error: message }));
    return { ...entry, errors };
  }
  const fields = fieldsOf(schema);
  const typed = typedOf(fields, read.data);
  const live = typedOf(fields, known.liveOf(kind, key));
  const isLive = Object.entries(given ?? typed).every(([path, text]) => live[path] === text);
  return {
    ...entry,
    content: read.data,
    differences: isLive ? [] : differences(fields, typedOf(fields, shownOf(known, kind, key)), typed),
  };
}

/** The second of two entries of one key is refused: it would overwrite the first. */
function onceEach(entries: readonly PlannedEntry[]): PlannedEntry[] {
  const seen = new Set<string>();
  return entries.map((entry) => {
    const name = `${entry.kind}/${entry.key}`;
    if (!seen.has(name)) {
      seen.add(name);
      return entry;
    }
    return { ...entry, content: null, errors: [{ path: null, error: 'twice' }] };
  });
}
